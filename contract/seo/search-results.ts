/**
 * How much of a title and a description search results show. They cut by width in pixels, about 600 for a title and 960 for
 * a description, which is so many Latin letters of the usual width.
 */
export const TITLE_SHOWN = 65
export const DESCRIPTION_SHOWN = 165

/** In Latin letters: characters of Chinese and Japanese are twice as wide. */
export const widthOf = (text: string): number => text.replace(/[\u3000-\uffef]/g, 'mm').length
