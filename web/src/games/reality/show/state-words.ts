import { t } from '../../../text/text.svelte'
import { deedsOf } from '../model/turn-marks'
import type { Figure, RealityView } from '../model/view'

/** Flags that have their words at a figure, what lasts longest first; what is done each turn comes last. */
const TOLD = ['prone', 'massacre', 'fascinated', 'hidden', 'shielded', 'berserk', 'stunned', 'adrenaline', 'late'] as const

/** What is to be known of a figure in a few words: what it carries, how it is, what it has done. */
export function stateWords(view: RealityView, figure: Figure): string[] {
  const flags = [...figure.state, ...figure.this_turn]
  return [
    ...(figure.side !== null && view.players[figure.side]?.leader === figure.figure ? [t('reality-board-leader')] : []),
    ...(figure.carries === null ? [] : [t(`reality-board-carries-${'drum' in figure.carries ? 'drum' : 'body'}`)]),
    ...(figure.fight === null ? [] : [t('reality-board-in-fight')]),
    ...TOLD.filter((flag) => flags.includes(flag)).map((flag) => t(`reality-board-state-${flag}`)),
    ...deedsOf(figure).map((deed) => t(`reality-board-deed-${deed}`)),
  ]
}
