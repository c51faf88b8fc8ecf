/**
 * The sentence that holds what is asked of a project or a job: each sentence that is told of it is a candidate, and the one that has
 * most of the question's words and is the sort of answer wanted is said, instead of what the thing is.
 */

import type { Fact } from '#content/fact.ts'
import { comparatives } from '#content/language/patterns/comparatives.ts'
import { spaceIn } from '#content/language/traits.ts'
import { kindsOf, ofInterview } from '#contract/chat/message-kinds.ts'
import { recordOf } from '#contract/keys.ts'
import { knownLanguages } from '#contract/language.ts'
import { numbersIn } from '#server/features/chat/check/number-words.ts'
import { remember } from '#server/features/chat/check/remember.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { type CueId, languageCues } from '#server/knowledge/understand/language-cues.ts'
import { namesAny } from '#server/knowledge/understand/read.ts'
import type { EntityKind } from '#server/knowledge/world/entities.ts'
import { factsOf, namedByFact } from '#server/knowledge/world/naming.ts'
import { type Job, type Project, positionsOf, type Technology } from '#server/knowledge/world/things.ts'
import type { World } from '#server/knowledge/world/world.ts'
import { type AnswerType, fit, isOutcome, SHORT_TIME, type Wanted, wantedBy } from '../follow-ups/answer-type.ts'
import { type Asked, type Plan, plan, say } from '../plan.ts'
import { groupAsked, isOfGroup } from '../technologies/technology-lists.ts'
import { asksWhether, isWhether } from '../whether.ts'
import { standingAlone, stateAll, tellsWhy } from './evidence.ts'
import { isAccount } from './of-topic.ts'
import { isProblem } from './problem.ts'

type Thing = Job | Project

/** A sentence must have so much of the question: if it is of the sort that is asked for, if no sort is, if it is asked whether something is so, and to say yes. */
const SHARED = { ofSort: 0.4, open: 0.55, yes: 0.6, so: 0.9 }
/** What the words of a question weigh beside the sort of answer; a word of many questions, and one that no fact has. */
const WORDS = { all: 3, ordinary: 0.5, strange: 0.8 }
/** What a sentence loses that is told elsewhere, a figure without what it is a figure of, and how it was before. */
const LESS = { elsewhere: 0.3, figure: 0.2, problem: 1 }
/** Of more words than these a message tells a story. */
const MOST_WORDS = 10
/** From this probability on something else is meant, or the thing as a whole. */
const SURELY = 0.35

/** What sentences are about in many words: a question and a sentence with one of these have it in common. */
const matters: CueId[] = ['cost', 'speed', 'quantity', 'challenge', 'decision']

/** What is asked of these has an answer of its own. */
const others: EntityKind[] = [
  'technology',
  'unknown-technology',
  'unknown-company',
  'person',
  'item',
  'service',
  'title',
]

/** What is asked of work, one part of which a sentence may tell. */
const ofWork = kindsOf(
  ...(['project-*', 'job-results', 'job-technologies', 'job-team', 'topic-*', 'best-result', 'lessons'] as const),
  ...(['duration', 'failure', 'quality', 'same', 'unclear', 'technology-why', 'technology-how'] as const),
)
const ofWhole = kindsOf('project-about', 'job-about', 'worked-at')
const ofTools = kindsOf('project-technologies', 'job-technologies', 'technologies')

/** What is told by a number. */
const measured: ReadonlySet<AnswerType> = new Set(['duration', 'number', 'measure', 'change'])

/** Who does something, and where, sentences tell in any form. */
const isTooOpen: ReadonlySet<AnswerType> = new Set(['person', 'place'])

const isThing = (one: { kind: string }): one is Thing => one.kind === 'project' || one.kind === 'job'

/** The one project or job that a message names, or that was talked about. */
function thingOf({ reading, focus, world }: Asked): Thing | undefined {
  if (reading.time !== undefined || namesAny(reading, ...others)) return undefined
  const [project, another] = reading.of('project')
  const [job, ...jobs] = reading.of('job')
  if (another || jobs.length > 0) return undefined
  if (project ?? job) return project ?? job
  const told = focus.last.find(isAccount)
  const all: Thing[] = [...world.projects, ...world.jobs]
  return all.find(({ facts }) => facts.some(({ id }) => id === told?.id)) ?? focus.entities.find(isThing)
}

/** Whether a message asks something of one thing, and not the thing itself, two of them or the owner. */
export function asksWithin({ reading, kinds: [best] }: Asked, { type, unit }: Wanted): boolean {
  const { more, less } = comparatives[reading.language]
  const isOfTwo =
    reading.has('compare') || (reading.has('or') && (more.test(reading.message) || less.test(reading.message)))
  if (isOfTwo || reading.rest.length > MOST_WORDS) return false
  // How large a team was is counted, wherever it stands.
  const claimsTeam = reading.has('people', 'team') && numbersIn(reading.language, reading.message).length > 0
  if ((type === 'people' || claimsTeam) && !unit) return false
  // "How long did it take to decide?" sounds like how somebody decides.
  if (type && measured.has(type) && !reading.has('owner') && best && ofInterview.has(best.kind)) return true
  return best === undefined || best.probability < SURELY || ofWork.has(best.kind)
}

export interface Told {
  fact: Fact
  sentence: string
  isElsewhere: boolean
}

export const isTold = ({ id, kind }: Fact) =>
  kind !== 'technologies' && !/\.(?:period|role\.\d+|condition\..+)$/.test(id)

/** What the owner is asked by everybody, and answers with a job or a project. */
const interviewsOf = (world: World, things: Thing[]): Fact[] =>
  world.ledger.filter(
    (fact) => fact.kind === 'interview' && namedByFact(world, fact).some((one) => things.includes(one)),
  )

/** Whose words are quoted of a thing. */
const voicesOf = ({ content, facts }: World, thing: Thing, job: Job | undefined): Fact[] =>
  content.testimonials
    .filter(({ caseStudy, role }) =>
      thing.kind === 'project' && caseStudy ? caseStudy === thing.id : job && role?.includes(job.company),
    )
    .flatMap(({ id }) => facts.get(`testimonial.${id}`) ?? [])

/** "Did the people there agree?": how others saw it, they say themselves. */
const asksVoices = ({ reading }: Asked) =>
  reading.has('testimonial') || (reading.has('people', 'team') && isWhether(reading))

/** All that is told of a thing: its own facts, those of the job of a project, and what the owner and others say of it. */
function toldOf(asked: Asked, thing: Thing): Told[] {
  const { world } = asked
  const job = thing.kind === 'project' ? thing.job : thing
  const own = factsOf(world, thing)
  const further = [
    ...(thing.kind === 'project' && job ? job.facts : []),
    ...interviewsOf(world, [thing, ...(job ? positionsOf(job) : [])]),
    ...(asksVoices(asked) ? voicesOf(world, thing, job) : []),
  ]
  return [...new Set([...own, ...further])]
    .filter(isTold)
    .flatMap((fact) => sentencesOf(fact.text).map((sentence) => ({ fact, sentence, isElsewhere: !own.includes(fact) })))
}

const isOfTools = ({ kinds: [best], reading }: Asked) =>
  groupAsked(reading) !== undefined || (best !== undefined && ofTools.has(best.kind) && best.probability >= SURELY)

/** Where no blanks are, each word of a stretch is written as all of it. */
const onceWritten = (rest: Asked['reading']['rest']) =>
  rest.filter(({ written }, i) => rest.findIndex((other) => other.written === written) === i)

/** "And why was that?", of how something was before: the words of that question, which the problem tells. */
function asksCause({ reading, focus }: Asked, type: Wanted['type']): Asked['reading']['rest'] | undefined {
  const isOpen = type === 'reason' && reading.rest.length === 0 && reading.mentions.length === 0
  return isOpen && focus.reading?.has('before') ? focus.reading.rest : undefined
}

type Share = (told: Told) => number

/** The share of what is asked, beside the thing itself, that a sentence has; undefined if nothing in particular is asked. */
function sharesOf(asked: Asked, { type, unit, isGuessed }: Wanted): Share | undefined {
  const { reading, knowledge } = asked
  // A part of a drawing may be called by a word of the question: "the small model".
  const parts = reading
    .of('node')
    .map(({ name }) => ({ written: name, isKnown: true, isMeant: false, isOrdinary: false }))
  const words = [...onceWritten(asksCause(asked, type) ?? reading.rest), ...parts].map(
    ({ written, isKnown, isMeant, isOrdinary }) => {
      const near = knowledge.retrieval.near(written)
      const weight = isOrdinary ? WORDS.ordinary : isKnown || isMeant ? 1 : WORDS.strange
      return { share: ({ sentence }: Told) => near(sentence), weight }
    },
  )
  // What was hard or decided, and no more, is told by the texts that are for it.
  const isOpen = words.length === 0 && reading.has('challenge', 'decision')
  const ofMatters = (isOpen ? [] : matters)
    .filter((cue) => reading.has(cue))
    .map((cue) => ({ share: (told: Told) => Number(isOfMatter(asked, cue, told, type)), weight: 1 }))
  const ofUnit = unit ? [{ share: ({ sentence }: Told) => Number(unit.test(sentence)), weight: 1 }] : []
  const all = [...words, ...ofMatters, ...ofUnit]
  // Words of many questions alone tell nothing, unless a tool or a number is asked for by one of them.
  const isOfNumber = type !== undefined && !isGuessed && measured.has(type)
  const tells =
    all.some(({ weight }) => weight > WORDS.ordinary) || (all.length > 0 && (isOfNumber || isOfTools(asked)))
  if (!tells) return undefined
  const total = all.reduce((sum, { weight }) => sum + weight, 0)
  return (told) => all.reduce((sum, { share, weight }) => sum + weight * share(told), 0) / total
}

/** So many sentences are known by what they are about. */
const SENTENCES = 1000
const cuesOf = recordOf(knownLanguages, (language) =>
  remember(
    SENTENCES,
    (sentence) =>
      new Set<string>(
        languageCues(language)
          .cues.find(foldText(sentence).text)
          .map(({ value }) => value),
      ),
  ),
)

/** How fast something is, a short time among what was done and what came of it tells. */
const isOfMatter = ({ reading }: Asked, cue: CueId, { fact, sentence }: Told, type: Wanted['type']): boolean =>
  cuesOf[reading.language](sentence).has(cue) ||
  (cue === 'speed' &&
    type !== 'manner' &&
    (isOutcome(fact) || fact.kind === 'achievement') &&
    SHORT_TIME.test(sentence))

/** How well a sentence is the sort of answer wanted: of "which database?" it is one that names a database. */
export function fitter(asked: Asked, wanted: Wanted): Share {
  if (asksCause(asked, wanted.type))
    return ({ fact, sentence }) =>
      isProblem(fact) ? 2 : asked.focus.last.includes(fact) ? 0 : fit(asked, wanted, fact, sentence)
  // "What made it cheaper?": by what means, tells as well.
  const byMeans = wanted.type === 'reason' && asked.reading.has('cost', 'speed')
  if (!isOfTools(asked))
    return ({ fact, sentence }) =>
      Math.max(
        fit(asked, wanted, fact, sentence),
        byMeans && fit(asked, { type: 'manner' }, fact, sentence) > 0 ? 1 : 0,
      )
  const group = groupAsked(asked.reading)
  const tools = asked.world.technologies.filter(({ name }) => !group || isOfGroup(name, group))
  return ({ fact, sentence }) => {
    const named = tools.filter((one) => one.named.includes(fact))
    return named.some(({ name, otherNames }) => [name, ...otherNames].some((said) => sentence.includes(said))) ? 2 : 0
  }
}

function lessOf({ reading }: Asked, { fact, isElsewhere }: Told, { type }: Wanted): number {
  const isOfNow = isProblem(fact) && type !== 'reason' && !reading.has('before', 'challenge')
  return (
    (isElsewhere ? LESS.elsewhere : 0) + (fact.id.includes('.metric.') ? LESS.figure : 0) + (isOfNow ? LESS.problem : 0)
  )
}

/** @returns undefined if nothing in particular is asked of one thing, or no sentence of it tells it. */
export function soughtOfThing(asked: Asked): Plan | undefined {
  const wanted = wantedBy(asked)
  const thing = asksWithin(asked, wanted) ? thingOf(asked) : undefined
  if (!thing) return undefined
  const shareOf = sharesOf(asked, wanted)
  if (!shareOf) return toolsOf(asked, thing)
  const fits = fitter(asked, wanted)
  const { language } = asked.reading
  // A figure that is claimed is held against what is so.
  const figures = asksWhether(asked) ? [] : numbersIn(language, asked.reading.message)
  const hasFigure = ({ sentence }: Told) =>
    figures.length > 0 && numbersIn(language, sentence).some(({ value }) => figures.some((one) => one.value === value))
  const [best] = toldOf(asked, thing)
    .map((told) => ({ told, share: shareOf(told) }))
    .filter(({ share }) => share > 0)
    .map(({ told, share }) => {
      const fitting = fits(told)
      return {
        told,
        share,
        fitting,
        score: WORDS.all * share + fitting + Number(hasFigure(told)) - lessOf(asked, told, wanted),
      }
    })
    .sort((a, b) => b.score - a.score)
  const isOpen = wanted.type === undefined || wanted.isGuessed || isTooOpen.has(wanted.type)
  const isOfSort = !isOpen || isOfTools(asked)
  if (!best || (isOfSort ? best.fitting === 0 : isOfWhole(asked))) return undefined
  // "How many records has she written?": a number of something else is none of those.
  if (wanted.counted !== undefined && asked.reading.has('howMany') && best.fitting < 2) return undefined
  const least = asksWhether(asked) ? SHARED.yes : isOfSort ? SHARED.ofSort : SHARED.open
  if (best.share < least) return undefined
  const said = stated(asked, best.told, wanted)
  return plan(isYes(asked, best, isOfSort) ? said.map((one) => ({ ...one, text: asked.s.itIsSo(one) })) : said, {
    focus: focusOn(asked, thing),
    isWhole: true,
  })
}

/** Nearly all of what is asked stands in the sentence, and neither denies anything, counts or tells that something was given up. */
function isYes(
  asked: Asked,
  { told: { sentence, fact }, share }: { told: Told; share: number },
  isOfSort: boolean,
): boolean {
  const { reading } = asked
  const isPlain = !isOfSort && fact.kind !== 'testimonial' && !reading.has('not', 'only', 'all')
  if (!isPlain || !isWhether(reading) || share < SHARED.so) return false
  const cues = cuesOf[reading.language](sentence)
  const isOpen = (['not', 'only', 'decision', 'challenge'] as const).some((cue) => cues.has(cue))
  return !isOpen && numbersIn(reading.language, reading.message).length === 0
}

/** "Which database does it use?", with no word that a sentence could have: those of the sort that are used there. */
function toolsOf(asked: Asked, thing: Thing): Plan | undefined {
  const { reading, world, s } = asked
  const group = groupAsked(reading)
  const isThere = ({ jobs, projects }: Technology) =>
    thing.kind === 'project' ? projects.includes(thing) : positionsOf(thing).some((job) => jobs.includes(job))
  const there = group ? world.technologies.filter((one) => isThere(one) && isOfGroup(one.name, group)) : []
  if (there.length === 0) return undefined
  const place = thing.kind === 'project' ? thing.title : thing.company
  const facts = thing.facts.filter(({ kind }) => kind === 'technologies')
  const named = there.flatMap((one) => one.named.filter((fact) => thing.facts.includes(fact)).slice(0, 1))
  const names = there.map(({ name }) => name)
  return plan([say(s.technologies({ names, place }), ...(facts.length > 0 ? facts : named))], {
    focus: focusOn(asked, thing),
    isWhole: true,
  })
}

const isOfWhole = ({ kinds: [best] }: Asked) =>
  best !== undefined && ofWhole.has(best.kind) && best.probability >= SURELY

function focusOn({ focus: { entities } }: Asked, thing: Thing): Plan['focus'] {
  if (entities.includes(thing)) return entities
  return thing.kind === 'project' && thing.job ? [thing, thing.job] : [thing]
}

/** The sentence as it can be said alone, with the reason that the next one gives for it where a reason is asked for. */
export function stated(asked: Asked, { fact, sentence }: Told, { type }: Wanted) {
  const { language } = asked.reading
  const sentences = sentencesOf(fact.text)
  const next = sentences[sentences.indexOf(sentence) + 1]
  const alone = standingAlone(language, fact.text, sentence)
  const isReasoned =
    (type === 'reason' || asksWhether(asked)) && next !== undefined && !alone.includes(next) && tellsWhy(language)(next)
  const text = isReasoned ? [alone, next].join(spaceIn(language)) : alone
  return stateAll(asked, [{ ...fact, text }], 1).map((one) => ({ ...one, facts: [fact] }))
}
