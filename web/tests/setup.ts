import { cleanup } from '@testing-library/svelte'
import { afterEach, beforeEach } from 'vitest'
import { localization } from '../src/text/text.svelte'

beforeEach(async () => {
  localStorage.clear()
  await localization.setLanguage('en')
})

afterEach(() => cleanup())
