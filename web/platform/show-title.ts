/** What the browser and its tools know of the page: told by a loaded page's head, and here when another one is shown. */
interface Meta {
  title: string
  description: string
}

/** @returns whether another page was there before. */
export function showMeta({ title, description }: Meta, address: string): boolean {
  const isNew = document.title !== title
  document.title = title
  document.documentElement.dataset.titled = new URL(address).pathname
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', address)
  return isNew
}
