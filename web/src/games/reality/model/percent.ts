/** A chance in whole percent, as it is written. */
export const percentOf = (chance: number) => Math.round(chance * 100)
