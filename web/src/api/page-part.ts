/** When this window was last loaded again for a part; in the session's storage. */
const LOADED_AGAIN = 'euphoria-loaded-again'
/** Once in so many milliseconds it is loaded again without asking, after that pause. */
const ONCE_IN = 60_000
const PAUSE = 1000

/** A part of this page could not be downloaded: the connection is gone, or the server has a newer page. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

/**
 * Downloads a part of the page: `() => import(...)`. Browsers remember that a module has not arrived, so only a new document
 * asks for it again. If the server answers, the page is loaded again by itself, once; what people have done is at the server.
 */
export async function downloadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (cause) {
    if (await mayLoadAgain()) {
      location.reload()
      return new Promise(() => {})
    }
    throw new PartMissing('a part of the page is missing', { cause })
  }
}

async function mayLoadAgain(): Promise<boolean> {
  const last = Number(sessionStorage.getItem(LOADED_AGAIN) ?? 0)
  if (Date.now() - last < ONCE_IN) return false
  await new Promise((done) => setTimeout(done, PAUSE))
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store' })
    if (!answer.ok) return false
    sessionStorage.setItem(LOADED_AGAIN, String(Date.now()))
    return true
  } catch {
    return false
  }
}
