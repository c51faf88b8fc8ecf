/** "45 ms", "0,8 s", "2 Tage": a time of a walk, in the form of a language. */
import { languageTraits } from '#content/language/traits.ts'
import { unitForm, unitGap } from '#content/language/unit-form.ts'
import type { Walk } from '#contract/content/drawing.ts'
import type { Language } from '#contract/language.ts'

const units = { ms: 'millisecond', s: 'second', min: 'minute', h: 'hour', days: 'day' } as const

/** Sums of fractions are not exact. */
const exact = (value: number) => Math.round(value * 1000) / 1000

export function walkTime(
  language: Language,
  { unit }: Pick<Walk, 'unit'>,
  time: number,
  unitDisplay: 'short' | 'long' | 'narrow' = languageTraits[language].isDense ? unitForm[language] : 'short',
): string {
  const form = new Intl.NumberFormat(language, unit && { style: 'unit', unit: units[unit], unitDisplay })
  const parts = form.formatToParts(exact(time))
  // A number stays with its unit. Engineers write s, and no "sec".
  const text = parts
    .map(({ type, value }) => (type === 'unit' && unit === 's' ? value.replace(/^[a-z.]+$/i, 's') : value))
    .join('')
  const gap = unitGap[language]
  return (gap === undefined ? text : text.replace(/(?<=\d)\s?(?=\p{L})/u, gap)).replaceAll(' ', '\u00a0')
}

/** Whether a figure of the owner's says that time, in any form of the language. */
export function saysTime(language: Language, walk: Pick<Walk, 'unit'>, figure: string, time: number): boolean {
  const plain = (text: string) => text.replace(/\s/g, '')
  return (['short', 'long', 'narrow'] as const).some(
    (form) => plain(walkTime(language, walk, time, form)) === plain(figure),
  )
}

/** "2 × 0.05 s", "0.05 + 0.03 s": what is taken on one line there and back again, with the unit once. */
export function walkTimes(language: Language, walk: Pick<Walk, 'unit'>, times: number[]): string {
  const last = walkTime(language, walk, times.at(-1) ?? 0)
  if (times.length > 1 && new Set(times).size === 1) return `${times.length}\u00a0×\u00a0${last}`
  const number = new Intl.NumberFormat(language)
  const before = times.slice(0, -1).map((time) => number.format(exact(time)))
  return [...before, last].join('\u00a0+\u00a0')
}
