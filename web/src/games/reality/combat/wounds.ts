import type { GameEvent } from '../../../api/types'

/** An injury, from being dealt out to what it cost. */
export interface Wound {
  figure: number
  /** The friend whose rampage it was. */
  by: number | null
  /** The die of luck; null: not thrown, or not yet. */
  luck: { roll: number; lucky: boolean } | null
  /** What it cost, and the life that was left. */
  hurt: { damage: number; life: number } | null
}

export const newWound = (figure: number, by: number | null = null): Wound => ({ figure, by, luck: null, hurt: null })

/** A die of luck belongs to the first injury of its figure that has none. */
export function addLuck(wounds: readonly Wound[], { figure, roll, lucky }: GameEvent): void {
  const wound = wounds.find((one) => one.figure === figure && !one.luck)
  if (wound) wound.luck = { roll: Number(roll), lucky: lucky === true }
}

/** Lost life belongs to the first injury of its figure that no luck has avoided; whether there is one. */
export function addHurt(wounds: readonly Wound[], { figure, damage, life }: GameEvent): boolean {
  const wound = wounds.find((one) => one.figure === figure && one.luck && !one.luck.lucky && !one.hurt)
  if (wound) wound.hurt = { damage: Number(damage), life: Number(life) }
  return wound !== undefined
}
