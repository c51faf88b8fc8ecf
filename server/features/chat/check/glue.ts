/** Sentences that only join others: "Here is what she did there:". */
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { cutWords } from '#server/knowledge/tokens.ts'
import { amountsIn, unitsIn } from './amounts.ts'
import { lexiconOf } from './lexicon.ts'

/** What is longer says something. */
const LONGEST = 120

/** Whether a sentence has no name, number or telling word of its own. */
export function isGlue(knowledge: Knowledge, sentence: string): boolean {
  const { language } = knowledge.content
  if (sentence.length > LONGEST) return false
  if (amountsIn(language, sentence).length > 0 || unitsIn(language, sentence).size > 0) return false
  const lexicon = lexiconOf(language)
  if (lexicon.marksIn(sentence).some(({ value }) => value === 'not' || value === 'failed')) return false
  const own = new Set(cutWords(language, knowledge.owner.name).map(({ said }) => said))
  return cutWords(language, sentence).every(({ said, terms }) => own.has(said) || lexicon.isLight(said, terms[0]))
}
