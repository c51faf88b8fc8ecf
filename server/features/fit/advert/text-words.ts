/** Cuts a text into its words, each with where it stands and what it is searched by. */
import type { Language } from '#contract/language.ts'
import { terms } from '#server/knowledge/tokens.ts'

export interface Word {
  raw: string
  start: number
  end: number
  terms: string[]
}

export const wordAt = (language: Language, raw: string, start: number): Word => {
  return { raw, start, end: start + raw.length, terms: terms(language, raw) }
}

export function createWordCutter(language: Language): (text: string) => Word[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  return (text) =>
    rejoined([...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike)).map(({ segment, index }) =>
      wordAt(language, segment, index),
    )
}

/** A foreign word that the segmenter does not know falls apart into single letters: ヘ・キサゴ・ナ・ル. */
function rejoined<Segment extends { segment: string; index: number }>(segments: Segment[]): Segment[] {
  const isKatakana = (text: string) => /^[\p{Script=Katakana}ー]+$/u.test(text)
  const whole: Segment[] = []
  let broken = false
  for (const next of segments) {
    const last = whole.at(-1)
    const isLetter = next.segment.length === 1
    const isOne = last && last.index + last.segment.length === next.index && (broken || isLetter)
    if (isOne && isKatakana(last.segment) && isKatakana(next.segment))
      whole[whole.length - 1] = { ...last, segment: last.segment + next.segment }
    else whole.push(next)
    broken = isLetter
  }
  return whole
}
