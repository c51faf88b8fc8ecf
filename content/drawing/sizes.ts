/** Sizes of drawings, in units: pixels where a drawing is shown as large as it is. */

/** Of nodes' names, of what goes along lines, and of boundaries' titles. A narrow drawing is shown smaller than it is. */
export const fonts = {
  wide: { node: 13.5, line: 11.5, boundary: 11.5 },
  narrow: { node: 18, line: 17, boundary: 15.5 },
  hero: { node: 15, line: 14, boundary: 13 },
  /** In an answer on a phone, shown at about two thirds. */
  upright: { node: 15, line: 15, boundary: 13 },
  small: { node: 15 },
}
export const lineHeight = (size: number) => Math.round(size * 1.25)
/** From the middle of a line of words down to the foot of its letters, as a share of their size. */
export const FOOT = 0.36
/** From a line down to the words beside it; from one across, half as much. */
export const ASIDE = 6
/** Room beside a node's name, and above and below. */
export const NODE_PADDING = { x: 10, y: 5 }
/** The widest words of a line that can be broken. */
export const LABEL_TEXT = 96
