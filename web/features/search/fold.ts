/** One form of all ways to write the same: no accents, no capitals, plain letters for full-width ones. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    // The marks of kana make other letters of them, and stay.
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
