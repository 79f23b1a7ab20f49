/** The pictures of moving, and of what is set up. They are downloaded when the first of them is asked for. */
export { default as GoalPrompt } from './GoalPrompt.svelte'
export { default as PlacePrompt } from './PlacePrompt.svelte'
export { default as PositionPrompt } from './PositionPrompt.svelte'
export { default as SidePrompt } from './SidePrompt.svelte'
