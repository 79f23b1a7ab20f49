/** Every word that a person reads is in a .ftl file, and every one that is there is used. */
import { FluentParser } from '@fluent/syntax'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'svelte/compiler'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, OWN_NAMES } from '../src/text/sources'

const SOURCE = join(__dirname, '../src')
const LOCALES = join(__dirname, '../../locales')
const LETTERS = /\p{L}{2,}/u
/** Attributes and properties that a person reads or hears. */
const READ = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label', 'about', 'text']
/** What a person does not read as words. */
const UNREAD_ELEMENTS = ['style', 'script']

function files(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => join(folder, path))
}

interface Found {
  type: string
  name?: string
  data?: string
  value?: unknown
  [field: string]: unknown
}

/** Literal texts in a component's markup. */
export function literals(source: string): string[] {
  const found: string[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (typeof node !== 'object' || node === null) return
    const one = node as Found
    if (UNREAD_ELEMENTS.includes(one.name ?? '') && one.type === 'RegularElement') return
    if (one.type === 'Text' && LETTERS.test(one.data ?? '')) found.push(one.data!.trim())
    const unread = one.type === 'StyleDirective' || (one.type === 'Attribute' && !READ.includes(one.name ?? ''))
    if (unread) {
      // Markup may stand in the value, never words.
      if (Array.isArray(one.value)) return walk(one.value.filter((part: Found) => part.type !== 'Text'))
    }
    for (const [field, value] of Object.entries(one)) if (field !== 'metadata') walk(value)
  }
  const tree = parse(source, { modern: true })
  walk(tree.fragment)
  return found
}

function keysOf(language: string, part: string): Set<string> {
  const source = readFileSync(join(LOCALES, language, `${part}.ftl`), 'utf8')
  const body = new FluentParser().parse(source).body
  return new Set(body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : [])))
}

const sources = [...files(SOURCE, '.svelte'), ...files(SOURCE, '.ts')].map((path) => readFileSync(path, 'utf8'))

describe('the words of the page', () => {
  it.each(files(SOURCE, '.svelte'))('%s has no words of its own', (path) => {
    expect(literals(readFileSync(path, 'utf8'))).toEqual([])
  })

  it('finds words where they are', () => {
    const markup = '<p class="quiet word">{t("web-name")} Hello</p><Field label="Your name" />{#if a}<b>there</b>{/if}'
    expect(literals(markup)).toEqual(['Hello', 'Your name', 'there'])
  })

  const PARTS = ['web', 'leaders-board', 'reality-editor', 'reality-measuring']

  it.each(PARTS)('are all there, in every language: %s', (part) => {
    const key = new RegExp(`(?<=['"\`])${part}-[a-z0-9-]*[a-z0-9](?=['"\`])`, 'g')
    const named = new Set(sources.flatMap((source) => source.match(key) ?? []))
    const english = keysOf('en', part)
    expect([...named].filter((key) => !english.has(key))).toEqual([])
    for (const language of LANGUAGES) expect([language, ...keysOf(language, part)].sort()).toEqual([language, ...english].sort())
  })

  it('are in the languages that have a folder, each under its own name', () => {
    expect([...LANGUAGES].sort()).toEqual(readdirSync(LOCALES).sort())
    expect(LANGUAGES[0]).toBe('en')
    expect(OWN_NAMES).toMatchObject({ en: 'English', es: 'Español' })
  })

  it.each(PARTS)('are all used: %s', (part) => {
    const key = new RegExp(`(?<=['"\`])${part}-[a-z0-9-]*(?=['"\`])`, 'g')
    const made = new RegExp(`(?<=\`)${part}-[^\`]*\\$\\{[^\`]*(?=\`)`, 'g')
    const whole = new Set(sources.flatMap((source) => source.match(key) ?? []))
    const patterns = sources.flatMap((source) => source.match(made) ?? [])
    const shapes = patterns.map((one) => new RegExp(`^${one.replace(/\$\{[^}]*\}/g, '[a-z0-9_-]+')}$`))
    const unused = [...keysOf('en', part)].filter((key) => !whole.has(key) && !shapes.some((shape) => shape.test(key)))
    expect(unused).toEqual([])
  })
})
