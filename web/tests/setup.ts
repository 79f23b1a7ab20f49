import { afterEach, beforeEach } from 'vitest'
import { cleanup } from '@testing-library/svelte'
import { speech } from '../src/text/text.svelte'

beforeEach(async () => {
  localStorage.clear()
  await speech.speak('en')
})

afterEach(() => cleanup())
