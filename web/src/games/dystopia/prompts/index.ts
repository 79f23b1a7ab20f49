/** The pictures of this game's questions: see `GamePrompt`. */
export { default } from './DystopiaPrompt.svelte'
export { knows } from './kinds'
export { composed } from '../trade'
