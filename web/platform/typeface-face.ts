/** Which typeface this browser has fetched, by its address. */
export const TYPEFACE_STORAGE_KEY = 'typeface'

export const typefaceAt = (address: string) =>
  new FontFace('Geist', `url(${address})`, { weight: '400 700', display: 'optional' })

/** Shows the site's own typeface where it is at hand, and else the system's for as long as the page is open. */
export function showTypeface(address: string): void {
  document.fonts.add(typefaceAt(address))
  document.documentElement.classList.add('typeface')
}
