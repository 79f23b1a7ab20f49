import { isLanguage, languageOf, type Language } from '../text/sources'
import { localization } from '../text/text.svelte'

export const THEMES = ['system', 'paper', 'night'] as const
export const PALETTES = ['usual', 'blue-orange', 'red-teal'] as const
export const MOTIONS = ['system', 'full', 'still'] as const
/** How fast events are shown one after the other. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const
/** What stands between a click and an action: nothing, a short while in which it can be stopped, or a second click. */
export const GUARDS = ['none', 'grace', 'confirm'] as const
export type Guard = (typeof GUARDS)[number]
export type Theme = (typeof THEMES)[number]
export type Palette = (typeof PALETTES)[number]
export type Motion = (typeof MOTIONS)[number]
export type Speed = (typeof SPEEDS)[number]

const KEY = 'euphoria-settings'

/** The settings of the page, stored in the browser. */
interface StoredSettings {
  language: Language
  theme: Theme
  palette: Palette
  motion: Motion
  speed: Speed
  sound: boolean
  /** Of the sounds, from 0 to 100. */
  volume: number
  guard: Guard
  /** Whether the only choice is taken by itself, where nobody learns anything by it. */
  single: boolean
  large: boolean
  /** Whether choices are always a plain list, though the game has pictures for them. */
  lists: boolean
  /** Whether a board that can be read as a list is one. */
  boardList: boolean
}

function defaults(): StoredSettings {
  return {
    language: languageOf(navigator.languages),
    theme: 'system',
    palette: 'usual',
    motion: 'system',
    speed: 'normal',
    sound: false,
    volume: 60,
    guard: 'none',
    single: true,
    large: false,
    lists: false,
    boardList: false,
  }
}

/** Parses stored settings; unknown or missing values get their defaults. */
export function parseSettings(stored: string | null): StoredSettings {
  const settings = defaults()
  let found: Record<string, unknown> = {}
  try {
    found = (JSON.parse(stored ?? '{}') ?? {}) as Record<string, unknown>
  } catch {
    // Not valid JSON: use the defaults.
  }
  const language = found['language']
  if (typeof language === 'string' && isLanguage(language)) settings.language = language
  settings.theme = THEMES.find((theme) => theme === found['theme']) ?? settings.theme
  settings.palette = PALETTES.find((palette) => palette === found['palette']) ?? settings.palette
  settings.motion = MOTIONS.find((motion) => motion === found['motion']) ?? settings.motion
  settings.speed = SPEEDS.find((speed) => speed === found['speed']) ?? settings.speed
  const volume = found['volume']
  if (typeof volume === 'number' && volume >= 0 && volume <= 100) settings.volume = volume
  for (const name of ['sound', 'single', 'large', 'lists', 'boardList'] as const) {
    if (typeof found[name] === 'boolean') settings[name] = found[name]
  }
  // Until there were three ways, `confirm` was a switch.
  settings.guard = GUARDS.find((guard) => guard === found['guard']) ?? (found['confirm'] === true ? 'confirm' : settings.guard)
  return settings
}

class Settings {
  #stored = $state<StoredSettings>(defaults())
  readonly #dark = matchMedia('(prefers-color-scheme: dark)')
  readonly #reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

  get language(): Language {
    return this.#stored.language
  }
  get theme(): Theme {
    return this.#stored.theme
  }
  get palette(): Palette {
    return this.#stored.palette
  }
  get motion(): Motion {
    return this.#stored.motion
  }
  get speed(): Speed {
    return this.#stored.speed
  }
  get sound(): boolean {
    return this.#stored.sound
  }
  get volume(): number {
    return this.#stored.volume
  }
  get guard(): Guard {
    return this.#stored.guard
  }
  get single(): boolean {
    return this.#stored.single
  }
  get large(): boolean {
    return this.#stored.large
  }
  get lists(): boolean {
    return this.#stored.lists
  }
  get boardList(): boolean {
    return this.#stored.boardList
  }

  /** Whether motion is replaced by fades. */
  get still(): boolean {
    return this.motion === 'still' || (this.motion === 'system' && this.#reducedMotion.matches)
  }

  /** Load the stored settings and apply them. */
  async begin(): Promise<void> {
    this.#stored = parseSettings(localStorage.getItem(KEY))
    for (const query of [this.#dark, this.#reducedMotion]) query.addEventListener('change', () => this.#apply())
    this.#apply()
    await localization.setLanguage(this.language)
  }

  async change(changes: Partial<StoredSettings>): Promise<void> {
    Object.assign(this.#stored, changes)
    localStorage.setItem(KEY, JSON.stringify(this.#stored))
    this.#apply()
    if (changes.language) await localization.setLanguage(changes.language)
  }

  #apply(): void {
    const { dataset } = document.documentElement
    const night = this.theme === 'night' || (this.theme === 'system' && this.#dark.matches)
    dataset['theme'] = night ? 'night' : 'paper'
    dataset['palette'] = this.palette
    dataset['large'] = this.large ? 'yes' : 'no'
    dataset['still'] = this.still ? 'yes' : 'no'
  }
}

export const settings = new Settings()
