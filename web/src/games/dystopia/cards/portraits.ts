import { CLOTHES, EYES, FACE, HAIR, HATS, MOUTHS, NECK, SKINS, type Shape } from './portrait-parts'

interface Look {
  skin: number
  hair: keyof typeof HAIR
  colour: string
  hat: keyof typeof HATS
  eyes: keyof typeof EYES
  mouth: keyof typeof MOUTHS
}

const COLOURS = { black: '#26201c', brown: '#5a3a22', red: '#a8481c', fair: '#d9b25a', grey: '#a9a39a', white: '#ece7dc', teal: '#2f6f78' }

/** What each recruit looks like, by their trade: skin, hair and its colour, hat, eyes, mouth. */
const LOOKS: Record<string, string> = {
  // Euphorians
  Philanthropist: '0 bun fair none round lips',
  Demotivator: '3 bald black none stern flat',
  Dietician: '1 bob brown none glasses smile',
  Electrician: '2 short black cap goggles flat',
  Engineer: '0 side brown helmet calm moustache',
  Fireman: '4 curls black fire round lips',
  Foreman: '1 short grey helmet stern moustache',
  Futurist: '5 side white none visor flat',
  Ludologist: '2 curls brown none glasses beard',
  'Shock Artist': '0 mohawk red none shades smile',
  'Thought Inspector': '5 bob black officer stern lips',
  Tribute: '1 long black wreath calm flat',
  // Icarites
  Ambassador: '3 side black topper monocle smile',
  Astronomer: '1 grey white none glasses beard',
  Broker: '0 long red none shades lips',
  'Cloud Miner': '2 braids black lamp round smile',
  Gossip: '5 bun red none round lips',
  Hypnotist: '4 long black mitre monocle flat',
  Infiltrator: '1 bald black hood visor scarf',
  Lobotomist: '0 grey grey mirror calm mask',
  Merchant: '2 short black beret calm moustache',
  Negotiator: '3 short black none glasses smile',
  Peddler: '0 braids fair straw round smile',
  Thief: '1 short brown hood calm scarf',
  // Subterrans
  Outlaw: '1 long red band patch lips',
  Demolitionist: '0 mohawk fair none goggles moustache',
  Excavator: '3 short black lamp stern beard',
  Gambler: '0 side black topper shades smile',
  Hacker: '2 curls teal hood glasses flat',
  Hydroelectrician: '4 bob black helmet calm smile',
  Lockpicker: '1 side brown cap monocle flat',
  Miner: '0 short red lamp calm beard',
  Plumber: '5 short black cap round moustache',
  Propagandist: '2 side grey none stern goatee',
  Spelunker: '3 braids black lamp goggles smile',
  Spy: '0 side black topper shades scarf',
  // Wastelanders
  Luddite: '1 long brown band stern beard',
  Archaeologist: '0 grey white straw glasses moustache',
  Archivist: '4 grey grey none glasses goatee',
  Artist: '2 side black beret calm goatee',
  Cannibal: '0 bald black none stern mask',
  Harvester: '1 short fair straw calm beard',
  Horticulturist: '3 curls brown straw round smile',
  Oracle: '5 long white hood round flat',
  Scavenger: '2 short brown band goggles scarf',
  Scholar: '0 side brown mortar glasses flat',
  Understudy: '1 bob fair none round smile',
  Viticulturist: '3 grey grey wreath calm moustache',
}

/** The trade in a recruit's name, which is the same in every language: "Laura the Philanthropist". */
export function tradeOf(name: string): { who: string; trade: string } {
  const at = name.indexOf(' the ')
  return at < 0 ? { who: name, trade: '' } : { who: name.slice(0, at), trade: name.slice(at + 1) }
}

function pick<Part extends object>(parts: Part, number: number): keyof Part {
  const names = Object.keys(parts) as (keyof Part)[]
  return names[number % names.length] as keyof Part
}

/** A recruit that has no look of its own yet gets one from its name, always the same. */
function lookByChance(name: string): Look {
  let seed = 7
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 99991
  return {
    skin: seed % SKINS.length,
    hair: pick(HAIR, seed >> 2),
    colour: COLOURS[pick(COLOURS, seed >> 4)],
    hat: pick(HATS, seed >> 3),
    eyes: pick(EYES, seed >> 5),
    mouth: pick(MOUTHS, seed >> 6),
  }
}

function lookOf(name: string): Look {
  const said = LOOKS[tradeOf(name).trade.replace(/^the /, '')]
  if (!said) return lookByChance(name)
  const [skin, hair, colour, hat, eyes, mouth] = said.split(' ') as [string, Look['hair'], keyof typeof COLOURS, Look['hat'], Look['eyes'], Look['mouth']]
  return { skin: Number(skin), hair, colour: COLOURS[colour], hat, eyes, mouth }
}

/** The portrait of a recruit, from back to front, without its background. */
export function portraitOf(name: string, faction: string): Shape[] {
  const { skin, hair, colour, hat, eyes, mouth } = lookOf(name)
  const { behind, front }: { behind?: string; front?: string } = HAIR[hair]
  const tone = SKINS[skin] ?? SKINS[0]
  const shapes: Shape[] = []
  if (behind) shapes.push({ d: behind, fill: colour })
  shapes.push({ d: NECK, fill: tone }, ...(CLOTHES[faction] ?? []), { d: FACE, fill: tone })
  // One side of the face in shade.
  shapes.push({ d: 'M24 19h9v12q0 10-9 11Z', fill: '--shade' })
  shapes.push(...EYES[eyes], ...MOUTHS[mouth].map(({ d, fill }) => ({ d, fill: fill === 'hair' ? colour : fill })))
  if (front) shapes.push({ d: front, fill: colour })
  return [...shapes, ...HATS[hat]]
}
