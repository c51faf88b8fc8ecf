/** Tells when the title is that of the page: another one is shown before its title is there (see `show-title.ts`). */

/** The path that was loaded, whose title came with it. */
const loadedPath = () => {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded && new URL(loaded.name).pathname
}

/** @param then gets the title once the page at this path has it. @returns gives up. */
export function whenTitled(path: string, then: (title: string) => void): () => void {
  const root = document.documentElement
  const isTitled = () => (root.dataset.titled ?? loadedPath()) === path
  const watcher = new MutationObserver(() => {
    if (!isTitled()) return
    watcher.disconnect()
    then(document.title)
  })
  if (isTitled()) then(document.title)
  else watcher.observe(root, { attributeFilter: ['data-titled'] })
  return () => watcher.disconnect()
}
