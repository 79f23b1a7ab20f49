import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { chunks } from './scripts/chunks.ts'
import { texts } from './scripts/texts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const server = process.env['EUPHORIA_SERVER'] ?? 'http://127.0.0.1:8000'

// The kit is for whoever works on the page: `vite dev` serves it, a build has it only if asked (EUPHORIA_KIT=1).
const withKit = (command: string) => command === 'serve' || process.env['EUPHORIA_KIT'] === '1'

export default defineConfig(({ command }) => ({
  plugins: [svelte(), texts(`${root}locales`, `${root}web/src`)],
  define: { __KIT__: JSON.stringify(withKit(command)) },
  resolve: { conditions: ['browser'] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The content security policy allows files of this site only, so nothing is inlined as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: {
    fs: { allow: [root] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts', 'tests/**/*.test.svelte.ts'],
    setupFiles: ['tests/setup.ts'],
    // On a busy machine much takes long: no test is right by being quick.
    testTimeout: 30_000,
  },
}))
