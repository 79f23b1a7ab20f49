/** The life of each character at the start of a show, without upgrades. */
const LIFE: Record<string, number> = {
  nikolai: 150,
  kabuki: 150,
  madeleine: 100,
  odonell: 120,
  richelle: 100,
  sooyoung: 100,
  blanca: 100,
  centinel: 100,
  scauter: 120,
  arendal: 120,
  doc: 100,
  mycky: 200,
  susan: 100,
  kobayhisi: 100,
  benkei: 50,
  cat: 1,
}

export function mostLife(character: string): number {
  return LIFE[character] ?? 100
}
