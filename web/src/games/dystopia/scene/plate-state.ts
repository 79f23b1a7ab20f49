/** `legal`: it can be picked now. `picked`: it was. `pointed`: the choice that is pointed at goes there. */
export type PlateState = 'calm' | 'legal' | 'picked' | 'pointed'
