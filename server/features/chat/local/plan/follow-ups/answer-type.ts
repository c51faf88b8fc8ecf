/** What sort of answer a short question wants, and how well a sentence is one: a number of something, a time, a reason, a change. */

import type { Fact } from '#content/fact.ts'
import { answerWords, measures } from '#content/language/patterns/answer-words.ts'
import { countedBehind } from '#content/language/patterns/counted.ts'
import { languageTraits } from '#content/language/traits.ts'
import { kindsOf, type MessageKind } from '#contract/chat/message-kinds.ts'
import type { Language } from '#contract/language.ts'
import { type Amount, amountsIn, unitsIn } from '#server/features/chat/check/amounts.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { cutWords, functionWords } from '#server/knowledge/tokens.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { type CueId, languageCues } from '#server/knowledge/understand/language-cues.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { countsPeople } from '#server/knowledge/world/teams.ts'
import { YEARS } from '#server/knowledge/years.ts'
import type { Asked } from '../plan.ts'
import { tellsWhy } from '../texts/evidence.ts'
import { isRecord } from '../texts/of-topic.ts'

export type AnswerType =
  | 'change'
  | 'measure'
  | 'duration'
  | 'date'
  | 'people'
  | 'number'
  | 'person'
  | 'place'
  | 'reason'
  | 'before'
  | 'after'
  | 'outcome'
  | 'manner'
  | 'most'

export interface Wanted {
  type: AnswerType | undefined
  /** What is to be counted: a term, in Chinese and Japanese its characters. */
  counted?: string | undefined
  /** Signs of the unit of what is to be measured. */
  unit?: RegExp
  /** Its sort tells it, and no word of it. */
  isGuessed?: boolean
  /** Asked of the time before: what something was stands in what it became. */
  isBefore?: boolean
  /** What is left over is another number than the one that was told. */
  isLeft?: boolean
}

/** So many words behind a number tell what it counts. */
const COUNTED_WORDS = 3

/** The first word behind "how many" that says something, or the characters that stand right behind it. */
function countedIn({ language, text, message }: Reading): string | undefined {
  if (languageTraits[language].isDense) return countedBehind[language].exec(message)?.slice(1).join('')
  const [asked] = languageCues(language)
    .cues.find(text)
    .filter(({ value }) => value === 'howMany' || value === 'howMuch')
    .sort((a, b) => b.end - a.end)
  const [word] = asked ? cutWords(language, text.slice(asked.end)) : []
  return word && !functionWords[language].has(word.said) ? word.terms[0] : undefined
}

/** 48世帯 counts 世帯; 1,100 条手写规则 counts 条 of 规则. */
function countsCharacters(behind: string, text: string, counted: string): boolean {
  const [counter = '', ...others] = counted
  const [near, noun] = [behind.replace(/^\s*[个個かヶカケ]?/u, ''), others.join('')]
  if (!near.startsWith(counter)) return false
  return noun === '' || near.startsWith(counter + (others[0] ?? '')) || (noun.length > 1 && text.includes(noun))
}

/** Whether a sentence has a number of just this. */
function counts(language: Language, text: string, counted: string): boolean {
  return figuresOf(language, text).some(({ behind }) => {
    if (languageTraits[language].isDense) return countsCharacters(behind, text, counted)
    const words = behind.trim().split(/\s+/).slice(0, COUNTED_WORDS).join(' ')
    return cutWords(language, words).some(({ terms }) => terms[0] === counted)
  })
}

const figuresOf = (language: Language, text: string): Amount[] =>
  amountsIn(language, text).filter(({ unit }) => unit !== 'calendar')

const ofCue: [AnswerType, CueId[]][] = [
  ['duration', ['howLong']],
  ['date', ['when', 'sinceWhen']],
  ['number', ['howMany', 'howMuch']],
  ['before', ['before']],
  ['person', ['who']],
  ['place', ['where', 'company']],
  ['reason', ['why']],
  ['after', ['after', 'since', 'next', 'current']],
  ['outcome', ['result']],
  ['manner', ['how', 'solution']],
]

/** What a message without a word for it is likely to ask. */
const ofKind: [AnswerType, ReadonlySet<MessageKind>][] = [
  ['outcome', kindsOf('project-results', 'job-results', 'best-result')],
  ['reason', kindsOf('project-why', 'topic-why')],
  ['manner', kindsOf('project-how', 'topic-how')],
  ['before', kindsOf('project-challenge')],
  ['duration', kindsOf('duration')],
]

const isPeople = (reading: Reading) => reading.has('people', 'team')

/** What a message asks for, by its words, else by what sort of question it most likely is. */
export function wantedBy({ reading, kinds: [kind] }: Pick<Asked, 'reading' | 'kinds'>): Wanted {
  const { language, message } = reading
  const words = answerWords[language]
  // "De cuántas personas era" asks for a team, and for no two ends of a change.
  if (words.fromTo.test(message) && !isPeople(reading)) return { type: 'change' }
  const measured = measures.find(({ asks }) => asks.test(message))
  if (measured) return { type: 'measure', unit: measured.tells }
  if (words.outcome.test(message) && !reading.has('why', 'how', 'who', 'when', 'howMany', 'howMuch'))
    return { type: 'outcome' }
  if (words.withWhat.test(message)) return { type: 'manner' }
  if (reading.has('speed') && (reading.has('how') || reading.rest.length === 0)) return { type: 'duration' }
  const [type] = ofCue.find(([, cues]) => reading.has(...cues)) ?? []
  const isBefore = reading.has('before')
  if (type === 'number' && words.left.test(message)) return { type, isLeft: true }
  if (type === 'number' && isPeople(reading)) return { type: 'people', counted: countedIn(reading) }
  if (type) return { type, isBefore, ...(type === 'number' && { counted: countedIn(reading) }) }
  if ((reading.has('best') || words.superlative.test(message)) && !reading.has('owner')) return { type: 'most' }
  return { type: kind && ofKind.find(([, kinds]) => kinds.has(kind.kind))?.[0], isGuessed: true }
}

export const isOutcome = ({ id }: Fact) => /\.(?:outcome|metric)\./.test(id)

/** Whether a sentence tells what something was and what it became. */
function isChange(language: Language, text: string): boolean {
  const figures = figuresOf(language, text)
  const { became } = answerWords[language]
  return figures.some(({ end }, i) => {
    const next = figures[i + 1]
    return next !== undefined && next.at - end <= APART && became.test(text.slice(end, next.at))
  })
}

/** The two ends of a change stand near each other. */
const APART = 60

/** Who uses something is told by that it is used. */
const saysUse = (language: Language, sentence: string) =>
  languageCues(language)
    .cues.find(foldText(sentence).text)
    .some(({ value }) => value === 'use')

/** "We took it out: two teams must not share a key" gives its reason behind the colon; a single word before it is a label. */
const explains = /\p{L} [\p{L}\d]{1,30}(?: ?%)? ?: ?\p{Ll}/u

/** "My colleague Ada Finch": two words with capitals, neither of them the first. */
const FULL_NAME = /\p{Ll} \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u

/** "How fast is it?" asks for what it is now: what was to be changed tells how it was before. */
const ofNow: ReadonlySet<AnswerType> = new Set(['duration', 'measure', 'outcome', 'manner', 'person'])
const OF_BEFORE = 0.9
const OF_NOW = 1.5
/** Milliseconds, seconds and minutes as they are written in figures. */
export const SHORT_TIME = /\d\s?(?:ms|s|min|h)(?!\p{L})|\d\s?(?:秒|毫秒|ミリ秒|分)|\d\s?(?:sec|sek|seg|mill?i|min)/iu

/** How well a sentence is an answer of the type: 0 is none at all, 2 is one. */
export function fit(asked: Asked, { type, counted, unit, isBefore }: Wanted, fact: Fact, sentence: string): number {
  const language = spokenLanguage(sentence, asked.reading.language)
  const words = answerWords[language]
  const is: Record<AnswerType, () => number> = {
    change: () => (isChange(language, sentence) ? 2 : 0),
    measure: () => (unit?.test(sentence) ? 2 : 0),
    duration: () => (unitsIn(language, sentence).size > 0 && figuresOf(language, sentence).length > 0 ? 2 : 0),
    date: () => (sentence.search(YEARS) >= 0 ? 2 : 0),
    people: () =>
      countsPeople(language, sentence) || (counted !== undefined && counts(language, sentence, counted)) ? 2 : 0,
    number: () =>
      counted !== undefined && counts(language, sentence, counted)
        ? 2
        : figuresOf(language, sentence).length > 0
          ? 1
          : 0,
    person: () =>
      fact.kind === 'testimonial'
        ? 2
        : isRecord(fact) || FULL_NAME.test(sentence) || saysUse(language, sentence)
          ? 1
          : 0,
    place: () => 0,
    reason: () => (words.reason.test(sentence) || tellsWhy(language)(sentence) || explains.test(sentence) ? 2 : 0),
    before: () =>
      isChange(language, sentence) || words.before.test(sentence) ? 2 : fact.id.endsWith('.challenge') ? 1 : 0,
    after: () => (words.after.test(sentence) ? 2 : isChange(language, sentence) ? 1 : 0),
    outcome: () =>
      isOutcome(fact) || isChange(language, sentence) ? 2 : figuresOf(language, sentence).length > 0 ? 1 : 0,
    manner: () => (/\.(?:solution|architecture|feature)/.test(fact.id) || words.means.test(sentence) ? 2 : 0),
    most: () => (words.superlative.test(sentence) ? 2 : 0),
  }
  if (type === undefined) return 0
  const fits = is[type]()
  // How fast something is stands in what came of it, not in how long it took to make.
  if (fits > 0 && type === 'duration' && asked.reading.has('speed') && isOutcome(fact) && SHORT_TIME.test(sentence))
    return fits + 1
  if (fits > 0 && !isBefore && ofNow.has(type) && fact.id.endsWith('.challenge')) return fits - OF_BEFORE
  if (fits === 0 || !isBefore || type === 'before') return fits
  // What it took before stands in what it became, or in what was to be changed; what it takes tells how it is now.
  if (isChange(language, sentence)) return fits + 0.5
  return ofNow.has(type) && !fact.id.endsWith('.challenge') ? fits - OF_NOW : fits
}
