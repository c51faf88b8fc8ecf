/** How the address of a page is read and judged, the same way where it is typed and where it arrives. */

/** In characters. */
export const URL_MAX = 2048

/** What the DNS can name (RFC 1035 section 2.3.4): in letters, the whole name and each of its parts. */
const HOST_MAX = 253
const LABEL_MAX = 63
const canBeNamed = (host: string) =>
  host.length <= HOST_MAX && host.split('.').every((label) => label.length <= LABEL_MAX)

/**
 * The address of a page as people write it: `example.com` is `https://example.com/`, and what stands behind `#` makes no
 * other page.
 * @returns undefined if it is no address of the web, or of a host that nobody can have, or holds a name and password.
 */
export function readPageAddress(text: string): string | undefined {
  const full = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(full)) return undefined
  const url = new URL(full)
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  if (!canBeNamed(url.hostname)) return undefined
  url.hash = ''
  return url.href.length > URL_MAX ? undefined : url.href
}

/** What is wrong with what somebody typed as the address of a page. */
export function pageAddressError(typed: string): 'url-required' | 'too-long' | 'url-invalid' | undefined {
  const text = typed.trim()
  if (text === '') return 'url-required'
  if (text.length > URL_MAX) return 'too-long'
  return readPageAddress(text) === undefined ? 'url-invalid' : undefined
}
