/** Words follow the edition that is played. */
import { afterEach, describe, expect, it } from 'vitest'
import { kindName, playerLabel, teamName } from '../src/games/leaders/model/labels'
import type { LeadersView, Player } from '../src/games/leaders/model/view'
import { rulesPage } from '../src/state/rulebook.svelte'
import { localization, t } from '../src/text/text.svelte'

const OWN = {
  en: { A: ['Ray guns', 'ray gun', 'Wastelander', 'Subterran leader'], B: ['Lasers', 'laser', 'Anarchist', 'Subterran leader'] },
  es: {
    A: ['Pistolas de rayos', 'pistola de rayos', 'Habitante del Yermo', 'líder subterráneo'],
    B: ['Láseres', 'láser', 'Anarquista', 'líder Subterra'],
  },
} as const

describe('the words of an edition', () => {
  let leave = () => {}
  afterEach(() => leave())

  it.each(['en', 'es'] as const)('are those of the table on the page, in %s', async (language) => {
    await localization.setLanguage(language)
    await localization.load('leaders', 'leaders-board')
    for (const edition of ['A', 'B'] as const) {
      leave = localization.useEdition(edition)
      const [guns, gun, wastelander, leader] = OWN[language][edition]
      const armed = { seat: 1, wastelander: true, gun: true, aim: 0, hand: 1 } as Player
      const view = { active: 0, asked: { seats: [] as number[] }, options: { edition } } as unknown as LeadersView
      expect(t('web-option-leaders-guns')).toBe(guns)
      expect(t('leaders-board-my-gun')).toContain(gun)
      expect(teamName('wastelander')).toBe(wastelander)
      expect(kindName('subterran-leader')).toBe(leader)
      expect(playerLabel(view, armed, ['Ana', 'Ben'], 0)).toContain(gun)
      expect(playerLabel(view, armed, ['Ana', 'Ben'], 0)).toContain(wastelander)
      leave()
    }
    expect(t('web-option-leaders-guns')).toBe(OWN[language].B[0])
  })

  it('are those of the rules that a table links to', () => {
    expect(rulesPage('leaders', 'A')).toBe('/rules/leaders?edition=A')
    expect(rulesPage('leaders', null)).toBe('/rules/leaders')
  })
})
