/** Keeps what the visitor looks at where it is while the page around it changes its height. */

/** @param change changes the page synchronously. */
export function keepScrollPosition(change: () => void): void {
  const seen = elementInView()
  const before = seen?.getBoundingClientRect().top ?? 0
  change()
  if (seen?.isConnected) window.scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: 'instant' })
}

/** The deepest part of the page with an id at the upper third of the window; cards that float above the page do not move. */
function elementInView(): Element | null | undefined {
  const elements = document.elementsFromPoint(window.innerWidth / 2, window.innerHeight / 3)
  return elements.find((element) => element.closest('main, footer'))?.closest('[id]')
}
