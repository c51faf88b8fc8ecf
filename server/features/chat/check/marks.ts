/** The words of a sentence that change what it says, without those that only belong to an amount: "only two days", "every second". */
import type { Mark } from '#content/language/claim-words.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import type { Match } from '#server/knowledge/understand/phrase-index.ts'
import { unitsAt } from './amounts.ts'
import { inDigits } from './in-digits.ts'
import { lexiconOf } from './lexicon.ts'
import type { NumbersRead } from './numbers.ts'

/** Such words tell of a proven amount what the amount tells by itself. */
const OF_AMOUNTS: readonly Mark[] = ['only', 'multiple', 'most', 'instead', 'last', 'relative', 'always']
/** "Each day": how often, not how many. */
const OF_UNITS: readonly Mark[] = ['all']

/** Where a sentence has such words, those beside proven amounts and units left out. */
export function marksOf(knowledge: Knowledge, sentence: string, { provenAt }: NumbersRead): Match<Mark>[] {
  const { language } = knowledge.content
  const lexicon = lexiconOf(language)
  const written = inDigits(language, sentence)
  const { origins } = lexicon.folded(written)
  const gap = languageTraits[language].isDense ? 2 : 4
  const units = unitsAt(language, written)
  const isBeside = (match: Match<Mark>, spans: readonly { at: number; end: number }[]) => {
    const at = origins[match.at] ?? 0
    const end = origins[match.end] ?? written.length
    return spans.some((span) => span.at - end <= gap && at - span.end <= gap)
  }
  const named = lexicon.marksIn(lexicon.withoutName(written, knowledge.owner.first))
  const kept = new Set(
    lexicon
      .marksIn(written)
      .filter(
        (match) =>
          !(OF_AMOUNTS.includes(match.value) && isBeside(match, provenAt)) &&
          !(OF_UNITS.includes(match.value) && isBeside(match, units)),
      )
      .map(({ value }) => value),
  )
  const plain = new Set(lexicon.marksIn(written).map(({ value }) => value))
  // Phrases with the owner's name are found only where it is replaced.
  return named.filter(({ value }) => kept.has(value) || !plain.has(value))
}
