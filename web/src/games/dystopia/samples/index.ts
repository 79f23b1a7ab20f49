import type { Card, Language } from '../../../api/types'
import type { SampleQuestion } from '../../samples'
import cardsByLanguage from './cards.json'
import everyQuestion from './questions.json'

export { default as Boards } from './Boards.svelte'
export { default as Pieces } from './Pieces.svelte'

/** Every question of the rules by its name, as the server asks it (`tools/question_samples.py`). */
export const questions = everyQuestion as unknown as Readonly<Record<string, SampleQuestion>>

/** The cards that they name, and some of each kind. */
export const cards = cardsByLanguage as unknown as Readonly<Record<Language, readonly Card[]>>
