/** The phrases of each language, indexed once. */

import type { ActId } from '#content/language/en/acts.ts'
import type { cues as en } from '#content/language/en/cues.ts'
import { cuesIn } from '#content/language/load/load-cues.ts'
import { ordinaryWords } from '#content/language/vocabulary/ordinary-words.ts'
import type { InterviewKind } from '#contract/content/interview-kinds.ts'
import { keysOf } from '#contract/keys.ts'
import type { Language } from '#contract/language.ts'
import { createPhraseIndex, type PhraseIndex, phrasesOf } from './phrase-index.ts'

export type CueId = keyof typeof en
/** What a phrase can mean: a word of a question, a kind of question of the interview, something to be done or said back. */
type Cue = CueId | `interview:${InterviewKind}` | `act:${ActId}`

/** Of the cues that stand for a kind of question of the interview, or for something to be done. */
export const interviewKindOf: ReadonlyMap<string, InterviewKind> = new Map(
  keysOf(cuesIn.en.interview).map((kind) => [`interview:${kind}`, kind]),
)
export const actIdOf: ReadonlyMap<string, ActId> = new Map(keysOf(cuesIn.en.acts).map((act) => [`act:${act}`, act]))

export interface LanguageCues {
  cues: PhraseIndex<Cue>
  timeCues: PhraseIndex<string>
  /** What asks for an opinion or a promise: no kind of question, and learnt from by none. */
  judgements: PhraseIndex<true>
  /** Words of titles that do not tell one project from another. */
  generic: ReadonlySet<string>
}

const timeIds = [
  'since',
  'until',
  'beforeYear',
  'afterYear',
  'between',
  'ago',
  'lastYears',
  'years',
  'thisYear',
  'lastYear',
  'decade',
] as const
const ownUse = new Set<string>([...timeIds, 'generic', 'judgement'])

/** A month without a year tells nothing of a career. */
function monthNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)))
}

const indexed = new Map<Language, LanguageCues>()

export function languageCues(language: Language): LanguageCues {
  const known = indexed.get(language)
  if (known) return known
  const { cues, interview, acts } = cuesIn[language]
  const listed = (list: Record<string, string>, prefix: string) =>
    Object.entries(list).flatMap(([id, phrases]) =>
      phrasesOf(phrases).map((phrase) => [phrase, `${prefix}${id}` as Cue] as const),
    )
  const made: LanguageCues = {
    cues: createPhraseIndex([
      ...listed(cues, '').filter(([, id]) => !ownUse.has(id)),
      ...listed(Object.fromEntries(Object.entries(interview).map(([id, one]) => [id, one.says])), 'interview:'),
      ...listed(acts, 'act:'),
      ...phrasesOf(ordinaryWords[language]).map((phrase) => [phrase, 'filler'] as const),
      ...monthNames(language).map((name) => [name, 'filler'] as const),
    ]),
    timeCues: createPhraseIndex(timeIds.flatMap((id) => phrasesOf(cues[id]).map((phrase) => [phrase, id] as const))),
    judgements: createPhraseIndex(phrasesOf(cues.judgement).map((phrase) => [phrase, true] as const)),
    generic: new Set(phrasesOf(cues.generic)),
  }
  indexed.set(language, made)
  return made
}
