/** Tells when the title is that of the page: another one is shown before its title is there (see `page-meta.ts`). */

/** @param then gets the title once the page at this path has it. @returns gives up. */
export function whenTitled(path: string, then: (title: string) => void): () => void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  const isTitled = () => canonical === null || new URL(canonical.href).pathname === path
  const watcher = new MutationObserver(() => {
    if (!isTitled()) return
    watcher.disconnect()
    then(document.title)
  })
  if (isTitled()) then(document.title)
  else if (canonical) watcher.observe(canonical, { attributeFilter: ['href'] })
  return () => watcher.disconnect()
}
