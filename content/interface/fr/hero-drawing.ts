/** The drawing of the first screen. The build alone makes it. */
export const svg = ''
