/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Whether the kit is part of this build. */
declare const __KIT__: boolean

/** Made by `scripts/texts.ts`. */
declare module 'virtual:texts' {
  /** By language and locale file, such as `en/web`: the download of the bundle that has it. */
  export const FILES: Record<string, () => Promise<{ default: Record<string, string> }>>
}
