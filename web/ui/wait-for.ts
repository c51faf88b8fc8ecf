/** Waits for what may come onto the page late: with code that is still being fetched, or in another state. */

const LOOK_EVERY_MS = 250

/**
 * Calls back once with what `find` finds, at once if it is there already, or with undefined when the time is over.
 *
 * @returns ends it.
 */
export function waitFor<Found>(
  find: () => Found | undefined,
  ms: number,
  then: (found: Found | undefined) => void,
): () => void {
  let timer = 0
  const look = (left: number) => {
    const found = find()
    if (found !== undefined || left <= 0) then(found)
    else timer = window.setTimeout(look, LOOK_EVERY_MS, left - LOOK_EVERY_MS)
  }
  look(ms)
  return () => window.clearTimeout(timer)
}
