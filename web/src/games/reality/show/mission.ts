import { isStanding, type RealityView } from '../model/view'

/** What has become of a drum. */
export type DrumState = { state: 'free' } | { state: 'carried' | 'delivered'; seat: number | null }

export function drumStates({ drums, figures }: RealityView): DrumState[] {
  return drums.map(({ carrier, delivered }) => {
    if (delivered !== null) return { state: 'delivered', seat: delivered }
    return carrier === null ? { state: 'free' } : { state: 'carried', seat: figures[carrier]?.side ?? null }
  })
}

/** What has become of Susan in a rescue. */
export function susanState({ figures }: RealityView): { state: 'captive' | 'freed' | 'down' | 'gone'; seat: number | null } {
  const susan = figures.findLast(({ character }) => character === 'susan')
  if (!susan) return { state: 'gone', seat: null }
  if (susan.state.includes('down')) return { state: 'down', seat: null }
  if (susan.state.includes('gone')) return { state: 'gone', seat: susan.side }
  return { state: susan.side === null ? 'captive' : 'freed', seat: susan.side }
}

/** How many of a team are on their feet, and how many have fallen. */
export function muster({ figures }: RealityView, seat: number): { standing: number; fallen: number } {
  const team = figures.filter(({ side }) => side === seat)
  return { standing: team.filter(isStanding).length, fallen: team.filter(({ state }) => state.includes('down')).length }
}
