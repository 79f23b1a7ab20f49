/** What can be measured with, in the order in which it is offered. */
export const TOOLS = ['ruler', 'cut', 'circles', 'blast', 'flame', 'look', 'seen', 'threat'] as const
export type Tool = (typeof TOOLS)[number]

/** The key of each tool, the same in every language. */
export const KEYS: Record<Tool, string> = { ruler: 'R', cut: 'X', circles: 'C', blast: 'B', flame: 'F', look: 'L', seen: 'V', threat: 'D' }

export const toolOf = (key: string): Tool | undefined => TOOLS.find((tool) => KEYS[tool] === key.toUpperCase())

/** Outlines on a square of 24. */
export const PICTURES: Record<Tool, string> = {
  ruler: 'M2 16 16 2l6 6L8 22ZM6 12l2.500 2.500M9 9l1.500 1.500M12 6l2.500 2.500M15 3l1.500 1.500',
  cut: 'M2 20h20M3 20V13h5v7M11 20V5h6v15M4 9l8 -6M20 12v4',
  circles: 'M12 3a9 9 0 1 0 .01 0ZM12 8a4 4 0 1 0 .01 0ZM12 11v2M11 12h2',
  blast: 'M12 3a9 9 0 1 0 .01 0ZM12 6v3M12 15v3M6 12h3M15 12h3',
  flame: 'M3 11v2L21 18V6ZM8 12h8',
  look: 'M3 12h18M3 12 21 5M3 12 21 19M20 4v16',
  seen: 'M2 12c5 -8 15 -8 20 0c-5 8 -15 8 -20 0ZM12 9a3 3 0 1 0 .01 0Z',
  threat: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 6.500a5.500 5.500 0 1 0 .01 0Z',
}
