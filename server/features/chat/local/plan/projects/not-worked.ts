/** What went wrong, where the interview has no answer: the facts whose own words say so. */

import type { Fact } from '#content/fact.ts'
import { colon } from '#content/language/colon.ts'
import { beginsWithFailure, notOwnFailure, notWorkedWords } from '#content/language/patterns/jobs/not-worked.ts'
import { spaceIn } from '#content/language/traits.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import { type Asked, type Plan, plan, type Said, say } from '../plan.ts'
import { ended, isOwnWords } from '../texts/evidence.ts'

const MOST = 2
/** A colon further on is no label's. */
const LABEL_MAX = 40

/** @returns undefined where no fact of work tells of anything that did not work out. */
export function notWorked(asked: Asked): Plan | undefined {
  const { world } = asked
  const places = [...world.jobs, ...world.projects].flatMap((place) => place.facts)
  const facts = [...new Set([...places, ...world.ledger.filter(isWritten)])]
  const plainly = facts.flatMap((fact) => failureIn(asked, fact, notWorkedWords) ?? [])
  const begun = plainly.length > 0 ? [] : facts.flatMap((fact) => failureIn(asked, fact, beginsWithFailure) ?? [])
  const said = [...plainly, ...begun].slice(0, MOST)
  return said.length > 0
    ? plan(said, { next: [{ interview: 'learning' }, { ask: 'jobs' }, { ask: 'contact' }] })
    : undefined
}

/** What somebody wrote or spoke about may be their own mistakes. */
const isWritten = ({ kind }: Fact) => kind === 'publication' || kind === 'talk'

function failureIn({ reading, s }: Asked, fact: Fact, words: typeof notWorkedWords): Said | undefined {
  const language = spokenLanguage(fact.text, reading.language)
  const sentences = sentencesOf(fact.text)
  const isToldIn = (text: string) => words[language].test(text) && !notOwnFailure[language].test(text)
  const at = sentences.findIndex(isToldIn)
  if (at < 0) return undefined
  if (isWritten(fact)) return say(ended(language, fact.text), fact)
  // What it was stands in the sentence before, and why often in the one after: "Tried it for a year. It did not work."
  const text = sentences.slice(Math.max(0, at - 1), at + 2).join(spaceIn(language))
  if (isOwnWords(language, text)) return say(s.ownWords({ text }), fact)
  const mark = colon[reading.language]
  const isLabelled = text.slice(0, LABEL_MAX).includes(mark.trim()) || !fact.source || text.includes(fact.source)
  return say(ended(language, isLabelled ? text : fact.source + mark + text), fact)
}
