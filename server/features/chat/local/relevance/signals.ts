/**
 * What a question and a fact have in common, as numbers that know nothing of any owner: shared words, what is named, what the
 * question is after and what sort of statement the fact is, and whether the answer says it already.
 */
import type { Fact } from '#content/fact.ts'
import type { MessageKind } from '#contract/chat/message-kinds.ts'
import { factsOf } from '#server/knowledge/world/naming.ts'
import { YEARS } from '#server/knowledge/years.ts'
import { describedBy } from '../plan/choose/described-by.ts'
import type { Asked } from '../plan/plan.ts'
import { aimsOf, listsOf } from './aims.ts'
import { typeOf } from './fact-types.ts'

export type Features = Record<string, number>

export interface Candidate {
  fact: Fact
  features: Features
}

/** An answer that may lack something. */
export interface Made {
  facts: Fact[]
  answered: boolean
}

/** No more facts than these are looked at: those that share most with the question, those of what is named, those of a list. */
const MOST = { found: 60, named: 80, listed: 20, interview: 4 }
/** A list that the question is less likely to ask for is not looked through. */
const LIKELY = 0.1
/** So many points of a search are as good as any more. */
const POINTS = 20

/** Kinds of questions that are answered in full by what is computed: lists, durations, verdicts. */
const isClosed =
  /^(?:jobs|jobs-count|countries|total-years|in-year|worked-at|team-size|salary|rates|availability|(?:longest|shortest|current|first|previous)-job|job-(?:team|when|title|technologies|before|after)|.*-compare|(?:contact|technolog|education|certificate|spoken|publication|service|testimonial).*)$/

/** What is composed of the facts that belong to it. */
const composed: ReadonlySet<MessageKind> = new Set(['who', 'career', 'project-challenge'])

/** Whether what is asked is most likely of such a kind. */
export const isComplete = ({ kinds: [best] }: Asked): boolean =>
  best !== undefined && (isClosed.test(best.kind) || composed.has(best.kind))

const idsOf = (facts: Fact[]): ReadonlySet<string> => new Set(facts.map(({ id }) => id))

/** The facts of what is named, of what is described without its name, and of what was talked about. */
function scopeOf(asked: Asked) {
  const { reading, focus, world } = asked
  const { job } = describedBy(asked)
  return {
    named: [...reading.of('job'), ...reading.of('project')].flatMap((one) => factsOf(world, one)),
    described: job ? factsOf(world, job) : [],
    talkedOf: focus.entities.flatMap((one) =>
      one.kind === 'job' || one.kind === 'project' ? factsOf(world, one) : [],
    ),
    last: focus.last,
  }
}

/** The facts that may be part of the answer, with what tells whether they are. */
export function candidatesFor(asked: Asked, made: Made): Candidate[] {
  const question = questionOf(asked, made)
  return [...question.facts].map((fact) => {
    const seen = { fact, type: typeOf(fact), share: question.shareOf(fact.text) }
    const features = Object.fromEntries(
      [
        ...bySearch(question, seen),
        ...byAnswer(question, seen),
        ...byNames(question, seen),
        ...byDetails(question, seen),
        ...byAim(question, seen),
      ].flatMap(([name, value]) => (value ? [[name, Number(value)]] : [])),
    )
    return { fact, features }
  })
}

type Signal = readonly [name: string, value: number | boolean]
interface Seen {
  fact: Fact
  type: string
  /** How much of the topic of the question it has. */
  share: number
}
type QuestionRead = ReturnType<typeof questionOf>

/** What is read once of a question and its answer, for all facts. */
function questionOf(asked: Asked, made: Made) {
  const { reading, knowledge, kinds } = asked
  const { retrieval } = knowledge
  const scores = retrieval.scores(reading.topic)
  const found = [...scores].sort(([, a], [, b]) => b - a)
  const scope = scopeOf(asked)
  const lists = listsOf(asked)
  const facts = new Set([
    ...made.facts,
    ...found.slice(0, MOST.found).map(([fact]) => fact),
    ...Object.values(scope).flat().slice(0, MOST.named),
    ...kinds.slice(0, MOST.interview).flatMap(({ kind }) => retrieval.facts.get(`interview.${kind}`) ?? []),
    ...[...retrieval.facts.values()].filter(({ kind }) => (lists.get(kind) ?? 0) > LIKELY).slice(0, MOST.listed),
  ])
  const shareOf = reading.topic ? retrieval.overlap(reading.topic) : () => 0
  const [best] = kinds
  const sureness = best?.probability ?? 0
  const ids = {
    said: idsOf(made.facts),
    named: idsOf(scope.named),
    described: idsOf(scope.described),
    talkedOf: idsOf(scope.talkedOf),
    last: idsOf(scope.last),
  }
  const isNamed = ids.named.size > 0
  return {
    facts,
    lists,
    scores,
    mostScore: found[0]?.[1] ?? 0,
    shareOf,
    saidShare: Math.max(0, ...made.facts.map(({ text }) => shareOf(text))),
    ids,
    aims: aimsOf(asked),
    likelihoods: new Map<string, number>(kinds.map(({ kind, probability }) => [kind, probability])),
    sureness,
    closed: best && isClosed.test(best.kind) ? sureness : 0,
    answered: made.answered,
    interview: reading.interview,
    years: reading.text.match(YEARS) ?? [],
    technologies: reading.of('technology').map(({ name }) => name.toLowerCase()),
    asksFigure: reading.has('howMuch', 'howMany', 'quantity', 'cost', 'speed', 'measure'),
    isNamed,
    isDescribed: !isNamed && ids.described.size > 0,
    isFollowUp: !isNamed && ids.talkedOf.size > 0,
  }
}

/** How well the search finds it. */
function bySearch({ scores, mostScore }: QuestionRead, { fact, type, share }: Seen): Signal[] {
  const score = scores.get(fact) ?? 0
  return [
    ['share', share],
    ['share squared', share * share],
    ['score', mostScore > 0 ? score / mostScore : 0],
    ['best score', mostScore > 0 && score === mostScore],
    ['points', Math.min(1, score / POINTS)],
    [`type ${type}`, true],
    [`share of ${type}`, share],
  ]
}

/** What it is beside the answer that was made. */
function byAnswer({ ids, saidShare, closed, sureness, answered }: QuestionRead, { fact, type, share }: Seen): Signal[] {
  const isSaid = ids.said.has(fact.id)
  const unsaid: Signal[] = [
    ['more than is said', Math.max(0, share - saidShare)],
    ['less than is said', Math.max(0, saidShare - share)],
    ['beside a closed answer', closed > 0],
    ['beside a surely closed answer', closed],
    ['beside a sure answer', sureness],
  ]
  return [
    ['said', isSaid],
    ['share of what is said', isSaid ? share : 0],
    [`said ${type}`, isSaid],
    ...(isSaid ? [] : unsaid),
    ['without an answer', !answered],
    ['share without an answer', answered ? 0 : share],
  ]
}

/** Whether it is of what is named, described or talked about. */
function byNames({ ids, isNamed, isDescribed, isFollowUp }: QuestionRead, { fact: { id }, share }: Seen): Signal[] {
  const isOfNamed = ids.named.has(id)
  const isOfDescribed = ids.described.has(id)
  const isOfTalk = ids.talkedOf.has(id)
  return [
    ['of the named', isOfNamed],
    ['share of the named', isOfNamed ? share : 0],
    ['not of the named', isNamed && !isOfNamed],
    ['of the described', isDescribed && isOfDescribed],
    ['share of the described', isOfDescribed ? share : 0],
    ['not of the described', isDescribed && !isOfDescribed],
    ['of the talk', isFollowUp && isOfTalk],
    ['not of the talk', isFollowUp && !isOfTalk],
    ['said last', ids.last.has(id)],
  ]
}

/** Whether it has the figure, the year or the technology that is asked for. */
function byDetails({ asksFigure, years, technologies }: QuestionRead, { fact }: Seen): Signal[] {
  const hasFigure = /\d/.test(fact.text)
  const isOfYear = years.some((year) => fact.text.includes(year))
  const words = `${fact.text} ${fact.tags.join(' ')}`.toLowerCase()
  const isOfTechnology = technologies.some((name) => words.includes(name))
  return [
    ['figure asked for', asksFigure && hasFigure],
    ['no figure', asksFigure && !hasFigure],
    ['of the year', isOfYear],
    ['not of the year', years.length > 0 && !isOfYear],
    ['of the technology', isOfTechnology],
    ['not of the technology', technologies.length > 0 && !isOfTechnology],
  ]
}

/** Whether it is of the list, the kind or the sort of statement that the question is after. */
function byAim({ lists, likelihoods, interview, aims }: QuestionRead, { fact, type }: Seen): Signal[] {
  const [, kind = ''] = /^interview\.(.*)/.exec(fact.id) ?? []
  return [
    ['of the list', lists.get(fact.kind) ?? 0],
    ['answer of this kind', likelihoods.get(kind) ?? 0],
    ['answer by its words', interview.some((one) => one === kind)],
    ...[...aims].map(([aim, likelihood]): Signal => [`${aim} by ${type}`, likelihood]),
  ]
}
