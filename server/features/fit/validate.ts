/** Judges one requirement by the ledger, mention by mention. */

import type { Fact } from '#content/fact.ts'
import { advertConcepts } from '#content/language/advert-concepts.ts'
import type { RequirementStatus } from '#contract/chat/fit.ts'
import type { Experience } from '#contract/content/content.ts'
import { normalize } from '#server/knowledge/normalize.ts'
import { terms } from '#server/knowledge/tokens.ts'
import type { AdvertLanguage } from './advert-language.ts'
import { findYears, monthsIn } from './career.ts'
import type { LedgerFacts } from './facts.ts'
import { type FindMentions, type Mention, type Mentions, WORK } from './mentions.ts'
import { isDense, plain, saysAny } from './phrases.ts'

export interface Judgement {
  status: RequirementStatus
  missing: string[]
  facts: Fact[]
  /** Jobs whose time counts, for requirements that name years. */
  jobs: Experience[]
  /** Any advert asks for it, so that it decides little. */
  general: boolean
  /** It asks for years of work without saying at what. */
  anyWork: boolean
}

export interface Grounds {
  reading: AdvertLanguage
  ledger: LedgerFacts
  find: FindMentions
  /** Epoch milliseconds. */
  now: number
}

const MOST_FACTS = 4
/** Above this share of words that the ledger does not know, they are something of their own that is asked for. */
const FOREIGN = 1 / 3
/** A technology's name says more than a word. */
const NAME_WEIGHT = 2
const MONTHS = 12

export function judge(asked: string, grounds: Grounds): Judgement {
  const text = normalize(asked, 'NFKC')
  const years = findYears(text, grounds.reading)
  const rest = years?.rest ?? text
  const found = grounds.find(rest)
  const relevant = relevantMentions(rest, found, grounds)
  const onlyWork = relevant.length > 0 && relevant.every(isCareer)
  // "Five years in restaurants": work at something that the ledger has a word of, and no more.
  if (onlyWork && found.loose.length > 0 && !relevant.some(isTrade)) return judgeWords(found)
  if (years && (onlyWork || relevant.length === 0))
    return judgeYears(years.years, grounds.ledger.content.experience, grounds, true)
  const judged = relevant.length === 0 ? judgeWords(found) : judgeMentions(rest, relevant, grounds)
  if (!years || judged.status === 'not-evidenced') return judged

  const specific = relevant.filter((mention) => mention.facts?.length && !isCareer(mention) && !isGeneral(mention))
  const jobs = grounds.ledger.content.experience.filter((job) =>
    specific.some((mention) => mention.jobs?.includes(job)),
  )
  const time = judgeYears(years.years, specific.length > 0 ? jobs : grounds.ledger.content.experience, grounds, false)
  return {
    ...judged,
    status: judged.status === 'met' ? time.status : 'partly',
    jobs: time.jobs,
    facts: judged.facts.slice(0, Math.max(1, MOST_FACTS - time.jobs.length)),
  }
}

function judgeYears(years: number, jobs: Experience[], { now }: Grounds, anyWork: boolean): Judgement {
  const enough = monthsIn(jobs, now) >= years * MONTHS
  // The first and the last of a long row show how far it reaches.
  const quoted = jobs.length <= MOST_FACTS ? jobs : [...jobs.slice(0, MOST_FACTS - 1), ...jobs.slice(-1)]
  return { status: enough ? 'met' : 'partly', missing: [], facts: [], jobs: quoted, general: anyWork, anyWork }
}

const conceptOf = ({ concept }: Mention) => (concept === undefined ? undefined : advertConcepts[concept])
const isGeneral = (mention: Mention) => conceptOf(mention)?.general === true
const isCareer = (mention: Mention) => conceptOf(mention)?.career === true
/** Work that has a name: software development, not experience alone. */
const isTrade = (mention: Mention) => isCareer(mention) && mention.concept !== WORK
const isSilent = (mention: Mention) => mention.kind === 'concept' && mention.facts?.length === 0

/** Takes away what does not count: traits beside a skill, and what merely explains a degree or a certificate. */
function relevantMentions(text: string, { mentions }: Mentions, { reading }: Grounds): Mention[] {
  const decisive = mentions.find((mention) => conceptOf(mention)?.decisive)
  if (decisive) {
    const clause = Math.max(
      ...[...text.slice(0, decisive.start).matchAll(reading.clauseEnd)].map(({ index, 0: end }) => index + end.length),
      0,
    )
    return mentions.filter(
      (mention) => conceptOf(mention)?.decisive || mention.end <= clause || mention.concept === WORK,
    )
  }
  // That it takes work says something only if nothing else is said.
  const hasName = mentions.some(({ name }) => name)
  const said = mentions.filter((mention) => mention.concept !== WORK && !(hasName && isCareer(mention)))
  if (said.length === 0) return mentions
  const telling = said.filter((mention) => mention.kind !== 'unknown' && !isSilent(mention))
  if (telling.length === 0) return said
  const wordCount = ({ start, end, name }: Mention) =>
    name ? NAME_WEIGHT : isDense(text) ? (end - start) / 2 : text.slice(start, end).split(/[\s-]+/).length
  const words = (list: Mention[]) => list.reduce((sum, mention) => sum + wordCount(mention), 0)
  const common = said.filter(({ kind, name }) => kind === 'unknown' && !name)
  const isForeign = words(common) / (words(common) + words(telling)) > FOREIGN
  const counts = (mention: Mention) => isForeign || isAlone(mention, telling, text, reading)
  return said.filter((mention) => !isSilent(mention) && (!common.includes(mention) || counts(mention)))
}

/** An item of a list that has nothing known in it. */
function isAlone({ start, end }: Mention, telling: Mention[], text: string, reading: AdvertLanguage): boolean {
  const ends = [...text.matchAll(reading.clauseEnd)]
  const from = ends.findLast(({ index }) => index < start)?.index ?? 0
  const to = ends.find(({ index }) => index >= end)?.index ?? text.length
  return !telling.some((other) => other.start >= from && other.end <= to)
}

/** Nothing is mentioned that has a name: then the ledger must say the same words. */
function judgeWords({ saying }: Mentions): Judgement {
  const none = { missing: [], jobs: [], anyWork: false }
  if (!saying) return { status: 'not-evidenced', facts: [], general: true, ...none }
  return { status: 'partly', facts: [saying], general: false, ...none }
}

function judgeMentions(text: string, mentions: Mention[], grounds: Grounds): Judgement {
  const groups = alternatives(text, mentions, grounds.reading)
  const facts = new Set<Fact>()
  const missing: string[] = []
  let met = 0
  for (const group of groups) {
    const evident = group.filter((mention) => isEvident(mention, text, grounds))
    if (evident.length > 0) met++
    else missing.push(...group.map(({ start, end }) => text.slice(start, end)))
    // Each mention's best fact first, then the second ones.
    for (const { facts: own = [] } of evident) if (own[0]) facts.add(own[0])
  }
  for (const { facts: own = [] } of mentions.filter((mention) => isEvident(mention, text, grounds))) {
    if (own[1]) facts.add(own[1])
  }
  return {
    status: met === groups.length ? 'met' : met > 0 ? 'partly' : 'not-evidenced',
    missing: [...new Set(missing)],
    facts: [...facts].slice(0, MOST_FACTS),
    jobs: [],
    general: mentions.every(isGeneral),
    anyWork: false,
  }
}

function isEvident(mention: Mention, text: string, { ledger }: Grounds): boolean {
  if (!mention.facts?.length) return false
  if (!conceptOf(mention)?.named) return true
  const { language } = ledger.content
  const others = terms(language, `${text.slice(0, mention.start)} ${text.slice(mention.end)}`)
  return mention.facts.some((fact) => terms(language, fact.text).some((term) => others.includes(term)))
}

/** "AWS, Azure or GCP" and "databases such as PostgreSQL, MySQL": any of them will do. */
function alternatives(text: string, mentions: Mention[], { words }: AdvertLanguage): Mention[][] {
  const groups: { members: Mention[]; any: boolean }[] = []
  const or = words.or.map(plain)
  const examples = words.examples.map(plain)
  let inExamples = false
  mentions.forEach((mention, i) => {
    const before = plain(text.slice(mentions[i - 1]?.end ?? 0, mention.start))
    const startsExamples = saysAny(before, examples)
    inExamples = startsExamples || (inExamples && !/[);）]/.test(before))
    const last = groups.at(-1)
    const isOr = saysAny(before, or) || before === '/'
    const isNext = /^[,、，・/]?$/.test(before)
    if (last && !startsExamples && (isOr || isNext || inExamples)) {
      last.members.push(mention)
      last.any ||= isOr || inExamples
    } else groups.push({ members: [mention], any: inExamples })
  })
  return groups.flatMap(({ members, any }) => (any ? [members] : members.map((mention) => [mention])))
}
