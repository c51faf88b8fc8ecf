/** Parses and validates a page's address, in the browser and on the server. */

/** In characters. */
export const URL_MAX = 2048

/** DNS limits in letters (RFC 1035 section 2.3.4): the whole name, and each label. */
const HOST_MAX = 253
const LABEL_MAX = 63
const canBeNamed = (host: string) =>
  host.length <= HOST_MAX && host.split('.').every((label) => label.length <= LABEL_MAX)

/**
 * Parses an address as people type it: `example.com` becomes `https://example.com/`; the fragment is
 * dropped.
 * @returns undefined without a web address or valid host, or with a user name or password.
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

/** The error of a typed page address. */
export function pageAddressError(typed: string): 'url-required' | 'too-long' | 'url-invalid' | undefined {
  const text = typed.trim()
  if (text === '') return 'url-required'
  if (text.length > URL_MAX) return 'too-long'
  return readPageAddress(text) === undefined ? 'url-invalid' : undefined
}
