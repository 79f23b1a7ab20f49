/** How many of the last seconds are ticked. */
const SECONDS = 10
/** A timer that would run longer than this is none of this page's life: a clock of days. */
const LONGEST = 2 ** 31 - 1

/** In how many milliseconds from now the last seconds of a clock tick, given the milliseconds that are left on it. */
export function ticksAt(left: number): number[] {
  return Array.from({ length: SECONDS }, (_, n) => left - 1000 * (SECONDS - n)).filter((later) => later >= 0 && later <= LONGEST)
}
