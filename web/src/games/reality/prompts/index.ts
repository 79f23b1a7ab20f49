/** The pictures of this game's questions: see `GamePrompt`. */
export { default } from './RealityPrompt.svelte'
export { knows } from './pictures'
