/** Sizes, colours and distances of a résumé, in points. */
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { site } from '#contract/site/site.ts'
import type { Family, Weight } from './font-files.ts'
import type { Type } from './lines.ts'

export const INK = '#16202c'
export const QUIET = '#55606e'
export const BRAND = site.accent.light
export const HAIRLINE = '#d3dae3'

export const papers = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } }
export const margins = { top: 50, side: 57, bottom: 58 }
/** From the bottom of the page to the footer's line. */
export const FOOT = 34

interface Style {
  size: number
  weight: Weight
  color: string
}

export const styles = {
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

/** Chinese and Japanese characters fill their square and need more line height. */
const leadings = { dense: 1.62, latin: 1.42 }
export const leadingOf = (style: StyleName, language: Language): number =>
  styles[style].size * (languageTraits[language].isDense ? leadings.dense : leadings.latin)

/** Space above each kind of block. */
export const above = {
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
/** Indent of a point's text from its bullet. */
export const BULLET = 10
/** Indent of the opening statement from its bar. */
export const BAR = 12

/** One object per style, so that adjacent runs of one style are recognised. */
export function createTypes() {
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
