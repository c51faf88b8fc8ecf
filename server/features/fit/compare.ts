/** Compares an advert with the ledger: reads it, judges each requirement, sums up. */

import { setImmediate } from 'node:timers/promises'
import type { Fact } from '#content/fact.ts'
import type { AssistantMessages } from '#content/interface/en/chat/assistant.ts'
import { isNoFirm } from '#content/language/patterns/jobs/own-boss.ts'
import { createTranslate, type Translate } from '#content/translate.ts'
import type { Citation } from '#contract/chat/chat.ts'
import type { AdvertVerdict, FitReply, Requirement } from '#contract/chat/fit.ts'
import type { Experience } from '#contract/content/content.ts'
import type { Language } from '#contract/language.ts'
import { collapseBlanks } from '#server/knowledge/collapse-blanks.ts'
import type { Knowledge, KnowledgeOf } from '#server/knowledge/knowledge.ts'
import { questionLanguage } from '#server/knowledge/language.ts'
import { spokenMonth } from '#server/knowledge/spoken-month.ts'
import type { World } from '#server/knowledge/world/world.ts'
import { advertLanguage } from './advert/advert-language.ts'
import { createDemands, partsOf } from './advert/apart.ts'
import { createMentions } from './advert/mentions.ts'
import { type Asked, MOST_REQUIREMENTS, readAdvert } from './advert/requirements.ts'
import { telling } from './advert/statements.ts'
import { readEvidence } from './evidence.ts'
import { type Judgement, judge } from './judge.ts'
import { verdictOn } from './verdict.ts'

interface Comparison extends Omit<FitReply, 'success' | 'summary'> {
  /** The advert's tasks were not judged: what it requires stands elsewhere in it. */
  hasTasks: boolean
  /** The content says so little of work that nothing follows from what is not evidenced. */
  isTooLittle: boolean
}

/** With fewer statements about jobs, projects and skills, nothing can be compared. */
const ENOUGH = 5
const ofWork = ({ id }: Fact) => /^(?:experience|case-study|skill)\./.test(id)

/**
 * @param page the language the page is read in; the advert is judged in its own.
 * @param now epoch milliseconds, the end of a job that goes on.
 */
export type CompareAdvert = (advert: string, page: Language, now: number) => Promise<Comparison>

export function createComparison(knowledgeOf: KnowledgeOf): CompareAdvert {
  const readers = new Map<Language, Reader>()
  const readerOf = async (language: Language) => {
    const reader = readers.get(language) ?? createReader(await knowledgeOf.inTurns(language), language)
    readers.set(language, reader)
    return reader
  }

  return async (typed, page, now) => {
    const advert = collapseBlanks(typed)
    const language = questionLanguage(advert, page)
    const { reading, evidence, find, t } = await readerOf(language)
    const reader = { reading, evidence, find }
    const read = await readAdvert(advert, reading, createDemands(reader))
    const { requirements, unread: untold, notAsked, hasTasks } = read
    const judged: (Asked & Judgement)[] = []
    let unread = untold
    for (const asked of requirements) {
      if (judged.length >= MOST_REQUIREMENTS) {
        unread++
        continue
      }
      for (const text of partsOf(asked.text, reader)) {
        // An advert can have hundreds: others have their turn after each.
        await setImmediate()
        judged.push({ ...asked, text, ...judge(text, { reading, evidence, find, now }) })
      }
    }
    const particular = judged.filter(({ anyWork }) => !anyWork)
    // Years of work at something else are years, and no more; a language or a licence tells of no work.
    const elsewhere = particular.some(({ general }) => !general) && verdictOn(particular) === 'weak'
    for (const one of judged)
      if (one.anyWork && elsewhere && one.status === 'met') Object.assign(one, { status: 'partly', share: 0.5 })

    const cite = createCitations(evidence.world, (job) => period(job, language, t))
    const cited = new Map(inCitedOrder(judged).map((one) => [one, cite(one)]))
    const compared = judged.map((one): Requirement => {
      const { text, kind, status, missing } = one
      return { text, kind, status, missing, citations: cited.get(one) ?? [] }
    })
    const count = (status: Requirement['status']) => judged.filter((one) => one.status === status).length
    const counts = { met: count('met'), partly: count('partly'), notEvidenced: count('not-evidenced'), unread }
    const isTooLittle = telling(evidence.world).filter(ofWork).length < ENOUGH
    const verdict = verdictOnAdvert(judged, unread)
    return { language, verdict, requirements: compared, counts, notAsked, hasTasks, isTooLittle }
  }
}

/** The verdict must not speak against the counts beside it. */
function verdictOnAdvert(judged: (Asked & Judgement)[], unread: number): AdvertVerdict {
  const verdict = verdictOn(judged)
  const isAllMet = judged.length > 0 && judged.every(({ status }) => status === 'met')
  if (verdict === 'weak' && isAllMet) return 'partial'
  // What was not judged may be missing, and so may all that has to be there where only wishes were found.
  const isSure = unread === 0 && judged.some(({ kind }) => kind === 'must')
  return verdict === 'strong' && !isSure ? 'partial' : verdict
}

/** What is made once for each language. */
function createReader({ world, words }: Knowledge, language: Language) {
  const reading = advertLanguage(language)
  const evidence = readEvidence(world, reading)
  return { reading, evidence, find: createMentions(reading, evidence), t: createTranslate(language, words) }
}
type Reader = ReturnType<typeof createReader>

/** "Head Nurse at St Orrin’s Hospital, May 2014 – Jan 2017". */
function period(
  { title, company, start, end }: Experience,
  language: Language,
  t: Translate<AssistantMessages>,
): string {
  if (!start) return `${title}, ${company}`
  const month = spokenMonth(language)
  return t(isNoFirm(company) ? 'ownPeriod' : 'period', {
    title,
    company,
    start: month(start),
    end: end === null ? t('present') : month(end),
  })
}

/** As the reply is read: what is met stands before what is met in part, each in the advert's order. */
const inCitedOrder = (judged: (Asked & Judgement)[]) =>
  (['met', 'partly'] as const).flatMap((wanted) => judged.filter(({ status }) => status === wanted))

/** Numbers the facts through the whole reply, in the order in which they are cited. */
function createCitations({ content, facts: ledger }: World, periodOf: (job: Experience) => string) {
  const numbers = new Map<string, number>()
  const cite = (id: string, text: string, anchor: string): Citation => {
    const key = `${id} ${text}`
    const n = numbers.get(key) ?? numbers.size + 1
    numbers.set(key, n)
    return { n, id, text, anchor }
  }
  return ({ facts, jobs }: Pick<Judgement, 'facts' | 'jobs'>): Citation[] => [
    ...jobs.flatMap(({ id }) => {
      const fact = ledger.get(`experience.${id}`)
      const job = content.experience.find((one) => one.id === id)
      return fact && job ? cite(fact.id, periodOf(job), fact.anchor) : []
    }),
    ...facts.map(({ id, text, anchor }) => cite(id, text, anchor)),
  ]
}
