/** Milliseconds without scrolling or a press after which the page rests. */
const SETTLED_MS = 200

/**
 * @param onMove the page begins to move: what stood somewhere on it may be over something else.
 * @param onSettled it rests again, or has other parts.
 * @returns ends it.
 */
export function watchSettled(onMove: () => void, onSettled: () => void): () => void {
  const stop = new AbortController()
  let timer = 0
  const soon = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(onSettled, SETTLED_MS)
  }
  const move = () => {
    onMove()
    soon()
  }
  const options = { passive: true, capture: true, signal: stop.signal }
  for (const type of ['scroll', 'resize']) window.addEventListener(type, move, options)
  // A press may have opened something.
  for (const type of ['click', 'keyup', 'transitionend', 'animationend']) window.addEventListener(type, soon, options)
  const sizes = new ResizeObserver(soon)
  sizes.observe(document.body)
  // What comes unasked stands beside the page's other parts.
  const parts = new MutationObserver(onSettled)
  const frame = document.getElementById('main-content')?.parentElement
  if (frame) parts.observe(frame, { childList: true })
  return () => {
    stop.abort()
    sizes.disconnect()
    parts.disconnect()
    window.clearTimeout(timer)
  }
}
