import { Shelf } from '../../../state/drafts/shelf'

/** Teams that somebody has put together, kept in this browser as team files. */
export const ownTeams = new Shelf<string>('euphoria-teams', 'euphoria-team-cast', (title): title is string => typeof title === 'string')

/** Who is in a team, and who leads it, by the lines of its file: for a picture of it. */
export function castOf(text: string): { characters: string[]; leader: string | null } {
  return {
    characters: [...text.matchAll(/^character = "([\w-]+)"$/gm)].map(([, character = '']) => character),
    leader: /^leader = "([\w-]+)"$/m.exec(text)?.[1] ?? null,
  }
}
