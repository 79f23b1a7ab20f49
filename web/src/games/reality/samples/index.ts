/** What shows this game on the `/kit` page. */
export { default as Boards } from './Boards.svelte'
export { default as Pieces } from './Pieces.svelte'
