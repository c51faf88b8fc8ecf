/** What no question of a known kind fits is looked for among the facts; what is not there is said not to be. */

import type { Fact } from '#content/fact.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Found } from '#server/knowledge/retrieval.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { languageCues } from '#server/knowledge/understand/language-cues.ts'
import { hasTopic } from '#server/knowledge/understand/left-words.ts'
import { type Description, describedJob, describedJobs, jobOfWord, jobsIn } from '#server/knowledge/world/described.ts'
import { factsOf } from '#server/knowledge/world/naming.ts'
import type { Job, Project } from '#server/knowledge/world/things.ts'
import { YEARS } from '#server/knowledge/years.ts'
import { wasAt } from '../life/jobs.ts'
import { type Asked, type Plan, type Proposal, plan, say, unanswered } from '../plan.ts'
import { countsSame, figuresIn, rareNumbersIn } from '../projects/figures.ts'
import { asksWhether } from '../whether.ts'
import { toldAnywhere } from './anywhere.ts'
import { asTyped } from './as-typed.ts'
import { stateAll, tellsWhy } from './evidence.ts'
import { placeOf } from './of-topic.ts'
import { tellsDeed, verdictOf, wayOf, withDeed, withSolution } from './of-work.ts'
import { untoldThere } from './untold-there.ts'

/** The share of a question that the facts must cover to answer it. */
const COVERED = 0.4
/** The same of a question all of whose words the facts have. */
const KNOWN = 0.3
/** And to say yes to whether it is so. */
const CLEAR = 0.8
/** And to give the reason of what the site has not all of: "why did you break off" what was never begun? */
const SUPPOSED = 0.55
/** And to say yes to whether something like it was done. */
const SURELY = 0.6
const RELATED = 0.5
const SKILL_WEIGHT = 0.5

/** What was done somewhere tells more than the same on a list of skills. */
const weigh = ({ fact, score }: Found, asksFigure: boolean) =>
  /^(?:experience|case-study|volunteering)\./.test(fact.id) || (asksFigure && fact.id.includes('.metric.'))
    ? score
    : score * SKILL_WEIGHT

/** "From 14 hours to one": a fact with 14 of something else is not meant where another has the hours. */
function withFigure({ reading: { language, message } }: Asked, found: Found[]): Found[] {
  const asked = figuresIn(language, message)
  const hasOne = ({ fact }: Found) =>
    figuresIn(language, fact.text).some((figure) =>
      asked.some((one) => one.number === figure.number && countsSame(one, figure)),
    )
  const same = asked.length > 0 ? found.filter(hasOne) : []
  return same.length > 0 ? same : found
}

/** "Why only 214 of them?": whatever else is asked, the fact that has the number is meant. */
function hasNumbersOf(message: string, { text }: Fact): boolean {
  const asked = rareNumbersIn(message)
  const told = asked.length > 0 ? rareNumbersIn(text) : []
  return asked.length > 0 && asked.every((number) => told.includes(number))
}

/** What asks for what somebody thinks of a matter, or would answer for: no deed tells that because it has a word of it. */
const judgementsIn = ({ language, text }: Asked['reading']) => languageCues(language).judgements.find(text)

/** The share of a question that the facts must cover, by what is asked with words that they lack. */
function neededOf(reading: Asked['reading'], isStrange: boolean, least: number): number {
  const isWhether = reading.has('whether')
  if (judgementsIn(reading).length > 0 || (isStrange && isWhether)) return CLEAR
  if (isStrange && reading.has('why') && !reading.has('how')) return Math.max(least, SUPPOSED)
  const isWhole = !isStrange && !isWhether && reading.rest.every(({ isKnown, isMeant }) => isKnown || isMeant)
  return isWhole ? Math.min(least, KNOWN) : least
}

/** @param within looks only among these. @param least the share of the question that they must cover. */
export function byRetrieval(asked: Asked, within?: (fact: Fact) => boolean, least = COVERED): Plan | undefined {
  const { reading, knowledge } = asked
  const { rest } = reading
  if (reading.topic === '') return undefined
  const { found, coverage } = knowledge.retrieval.search(
    reading.topic,
    (fact) =>
      // An article is about something; whether that was done at work, it does not say.
      !['technologies', 'article'].includes(fact.kind) &&
      !/^profile\.skill\.|\.condition\./.test(fact.id) &&
      (within?.(fact) ?? true),
  )
  const asksFigure = reading.has('howMuch', 'howMany')
  const ranked = withFigure(asked, found).toSorted((a, b) => weigh(b, asksFigure) - weigh(a, asksFigure))
  const [best] = ranked
  if (!best) return undefined
  // What only means nearly the same is no yes.
  const strange = rest.filter(
    ({ isKnown, isMeant, restricts }) => !isKnown && restricts && (!isMeant || reading.has('whether')),
  )
  // "Has the restaurant a terrace?" is not answered by what is said of restaurants.
  const named = rest.filter(({ isOrdinary }) => !isOrdinary)
  if (asksWhether(asked) && named.length > 0 && named.every(({ isKnown, isMeant }) => !isKnown && !isMeant))
    return undefined
  // "Has she designed tunnels?" is not so because there were bridges.
  if (strange.length === 0 && asksWhether(asked) && rest.length > 0 && rest.every(({ isKnown }) => !isKnown))
    return undefined
  const needed = neededOf(reading, strange.length > 0, least)
  if (coverage < (hasNumbersOf(reading.message, best.fact) ? Math.min(KNOWN, needed) : needed)) return undefined
  const related = ranked
    .filter(({ score, coverage: own }) => score >= best.score * RELATED && own >= coverage * 0.7)
    .map(({ fact }) => fact)
  // "Lead designer" says who somebody was there, which is asked for in other words.
  const ofDeeds = related.filter(({ id }) => !id.includes('.role.'))
  const place = placeOf(asked, best.fact)
  const facts = withSolution(asked, ofDeeds.length > 0 && !reading.has('title') ? ofDeeds : related, place)
  const job = place?.kind === 'project' ? place.job : place
  const project = place?.kind === 'project' ? place : place?.projects[0]
  const focus = place ? [place, ...(job && job !== place ? [job] : [])] : []
  const next = nextOf(place)
  // "Has she sold clocks?" is not so because clocks were repaired. Who tells of themselves asks for something like it.
  const isToldWhole =
    languageTraits[reading.language].firstPerson.test(reading.message) ||
    rest.every(({ isKnown, isMeant, isOrdinary }) => isKnown || isMeant || isOrdinary)
  const isSure = strange.length === 0 && isToldWhole && coverage >= SURELY && tellsDeed(asked, related)
  const [nearest] = ranked
    .filter(({ fact }) => related.includes(fact))
    .toSorted((a, b) => b.coverage - a.coverage)
    .flatMap(({ fact }) => placeOf(asked, fact) ?? [])
  const verdict = nearest && verdictOf(asked, facts, nearest, isSure)
  if (verdict)
    return plan(verdict, { focus: [nearest, ...focus.filter((one) => one !== nearest)], next: nextOf(nearest) })
  if (reading.has('when', 'where', 'company', 'sinceWhen', 'howLong') && job && !reading.has('how', 'howMuch', 'why')) {
    return plan([wasAt(asked, job), ...stateAll(asked, facts, 2, job.company)], { focus, next })
  }
  if (reading.has('how', 'why', 'solution') && project) {
    return plan(stateAll(asked, wayOf(asked, facts, project), 3), { focus, next })
  }
  const asksTime = reading.has('when', 'sinceWhen', 'howLong')
  const telling = asksTime ? YEARS : reading.has('howMuch', 'howMany') ? /\d/ : undefined
  const measured = telling ? facts.filter(({ text }) => text.search(telling) !== -1) : facts
  const said = stateAll(asked, withDeed(asked, measured.length > 0 ? measured : facts, job), 3)
  if (said.length === 0) return undefined
  return plan(said, { focus, next })
}

function nextOf(place: Job | Project | undefined): Proposal[] {
  if (place?.kind === 'project')
    return [
      { ask: 'projectHow', title: place.title },
      { ask: 'projectResults', title: place.title },
      { ask: 'projects' },
    ]
  if (place)
    return [
      { ask: 'job', company: place.company },
      { ask: 'jobTechnologies', company: place.company },
      { ask: 'before', company: place.company },
    ]
  return [{ ask: 'jobs' }, { ask: 'projects' }, { ask: 'contact' }]
}

/** Says which part of the question this site does not speak of. */
export function notSaid(asked: Asked): Plan {
  const { reading, s, world } = asked
  const { general: email } = world.content.profile.channels
  const strange = reading.rest.filter(({ isKnown }) => !isKnown)
  const judged = judgementsIn(reading)
  const ofMatter = reading.rest.filter(({ at }) => !judged.some((one) => one.at <= at && at < one.end))
  const words = asTyped(
    reading.language,
    reading.message,
    (strange.length > 0 && judged.length === 0 ? strange : ofMatter).map(({ written }) => written),
  )
  const next: Proposal[] = [{ ask: 'jobs' }, { ask: 'projects' }, { ask: 'contact' }]
  const [job] = reading.of('job')
  const missed = ofMatter.filter(({ isOrdinary, isKnown }) => isKnown || !isOrdinary).map(({ written }) => written)
  const told = words && !job && judged.length === 0 ? toldAnywhere(asked, missed) : undefined
  if (told) return told
  const isVague = !strange.some(({ restricts }) => restricts)
  if (words && job)
    return unanswered([say(s.notSaidThere({ words, place: job.company })), wasAt(asked, job)], {
      focus: [job],
      next,
      isNotFound: true,
    })
  return unanswered([say(words ? s.notSaid({ words, email }) : s.notAnswered({ email }))], {
    next,
    isVague,
    isNotFound: true,
  })
}

/** A sentence that gives reasons answers a why from this share of its words on. */
const REASONED = 0.5

/** Why something was done, or was not: the sentence of a project that tells a choice, and shares most with the question. */
function reasonFor(asked: Asked): Plan | undefined {
  const { reading, knowledge, world } = asked
  if (!reading.has('why') || reading.topic === '') return undefined
  const overlap = knowledge.retrieval.overlap(reading.topic)
  const reasons = world.projects.flatMap((project) =>
    project.facts
      .filter(({ id }) => /\.solution$|\.architecture$|\.node\./.test(id))
      .flatMap((fact) =>
        sentencesOf(fact.text)
          .filter(tellsWhy(reading.language))
          .map((sentence) => ({ project, fact, score: overlap(sentence) })),
      ),
  )
  const [best] = reasons.sort((a, b) => b.score - a.score)
  if (!best || best.score < REASONED) return undefined
  return plan(stateAll(asked, [best.fact], 1), { focus: [best.project], next: nextOf(best.project) })
}

/** What the owner says of themselves, or others of them, is asked for by other kinds of questions. */
export const isOfWork = ({ kind }: Fact) => kind !== 'interview' && kind !== 'testimonial'

/** Chinese and Japanese are cut into words by guess: there each may be one that calls somebody. */
export const descriptionIn = ({ topic, rest, language }: Asked['reading']): Description => ({
  text: topic,
  ordinary: languageTraits[language].isDense
    ? []
    : rest.filter(({ isOrdinary, restricts }) => isOrdinary && !restricts).map(({ written }) => written),
})

/** The job that the words of a message describe, or the place that they name; those of any question left out. */
export function describedIn({
  reading,
  world,
  knowledge,
}: Pick<Asked, 'reading' | 'world' | 'knowledge'>): Job | undefined {
  const [only, ...others] = jobsIn(
    world,
    reading.of('place').map(({ name }) => name),
  )
  if (only && others.length === 0) return only
  const left = reading.rest
    .filter(({ isKnown, isMeant, isOrdinary }) => (isKnown || isMeant) && !isOrdinary)
    .map(({ written }) => written)
  return describedJob(world, knowledge.retrieval, left, descriptionIn(reading))
}

/** The jobs that are named or described nearest to an "or", one on each side of it. */
function besideOr({ reading, world, knowledge }: Pick<Asked, 'reading' | 'world' | 'knowledge'>): Job[] {
  const or = reading.placeOf('or')
  if (or === undefined) return []
  const named = reading.mentions.flatMap(({ entity, at }) => (entity.kind === 'job' ? [{ job: entity, at }] : []))
  const described = reading.rest.flatMap(({ written, at, isKnown, isMeant }) => {
    const job = isKnown || isMeant ? jobOfWord(world, knowledge.retrieval, written) : undefined
    return job ? [{ job, at }] : []
  })
  const all = [...named, ...described].sort((a, b) => a.at - b.at)
  const sides = [all.findLast(({ at }) => at < or), all.find(({ at }) => at > or)].flatMap((one) => one?.job ?? [])
  return new Set(sides.map(({ company }) => company)).size === 2 ? sides : []
}

/** "The agency or the hospital": the jobs that are set side by side, by their names or by what they were. */
export function comparedJobs({ reading, world, knowledge }: Pick<Asked, 'reading' | 'world' | 'knowledge'>): Job[] {
  const named = reading.of('job')
  if (named.length > 1 || !reading.has('compare', 'or')) return named
  const sides = besideOr({ reading, world, knowledge })
  if (sides.length === 2) return sides
  // Here a word of many questions tells, too: an agency and a hospital are two places of work.
  const words = reading.rest.filter(({ isKnown, isMeant }) => isKnown || isMeant).map(({ written }) => written)
  const description = { text: reading.topic, ordinary: [] }
  const described = describedJobs(world, knowledge.retrieval, words, description)
  const others = described.filter(({ company }) => named.every((job) => job.company !== company))
  const all = [...named, ...others]
  // What tells of three or more sets no two side by side.
  return all.length === 2 ? all : named
}

/** Facts of the one job that is described cover a question of it from this share on. */
const WITHIN = 0.25
const MUCH_MORE = 1.5

function among(asked: Asked, facts: Fact[], least?: number): Plan | undefined {
  const ids = new Set(facts.map(({ id }) => id))
  return ids.size > 0 ? byRetrieval(asked, ({ id }) => ids.has(id), least) : undefined
}

/** Of a thing that is named, what the further words of the message ask for. */
export function amongFacts(asked: Asked, facts: Fact[]): Plan | undefined {
  return hasTopic(asked.reading) ? among(asked, facts, WITHIN) : undefined
}

/** What something cost, or how much less: a sum of money, or a figure beside a word for costs. */
function costsOf(asked: Asked): Plan | undefined {
  const { reading, world, knowledge } = asked
  if (!reading.has('cost') || reading.has('how', 'why', 'whether')) return undefined
  const { cues } = languageCues(reading.language)
  const things = reading.of('project').length + reading.of('job').length > 0 ? reading.mentions : []
  const talkedOf = tells(asked) ? [] : asked.focus.entities
  const named = [...things.map(({ entity }) => entity), ...(things.length > 0 ? [] : talkedOf)].filter(
    (one) => one.kind === 'project' || one.kind === 'job',
  )
  const facts = (named.length > 0 ? named.flatMap((one) => factsOf(world, one)) : world.ledger).filter(
    ({ id, text }) =>
      /^(?:experience|case-study)\./.test(id) &&
      /\d/.test(text) &&
      (/\p{Sc}/u.test(text) || cues.find(foldText(text).text).some(({ value }) => value === 'cost')),
  )
  if (tells(asked)) {
    const isOfMatter = knowledge.retrieval.overlap(reading.rest.map(({ written }) => written).join(' '))
    const ids = new Set(facts.flatMap(({ id, text }) => (isOfMatter(text) > 0 ? id : [])))
    return byRetrieval({ ...asked, reading: plainly(reading) }, ({ id }) => ids.has(id), WITHIN)
  }
  return named.length > 0 && facts.length > 0 ? plan(stateAll(asked, facts, 2), { focus: named }) : undefined
}

const tells = ({ reading }: Asked) => hasTopic(reading)

/** Asked for the facts alone, whatever words it was asked with. */
const plainly = (reading: Asked['reading']): Asked['reading'] => ({ ...reading, has: () => false })

/** A matter of the work in the visitor's words; what is not there is said not to be. */
export const aboutTopic = (asked: Asked): Plan => foundOnTopic(asked) ?? notSaid(asked)

/** "How many decision records has she written at …": what is counted among the skills belongs to no employer. */
const ofNoPlace = (asked: Asked): Plan | undefined =>
  byRetrieval(asked, (fact) => fact.id.startsWith('skill.') && /\d/.test(fact.text))

/** "Has she fitted old people with glasses?": a shop that has glasses in its name is not meant where others tell more. */
function isToldThere({ reading, knowledge: { retrieval } }: Asked, described: Fact[]): boolean {
  const { coverage } = retrieval.search(reading.topic, (fact) => described.includes(fact))
  return coverage * MUCH_MORE >= retrieval.search(reading.topic, isOfWork).coverage
}

/** What is described or was talked about comes before all else. */
export function foundOnTopic(asked: Asked): Plan | undefined {
  const { reading, focus, world } = asked
  const job = describedIn(asked)
  const described = job ? factsOf(world, job) : []
  const isTold = isToldThere(asked, described)
  const talkedOf = focus.entities.flatMap((one) =>
    one.kind === 'project' || one.kind === 'job' ? factsOf(world, one) : [],
  )
  const named = [...reading.of('project'), ...reading.of('job')].flatMap((one) => factsOf(world, one))
  // How something was done is told by what came of it, where that says so, before it is told what the work was.
  const done = [...named, ...described].filter(({ kind, id }) => kind === 'achievement' || id.includes('.outcome.'))
  const asksHow = reading.has('how', 'howMuch') && !reading.has('why')
  return (
    costsOf(asked) ??
    (asksHow ? among(asked, done, WITHIN) : undefined) ??
    among(asked, named, reading.has('howMany') && named.length > 0 ? COVERED : WITHIN) ??
    (reading.has('howMany') && named.length > 0 ? ofNoPlace(asked) : undefined) ??
    among(asked, named, WITHIN) ??
    (isTold ? among(asked, described, WITHIN) : undefined) ??
    among(asked, talkedOf) ??
    untoldThere(asked) ??
    reasonFor(asked) ??
    byRetrieval(asked, isOfWork)
  )
}
