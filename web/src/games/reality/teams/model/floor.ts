import type { Language, TeamOffer } from '../../../../api/types'

interface Element {
  name: string
  label: Readonly<Record<string, string>>
  outline: readonly (readonly [number, number])[]
  kind: string
}

/** The floor of a table, as far as the team builder draws it. Lengths are quarter inches. */
export interface Floor {
  width: number
  depth: number
  elements: readonly Element[]
}

export function floorOf(offer: TeamOffer): Floor {
  return offer.scenery as unknown as Floor
}

/** The scenery of a table, for a list; those that are called alike have a number. */
export function elementNames(offer: TeamOffer | null, language: Language): { value: string; label: string }[] {
  if (!offer) return []
  const counted = new Map<string, number>()
  const all = floorOf(offer).elements.map(({ name, label }) => ({ value: name, label: label[language] ?? name }))
  const isTwin = (said: string) => all.filter(({ label }) => label === said).length > 1
  return all.map(({ value, label }) => {
    if (!isTwin(label)) return { value, label }
    const number = (counted.get(label) ?? 0) + 1
    counted.set(label, number)
    return { value, label: `${label} ${number}` }
  })
}
