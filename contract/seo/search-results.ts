/**
 * Visible length of titles and descriptions in search results. They cut by width, about 600 pixels for a title and 960 for
 * a description, given here in Latin letters.
 */
export const TITLE_SHOWN = 65
export const DESCRIPTION_SHOWN = 165

/** In Latin letters: characters of Chinese and Japanese are twice as wide. */
export const widthOf = (text: string): number => text.replace(/[\u3000-\uffef]/g, 'mm').length
