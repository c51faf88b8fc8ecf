/** What the browser and its tools know of the page: told by a loaded page's head, and here when another one is shown. */
interface Meta {
  title: string
  description: string
}

const canonical = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
const listeners = new Set<() => void>()

/** @returns whether another page was there before. */
export function showMeta({ title, description }: Meta, address: string): boolean {
  const isNew = document.title !== title
  document.title = title
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  canonical()?.setAttribute('href', address)
  for (const listener of listeners) listener()
  return isNew
}

/** Calls once the title is that of the page at this path. @returns gives up. */
export function whenTitled(path: string, then: (title: string) => void): () => void {
  const look = () => {
    const link = canonical()
    if (link && new URL(link.href).pathname !== path) return
    listeners.delete(look)
    then(document.title)
  }
  listeners.add(look)
  look()
  return () => listeners.delete(look)
}
