import { isLanguage, languageOf, type Language } from '../text/sources'
import { localization } from '../text/text.svelte'

export const THEMES = ['system', 'paper', 'night'] as const
export const PALETTES = ['usual', 'blue-orange', 'red-teal'] as const
export const MOTIONS = ['system', 'full', 'still'] as const
export type Theme = (typeof THEMES)[number]
export type Palette = (typeof PALETTES)[number]
export type Motion = (typeof MOTIONS)[number]

const KEY = 'euphoria-settings'

/** What this person has chosen about the page, kept in this browser. */
interface Kept {
  language: Language
  theme: Theme
  palette: Palette
  motion: Motion
  sound: boolean
  confirm: boolean
  large: boolean
}

function usual(): Kept {
  return {
    language: languageOf(navigator.languages),
    theme: 'system',
    palette: 'usual',
    motion: 'system',
    sound: false,
    confirm: false,
    large: false,
  }
}

/** What was stored, as far as it still means something. */
export function readKept(stored: string | null): Kept {
  const kept = usual()
  let found: Record<string, unknown> = {}
  try {
    found = (JSON.parse(stored ?? '{}') ?? {}) as Record<string, unknown>
  } catch {
    // Somebody else wrote there: begin anew.
  }
  const language = found['language']
  if (typeof language === 'string' && isLanguage(language)) kept.language = language
  kept.theme = THEMES.find((theme) => theme === found['theme']) ?? kept.theme
  kept.palette = PALETTES.find((palette) => palette === found['palette']) ?? kept.palette
  kept.motion = MOTIONS.find((motion) => motion === found['motion']) ?? kept.motion
  for (const name of ['sound', 'confirm', 'large'] as const) {
    if (typeof found[name] === 'boolean') kept[name] = found[name]
  }
  return kept
}

class Settings {
  #kept = $state<Kept>(usual())
  readonly #dark = matchMedia('(prefers-color-scheme: dark)')
  readonly #calm = matchMedia('(prefers-reduced-motion: reduce)')

  get language(): Language {
    return this.#kept.language
  }
  get theme(): Theme {
    return this.#kept.theme
  }
  get palette(): Palette {
    return this.#kept.palette
  }
  get motion(): Motion {
    return this.#kept.motion
  }
  get sound(): boolean {
    return this.#kept.sound
  }
  get confirm(): boolean {
    return this.#kept.confirm
  }
  get large(): boolean {
    return this.#kept.large
  }

  /** Whether nothing should travel, turn or tumble: it fades instead. */
  get still(): boolean {
    return this.motion === 'still' || (this.motion === 'system' && this.#calm.matches)
  }

  /** Read what was chosen before, and look like it. */
  async begin(): Promise<void> {
    this.#kept = readKept(localStorage.getItem(KEY))
    for (const wish of [this.#dark, this.#calm]) wish.addEventListener('change', () => this.#show())
    this.#show()
    await localization.setLanguage(this.language)
  }

  async change(changes: Partial<Kept>): Promise<void> {
    Object.assign(this.#kept, changes)
    localStorage.setItem(KEY, JSON.stringify(this.#kept))
    this.#show()
    if (changes.language) await localization.setLanguage(changes.language)
  }

  #show(): void {
    const { dataset } = document.documentElement
    const night = this.theme === 'night' || (this.theme === 'system' && this.#dark.matches)
    dataset['theme'] = night ? 'night' : 'paper'
    dataset['palette'] = this.palette
    dataset['large'] = this.large ? 'yes' : 'no'
    dataset['still'] = this.still ? 'yes' : 'no'
  }
}

export const settings = new Settings()
