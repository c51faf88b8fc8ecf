/** Validates redirect targets on this site. */

/**
 * Checks the URL that browsers would make of it, not the text: "/.//evil.example" is on this site, but its path alone
 * leads elsewhere.
 * @param address untrusted: a path, or an address of this site.
 * @returns its path and query; undefined for another site.
 */
export function ownPath(address: string, siteUrl: string): string | undefined {
  if (!URL.canParse(address, siteUrl)) return undefined
  const { origin, pathname, search, username, password } = new URL(address, siteUrl)
  if (origin !== new URL(siteUrl).origin || username || password) return undefined
  // Browsers read both as another site's address.
  if (/^\/[/\\]/.test(pathname)) return undefined
  return `${pathname}${search}`
}
