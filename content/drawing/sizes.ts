/** Sizes of drawings, in units: pixels where a drawing is shown as large as it is. */

export const NODE = { width: 128, height: 48 }
/** Room beside a node's name. */
const NODE_PADDING = 7
export const NODE_TEXT = NODE.width - 2 * NODE_PADDING

/** Of nodes' names, of what goes along lines, and of boundaries' titles. A narrow drawing is shown smaller than it is. */
export const fonts = {
  wide: { node: 13.5, line: 11.5, boundary: 11.5 },
  narrow: { node: 16.5, line: 14, boundary: 12.5 },
  hero: { node: 15, line: 14, boundary: 13 },
  small: { node: 15 },
}
export const lineHeight = (size: number) => Math.round(size * 1.25)
/** The widest words of a line. */
export const LABEL_TEXT = 88
