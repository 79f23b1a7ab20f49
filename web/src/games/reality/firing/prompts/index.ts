/** The question of the firing phase as a picture. */
export { default } from './FirePrompt.svelte'
