import { Shelf } from '../../../../state/drafts/shelf'
import type { Texts } from './draft'

/** Tables that somebody has drawn, kept in this browser. */
export const ownTables = new Shelf<Texts>('euphoria-tables', 'euphoria-table-drawn', (title): title is Texts => typeof title === 'object' && title !== null)
