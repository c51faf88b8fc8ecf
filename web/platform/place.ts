/** Keeps what the visitor looks at where it is while the page around it changes its height. */

/** @param change changes the page synchronously. */
export function keepPlace(change: () => void): void {
  const seen = elementInView()
  const before = seen?.getBoundingClientRect().top ?? 0
  change()
  if (seen?.isConnected) window.scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: 'instant' })
}

/** The deepest thing with an id that stands at the upper third of the window. */
function elementInView(): Element | null | undefined {
  const element = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 3)
  return element?.closest('[id]')
}
