/** What a table shows of the game, in one download: each part that is loaded by itself would be a file more. */
export { default as Board } from './board/Board.svelte'
export * as prompt from './prompts'
export { default as SeatDetails } from './seats/SeatDetails.svelte'
export { default as Standings } from './seats/Standings.svelte'
