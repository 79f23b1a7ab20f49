/** A table in a link: its text, packed, after the `#`, which no browser sends to any server. */

/** Longer links are cut off by mail and chat programs. */
export const LONGEST_LINK = 8000
/** As long as a table's text may be. What unpacks to more is no table. */
export const LONGEST_TEXT = 40_000
const MARK = 't='

export async function pack(text: string): Promise<string> {
  const bytes = await through(new Blob([text]), new CompressionStream('deflate-raw'), Infinity)
  return `${MARK}${btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}`
}

/** The text of a link's fragment; null if it has none, or one that cannot be read. */
export async function unpack(fragment: string): Promise<string | null> {
  if (!fragment.startsWith(MARK)) return null
  try {
    const packed = atob(fragment.slice(MARK.length).replace(/-/g, '+').replace(/_/g, '/'))
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0))
    return new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream('deflate-raw'), LONGEST_TEXT))
  } catch {
    return null
  }
}

async function through(blob: Blob, stream: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const reader = blob.stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>).getReader()
  const parts: number[] = []
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(...next.value)
    if (parts.length > most) {
      await reader.cancel()
      throw new Error('too long')
    }
  }
  return Uint8Array.from(parts)
}
