/** Where the browser may be sent on this site's word. */

/**
 * Judges the address that browsers would make of it, not the text: "/.//evil.example" is on this site, and what is left of it
 * leads elsewhere.
 * @param address as somebody gave it: a path, or an address of this site.
 * @returns its path and query; undefined if it leads away from this site.
 */
export function ownPath(address: string, siteUrl: string): string | undefined {
  if (!URL.canParse(address, siteUrl)) return undefined
  const { origin, pathname, search, username, password } = new URL(address, siteUrl)
  if (origin !== new URL(siteUrl).origin || username || password) return undefined
  // Both begin another site's address to a browser.
  if (/^\/[/\\]/.test(pathname)) return undefined
  return `${pathname}${search}`
}
