/** Splits a message into the questions that it asks. */
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

/** At most three: whoever asks for more gets the first of them answered. */
export function partsOf({ language }: Understanding, message: string): string[] {
  const sentences = message.split(/(?<=[?？!！。;；])\s*|(?<=[.])\s+|\n+/u).filter((part) => /[\p{L}\p{N}]/u.test(part))
  const parts = sentences.flatMap((sentence) => {
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
