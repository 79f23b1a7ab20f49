/** The pictures of combat and of templates. They are downloaded when the first of them is asked for. */
export { default as DirectionPrompt } from './DirectionPrompt.svelte'
export { default as FigurePrompt } from './FigurePrompt.svelte'
export { default as FleePrompt } from './FleePrompt.svelte'
export { default as StrikePrompt } from './StrikePrompt.svelte'
export { default as TemplatePrompt } from './TemplatePrompt.svelte'
export { default as YesNoPrompt } from './YesNoPrompt.svelte'
