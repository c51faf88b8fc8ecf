/** Whoever only reads is taken to use the page then; whoever scrolls, types or presses something, with that. */
const REST_MS = 5000

/** Calls back once, when nothing that the visitor waits for can be held up by it. @returns how to call it off. */
export function whenUsed(act: () => void): () => void {
  const used = new AbortController()
  const begin = () => {
    stop()
    act()
  }
  const timer = window.setTimeout(begin, REST_MS)
  const stop = () => {
    used.abort()
    window.clearTimeout(timer)
  }
  for (const type of ['scroll', 'pointerdown', 'keydown']) {
    window.addEventListener(type, begin, { passive: true, signal: used.signal })
  }
  return stop
}
