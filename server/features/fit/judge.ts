/** Judges one requirement by the content, mention by mention. */

import type { Fact } from '#content/fact.ts'
import { tradeConcepts } from '#content/language/vocabulary/trade-concepts.ts'
import type { RequirementStatus } from '#contract/chat/fit.ts'
import { normalize } from '#server/knowledge/normalize.ts'
import type { Job } from '#server/knowledge/world/things.ts'
import type { AdvertLanguage } from './advert/advert-language.ts'
import { clausesOf } from './advert/clauses.ts'
import { WORK } from './advert/concept-phrases.ts'
import type { Mention } from './advert/mention.ts'
import type { FindMentions } from './advert/mentions.ts'
import { isDense, plain, saysAny } from './advert/phrases.ts'
import type { Evidence } from './evidence.ts'
import { findYears, monthsIn } from './years.ts'

export interface Judgement {
  status: RequirementStatus
  missing: string[]
  facts: Fact[]
  /** Jobs whose time counts, for requirements that name years. */
  jobs: Job[]
  /** Any advert asks for it, so that it decides little. */
  general: boolean
  /** Of what it asks for, so much is evidenced. */
  share: number
  /** It asks for years of work without saying at what. */
  anyWork: boolean
}

export interface Grounds {
  reading: AdvertLanguage
  evidence: Evidence
  find: FindMentions
  /** Epoch milliseconds. */
  now: number
}

const MOST_FACTS = 4
/** Above this share of words that the facts do not say, they are something of their own that is asked for. */
const FOREIGN = 1 / 3
/** A technology's name says more than a word. */
const NAME_WEIGHT = 2
const MONTHS = 12
/** What is done, and not for so long, counts by half. */
const HALF = 0.5

export function judge(asked: string, grounds: Grounds): Judgement {
  const text = withoutReason(inOneForm(normalize(asked, 'NFKC')), grounds.find)
  const { jobs: career } = grounds.evidence.world
  const years = findYears(text, grounds.reading)
  const rest = years?.rest ?? text
  const relevant = relevantMentions(rest, grounds.find(rest), grounds)
  if (years && relevant.every(isWork)) return judgeYears(years.years, career, grounds, true)
  const judged = judgeMentions(rest, relevant, grounds)
  if (!years || judged.status === 'not-evidenced') return judged

  const specific = relevant.filter((mention) => mention.value > 0 && !isWork(mention) && !isGeneral(mention))
  const jobs = career.filter((job) => specific.some((mention) => mention.jobs.includes(job)))
  const time = judgeYears(years.years, specific.length > 0 ? jobs : career, grounds, false)
  return {
    ...judged,
    status: judged.status === 'met' ? time.status : 'partly',
    jobs: time.jobs,
    share: Math.min(judged.share, time.share),
    facts: judged.facts.slice(0, Math.max(1, MOST_FACTS - time.jobs.length)),
  }
}

/** "Assermenté(e)", "Lehrer(in)", "interprète·s", "Lehrer:innen": a word with its other ending is one word. */
const inOneForm = (text: string): string =>
  text.replace(/(?<=\p{Ll})(?:\(\p{Ll}{1,6}\)|(?:·\p{Ll}{1,6}){1,2}|[:*_]in(?:nen)?)(?!\p{L})/gu, '')

/** So few words before a dash are what is asked for, and so many behind it say why. */
const REASON = { before: 3, behind: 4 }

/**
 * "Polish - half of our engineers sit there" asks for Polish; "Must have - five years of Java" is not cut: what stands before a dash
 * must be evidenced by itself, and what is behind it by nothing.
 */
function withoutReason(text: string, find: FindMentions): string {
  const [head = text, ...rest] = text.split(/ [-–—] /)
  const [tail = ''] = rest
  const count = (part: string) => part.trim().split(/\s+/).length
  if (rest.length !== 1 || count(head) > REASON.before || count(tail) < REASON.behind) return text
  const isEvidenced = (part: string) => find(part).some(({ value }) => value > 0)
  return isEvidenced(head) && !isEvidenced(tail) ? head : text
}

function judgeYears(years: number, jobs: Job[], { now }: Grounds, anyWork: boolean): Judgement {
  const enough = monthsIn(jobs, now) >= years * MONTHS
  // The first and the last of a long row show how far it reaches.
  const quoted = jobs.length <= MOST_FACTS ? jobs : [...jobs.slice(0, MOST_FACTS - 1), ...jobs.slice(-1)]
  const status = enough ? 'met' : jobs.length > 0 || !anyWork ? 'partly' : 'not-evidenced'
  return { status, missing: [], facts: [], jobs: quoted, general: anyWork, anyWork, share: enough ? 1 : HALF }
}

const conceptOf = ({ concept }: Mention) => (concept === undefined ? undefined : tradeConcepts[concept])
const isGeneral = (mention: Mention) => conceptOf(mention)?.general === true
const isWork = ({ concept }: Mention) => concept === WORK
/** What any advert asks for and the content does not speak of. */
const isSilent = (mention: Mention) =>
  isGeneral(mention) && mention.value === 0 && conceptOf(mention)?.decisive === undefined

/** Takes away what does not count: traits beside a skill, and words that merely explain. */
function relevantMentions(text: string, mentions: Mention[], { reading }: Grounds): Mention[] {
  // That it takes work says something only if nothing else is said.
  const hasName = mentions.some(({ name }) => name)
  const isMissing = ({ value, name, concept }: Mention) => value === 0 && Boolean(name || concept)
  const lacks = mentions.some((mention) => isMissing(mention) && !isGeneral(mention))
  // One word of the facts is no evidence where the thing itself is missing: a bus where the CAN bus is asked for.
  const isSeveral = (said: string) => (isDense(said) ? said.length >= 4 : /[\s-]|^\p{Lu}{2,}$/u.test(said))
  const isLoneWord = ({ kind, name, start, end }: Mention) =>
    kind === 'words' && !name && !isSeveral(text.slice(start, end).trim())
  const said = mentions.filter(
    (mention) =>
      !isWork(mention) &&
      !(hasName && conceptOf(mention)?.field) &&
      !(lacks && isLoneWord(mention) && mention.value > 0),
  )
  if (said.length === 0) return mentions
  // Names beside a language or a place are those of towns and people.
  const isPlain = said.some((mention) => ['language', 'place'].includes(conceptOf(mention)?.check ?? ''))
  const isCommon = ({ name, value, kind }: Mention) =>
    value < 1 && (name ? isPlain && kind === 'words' : kind === 'unknown' || kind === 'words')
  const telling = said.filter((mention) => !isCommon(mention) && !isSilent(mention))
  if (telling.length === 0) return said
  const wordCount = ({ start, end, name }: Mention) =>
    name ? NAME_WEIGHT : isDense(text) ? (end - start) / 2 : text.slice(start, end).split(/[\s-]+/).length
  const words = (list: Mention[]) => list.reduce((sum, mention) => sum + wordCount(mention), 0)
  const common = said.filter(isCommon)
  const isForeign = words(common) / (words(common) + words(telling)) > FOREIGN
  // What stands beside a degree or a certificate explains it.
  const explains = telling.some((mention) => conceptOf(mention)?.decisive)
  const counts = (mention: Mention) => !explains && (isForeign || isAlone(mention, telling, text, reading))
  return said.filter((mention) => !isSilent(mention) && (!isCommon(mention) || counts(mention)))
}

/** An item of a list that has nothing known in it. */
function isAlone({ start, end }: Mention, telling: Mention[], text: string, reading: AdvertLanguage): boolean {
  const clause = clausesOf(text, reading).find((one) => start >= one.start && end <= one.end)
  const [from, to] = [clause?.start ?? 0, clause?.end ?? text.length]
  return !telling.some((other) => other.start >= from && other.end <= to)
}

function judgeMentions(text: string, mentions: Mention[], grounds: Grounds): Judgement {
  const groups = alternatives(text, mentions, grounds.reading)
  const values = groups.map((group) => Math.max(...group.map(({ value }) => value)))
  const missing = groups.filter((_, i) => values[i] === 0).flat()
  const reached = values.reduce((sum, value) => sum + value, 0)
  const found = mentions.filter(({ value }) => value > 0)
  // What is said of tests in general is no part of Cypress.
  const isOfKind = missing.some(({ name }) => name) && !found.some(({ name, kind }) => name || kind === 'amount')
  const evident = isOfKind ? [] : found
  // Each mention's best fact first, then the second ones.
  const facts = [0, 1].flatMap((i) => evident.flatMap(({ facts: own }) => own[i] ?? []))
  return {
    status: evident.length === 0 ? 'not-evidenced' : reached === groups.length ? 'met' : 'partly',
    missing: [...new Set(missing.map(({ start, end }) => text.slice(start, end).trim()))],
    facts: [...new Set(facts)].slice(0, MOST_FACTS),
    jobs: [],
    share: evident.length === 0 ? 0 : reached / groups.length,
    general: mentions.every(isGeneral),
    anyWork: false,
  }
}

/** "AWS, Azure or GCP", "databases such as PostgreSQL", "immersive sound (L-ISA, Soundscape)": any of them will do. */
function alternatives(text: string, mentions: Mention[], { words }: AdvertLanguage): Mention[][] {
  const groups: { members: Mention[]; any: boolean }[] = []
  const or = words.or.map(plain)
  const and = words.and.map(plain)
  const brackets = [...text.matchAll(/\(([^()]*)\)/g)].map(({ index, 0: whole, 1: inside = '' }) => {
    return { start: index, end: index + whole.length, isList: /[,、，/]/.test(inside) && !saysAny(plain(inside), and) }
  })
  const bracketOf = ({ start, end }: Mention) =>
    brackets.find((one) => one.isList && start >= one.start && end <= one.end)
  const examples = words.examples.map(plain)
  let inExamples = false
  mentions.forEach((mention, i) => {
    const before = plain(text.slice(mentions[i - 1]?.end ?? 0, mention.start))
    const startsExamples = saysAny(before, examples)
    inExamples = startsExamples || (inExamples && !/[);）]/.test(before))
    const last = groups.at(-1)
    const bracket = bracketOf(mention)
    const previous = mentions[i - 1]
    // A kind of thing is shown by one of it; beside a name, those in brackets are asked for as well.
    // "A CMMS such as SAP": what only the example explains.
    const isExplained = startsExamples && previous?.value === 0
    const isListed = bracket && previous && (bracketOf(previous) === bracket || !previous.name)
    const isOr = saysAny(before, or) || before === '/'
    const isNext = /^[,、，・/]$/.test(before)
    if (last && (isExplained || (!startsExamples && (isOr || isNext || inExamples || isListed)))) {
      last.members.push(mention)
      last.any ||= isOr || inExamples || Boolean(isListed)
    } else groups.push({ members: [mention], any: inExamples })
  })
  return groups.flatMap(({ members, any }) => (any ? [members] : members.map((mention) => [mention])))
}
