// The drawing of the first screen without its words, which come with each language; the build puts it in this place.
export const heroSheet: string = ''
