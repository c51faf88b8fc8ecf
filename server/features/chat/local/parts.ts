/** Splits a message into the questions that it asks. */
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { languageCues } from '#server/knowledge/understand/language-cues.ts'
import type { Understanding } from '#server/knowledge/understand/understanding.ts'

const MOST_PARTS = 3
const asking = new Set([
  'when',
  'where',
  'howLong',
  'howMany',
  'howMuch',
  'how',
  'why',
  'which',
  'what',
  'who',
  'whether',
  'sinceWhen',
])

/** Chinese and Japanese string questions together with commas alone: 她住在哪里，现在在哪家公司. */
function clausesOf(language: Language, sentence: string): string[] {
  if (!languageTraits[language].isDense) return [sentence]
  const clauses = sentence.split(language === 'zh' ? /[，,]/u : /(?<=と)、/u)
  const isQuestion = (clause: string) =>
    languageCues(language)
      .cues.find(foldText(clause).text)
      .some(({ value }) => asking.has(value))
  const isSplit = language === 'zh' ? clauses.every(isQuestion) : clauses.length > 2
  return isSplit ? clauses : [sentence]
}

/** At most three: whoever asks for more gets the first of them answered. */
export function partsOf({ language }: Understanding, message: string): string[] {
  const sentences = message.split(/(?<=[?？!！。;；])\s*|(?<=[.])\s+|\n+/u).filter((part) => /[\p{L}\p{N}]/u.test(part))
  const parts = sentences
    .flatMap((sentence) => clausesOf(language, sentence))
    .flatMap((sentence) => {
      const { text, origins } = foldText(sentence)
      const found = languageCues(language).cues.find(text)
      const joint = found.find(
        ({ value, at, end }) =>
          value === 'and' &&
          at > 4 &&
          found.some((other) => asking.has(other.value) && other.at === (text[end] === ' ' ? end + 1 : end)),
      )
      if (!joint) return [sentence]
      const place = origins[joint.at] ?? 0
      return [sentence.slice(0, place), sentence.slice(origins[joint.end] ?? place)]
    })
  return parts.length > 0 ? parts.slice(0, MOST_PARTS) : [message]
}
