/** Sizes, colours and distances of a résumé in each layout, in points. */

import { languageTraits } from '#content/language/traits.ts'
import { keysOf, recordOf } from '#contract/keys.ts'
import type { Language } from '#contract/language.ts'
import type { ResumeLayout } from '#contract/site/resume-layouts.ts'
import { site } from '#contract/site/site.ts'
import type { Family, Weight } from './font-files.ts'
import type { Type } from './lines.ts'

export const INK = '#16202c'
const QUIET = '#55606e'
export const BRAND = site.accent.light
export const HAIRLINE = '#d3dae3'

export const papers = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } }
interface Style {
  size: number
  weight: Weight
  color: string
}

const styles = {
  name: { size: 25, weight: 'semibold', color: INK },
  position: { size: 10.5, weight: 'regular', color: INK },
  contact: { size: 9, weight: 'regular', color: BRAND },
  madeFor: { size: 9, weight: 'semibold', color: BRAND },
  pitch: { size: 11.5, weight: 'regular', color: INK },
  section: { size: 11.5, weight: 'semibold', color: BRAND },
  title: { size: 9.8, weight: 'semibold', color: INK },
  titleLink: { size: 9.8, weight: 'semibold', color: BRAND },
  context: { size: 9.8, weight: 'regular', color: INK },
  aside: { size: 8.8, weight: 'regular', color: QUIET },
  text: { size: 9.3, weight: 'regular', color: INK },
  label: { size: 9.3, weight: 'semibold', color: INK },
  note: { size: 8.6, weight: 'regular', color: QUIET },
  foot: { size: 8, weight: 'regular', color: QUIET },
} as const satisfies Record<string, Style>
export type StyleName = keyof typeof styles

type Styles = Record<StyleName, Style>

/** For one page, where nothing is smaller than 8.5 points. */
const smallSizes: Record<StyleName, number> = {
  name: 20,
  position: 9.8,
  contact: 8.7,
  madeFor: 8.7,
  pitch: 10,
  section: 10.2,
  title: 9.1,
  titleLink: 9.1,
  context: 9.1,
  aside: 8.6,
  text: 8.8,
  label: 8.8,
  note: 8.5,
  foot: 8.5,
}
const smallStyles: Styles = recordOf(keysOf(styles), (name) => ({ ...styles[name], size: smallSizes[name] }))

/** Space above each kind of block. */
const above = {
  position: 3,
  contacts: 5,
  madeFor: 17,
  pitch: 2,
  section: 17,
  item: 9,
  line: 3,
  first: 6,
  text: 1.5,
  point: 1.5,
  note: 2,
  colophon: 15,
}
const smallAbove: typeof above = {
  position: 2,
  contacts: 3,
  madeFor: 11,
  pitch: 1,
  section: 11,
  item: 5,
  line: 2,
  first: 4,
  text: 1,
  point: 1,
  note: 1,
  colophon: 9,
}

/** How one layout looks. */
export interface Look {
  margins: { top: number; side: number; bottom: number }
  /** From the bottom of the page to the footer's line. */
  foot: number
  styles: Styles
  /** Space above each kind of block. */
  above: typeof above
  /** Line heights by the size of letters. Chinese and Japanese characters fill their square and need more. */
  leadings: { dense: number; latin: number }
  /** Width of the column of labels, with the gap beside it. */
  labels: number
  /** Filled by what is most relevant; only what always stays can need more. */
  pagesMax: number
  /** A last page with a smaller share of text looks unfinished: what is optional on it is left out. */
  filled: number
}

const standard: Look = {
  margins: { top: 50, side: 57, bottom: 58 },
  foot: 34,
  styles,
  above,
  leadings: { dense: 1.62, latin: 1.42 },
  labels: 0,
  pagesMax: 2,
  filled: 0.5,
}

export const looks: Record<ResumeLayout, Look> = {
  standard,
  // Readers of it look for everything, also on a short second page.
  european: { ...standard, above: { ...above, line: 4.5 }, labels: 134, filled: 0.2 },
  'one-page': {
    margins: { top: 38, side: 48, bottom: 46 },
    foot: 28,
    styles: smallStyles,
    above: smallAbove,
    leadings: { dense: 1.52, latin: 1.36 },
    labels: 0,
    pagesMax: 1,
    filled: 0,
  },
}

export const leadingOf = ({ styles, leadings }: Look, style: StyleName, language: Language): number =>
  styles[style].size * (languageTraits[language].isDense ? leadings.dense : leadings.latin)

/** Between the column of labels and the texts. */
export const LABEL_GAP = 15
/** Between the cells of a table. */
export const CELL_GAP = 6
/** Indent of a point's text from its bullet. */
export const BULLET = 10
/** Indent of the opening statement from its bar. */
export const BAR = 12

/** One object per style, so that adjacent runs of one style are recognised. */
export function createTypes(styles: Styles) {
  const known = new Map<string, Type>()
  return (style: StyleName, family: Family): Type => {
    const key = `${style} ${family}`
    const { size, weight, color } = styles[style]
    let type = known.get(key)
    if (!type) {
      type = { font: `${family} ${weight}`, size, color }
      known.set(key, type)
    }
    return type
  }
}
