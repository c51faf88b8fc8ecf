/**
 * Visible length of titles and descriptions in search results. They cut by width, about 600 pixels for a title and 960 for
 * a description, given here in Latin letters.
 */
export const TITLE_SHOWN = 65
export const DESCRIPTION_SHOWN = 165

/** In Latin letters: characters of Chinese and Japanese are twice as wide. */
export const widthOf = (text: string): number => text.replace(/[\u3000-\uffef]/g, 'mm').length

/** The title with the name of its site, or alone where both do not fit. */
export const fittingTitle = (whole: string, alone: string): string => (widthOf(whole) > TITLE_SHOWN ? alone : whole)

/** The first sentences, as many as search results show: one at least. */
export function beginning(text: string): string {
  let [shown = '', ...sentences] = text.split(/(?<=[.!?]) |(?<=[。！？])/)
  for (const sentence of sentences) {
    const longer = `${shown}${text[shown.length] === ' ' ? ' ' : ''}${sentence}`
    if (widthOf(longer) > DESCRIPTION_SHOWN) break
    shown = longer
  }
  return shown
}
