/**
 * What a question and a fact have in common, as numbers that know nothing of any owner: shared words, what is named, what the
 * question is after and what sort of statement the fact is, and whether the answer says it already.
 */
import type { Fact } from '#content/fact.ts'
import type { MessageKind } from '#contract/chat/message-kinds.ts'
import { factsOf } from '#server/knowledge/world/naming.ts'
import { YEARS } from '#server/knowledge/years.ts'
import { describedBy } from '../plan/meant.ts'
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
  const { reading, knowledge, kinds } = asked
  const { retrieval } = knowledge
  const scores = retrieval.scores(reading.topic)
  const found = [...scores].sort(([, a], [, b]) => b - a)
  const most = found[0]?.[1] ?? 0
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
  const saidShare = Math.max(0, ...made.facts.map(({ text }) => shareOf(text)))
  const ids = {
    said: idsOf(made.facts),
    named: idsOf(scope.named),
    described: idsOf(scope.described),
    talkedOf: idsOf(scope.talkedOf),
    last: idsOf(scope.last),
  }
  const aims = aimsOf(asked)
  const likelihoods = new Map<string, number>(kinds.map(({ kind, probability }) => [kind, probability]))
  const [best] = kinds
  const sureness = best?.probability ?? 0
  const closed = best && isClosed.test(best.kind) ? sureness : 0
  const years = reading.text.match(YEARS) ?? []
  const technologies = reading.of('technology').map(({ name }) => name.toLowerCase())
  const asksFigure = reading.has('howMuch', 'howMany', 'quantity', 'cost', 'speed', 'measure')
  const isNamed = ids.named.size > 0
  const isDescribed = !isNamed && ids.described.size > 0
  const isFollowUp = !isNamed && ids.talkedOf.size > 0

  return [...facts].map((fact) => {
    const features: Features = {}
    const set = (name: string, value: number | boolean) => {
      if (value) features[name] = Number(value)
    }
    const type = typeOf(fact)
    const score = scores.get(fact) ?? 0
    const share = shareOf(fact.text)
    set('share', share)
    set('share squared', share * share)
    set('score', most > 0 ? score / most : 0)
    set('best score', most > 0 && score === most)
    set('points', Math.min(1, score / POINTS))
    set(`type ${type}`, true)
    set(`share of ${type}`, share)

    const isSaid = ids.said.has(fact.id)
    set('said', isSaid)
    set('share of what is said', isSaid ? share : 0)
    set(`said ${type}`, isSaid)
    if (!isSaid) {
      set('more than is said', Math.max(0, share - saidShare))
      set('less than is said', Math.max(0, saidShare - share))
      set('beside a closed answer', closed > 0)
      set('beside a surely closed answer', closed)
      set('beside a sure answer', sureness)
    }
    set('without an answer', !made.answered)
    set('share without an answer', made.answered ? 0 : share)

    const isOfNamed = ids.named.has(fact.id)
    set('of the named', isOfNamed)
    set('share of the named', isOfNamed ? share : 0)
    set('not of the named', isNamed && !isOfNamed)
    const isOfDescribed = ids.described.has(fact.id)
    set('of the described', isDescribed && isOfDescribed)
    set('share of the described', isOfDescribed ? share : 0)
    set('not of the described', isDescribed && !isOfDescribed)
    const isOfTalk = ids.talkedOf.has(fact.id)
    set('of the talk', isFollowUp && isOfTalk)
    set('not of the talk', isFollowUp && !isOfTalk)
    set('said last', ids.last.has(fact.id))

    const hasFigure = /\d/.test(fact.text)
    set('figure asked for', asksFigure && hasFigure)
    set('no figure', asksFigure && !hasFigure)
    const isOfYear = years.some((year) => fact.text.includes(year))
    set('of the year', isOfYear)
    set('not of the year', years.length > 0 && !isOfYear)
    const words = `${fact.text} ${fact.tags.join(' ')}`.toLowerCase()
    const isOfTechnology = technologies.some((name) => words.includes(name))
    set('of the technology', isOfTechnology)
    set('not of the technology', technologies.length > 0 && !isOfTechnology)

    set('of the list', lists.get(fact.kind) ?? 0)
    const [, interview = ''] = /^interview\.(.*)/.exec(fact.id) ?? []
    set('answer of this kind', likelihoods.get(interview) ?? 0)
    set(
      'answer by its words',
      reading.interview.some((kind) => kind === interview),
    )
    for (const [aim, likelihood] of aims) set(`${aim} by ${type}`, likelihood)
    return { fact, features }
  })
}
