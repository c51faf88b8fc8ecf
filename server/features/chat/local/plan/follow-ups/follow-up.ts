/**
 * Answers a short question that leans on the answer before it. Its scope is what was told last, then the thing that this is of;
 * the sentence there that is the sort of answer wanted is said, even if it shares few words with the question. What plainly
 * begins another topic is left to the others.
 */

import type { Fact } from '#content/fact.ts'
import { kindsOf, type MessageKind } from '#contract/chat/message-kinds.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { type CueId, languageCues } from '#server/knowledge/understand/language-cues.ts'
import { factsOf } from '#server/knowledge/world/naming.ts'
import { teamIn } from '#server/knowledge/world/teams.ts'
import { asksSpeedOfProject } from '../life/own-boss.ts'
import { type Asked, type Plan, plan, type Said } from '../plan.ts'
import { isLong, standingAlone, stateAll } from '../texts/evidence.ts'
import { isAccount, isRecord, sharesOf } from '../texts/of-topic.ts'
import { type AnswerType, fit, isOutcome, type Wanted, wantedBy } from './answer-type.ts'
import {
  isAtMost,
  isOfOthers,
  isOfOwner,
  isOfPeopleAtIt,
  isOfVoices,
  namesNothing,
  SHORT,
  wordsOf,
} from './asked-of.ts'
import { computed, employerAsked, lengthOfProject, timeOfProject } from './follow-up-computed.ts'
import { isSameAgain } from './kept-to-topic.ts'

/** A sentence is about what is asked from this share of its words on; of more, if nothing else tells what is wanted. */
const OF_MATTER = { typed: 0.34, untyped: 0.5 }
/** Of those that say nearly as much of what is asked more than one is told. */
const AS_MUCH = 0.8
/** A sentence that is further from what was told must share so much with the question before. */
const SAME_MATTER = 0.15
/** What a sentence loses that was not told first, is only of the same thing, or of the job of the project. */
const DISTANCE = { last: 0.1, thing: 0.4, job: 0.8 }
/** A project of a résumé has no more facts. */
const FEW = 8
const WORDS = 2
const OF_FACT = 0.75
const CUE = 0.5
const MATTER = 0.6
const FRESH = 0.3
/** What came of a project was not told yet, if somebody asks for it. */
const FRESH_OUTCOME = 1

/** Said of a thing as a whole, more than one sentence is. */
const inSeveral: ReadonlySet<AnswerType> = new Set(['outcome', 'manner'])
const likesFresh: ReadonlySet<AnswerType> = new Set(['outcome', 'manner', 'reason', 'after'])

const matters: CueId[] = ['use', 'people', 'team', 'cost', 'speed', 'quantity', 'measure', 'result', 'challenge']

interface Candidate {
  fact: Fact
  sentence: string
  distance: number
  /** The thing has so few facts that one of the sort wanted is meant. */
  isSmall: boolean
}

interface Scored extends Candidate {
  fit: number
  words: number
  cues: number
  matter: number
  score: number
}

const isTold = ({ id, kind }: Fact) => kind !== 'technologies' && !id.endsWith('.period')

/** What was told last, then all of the thing that it is of, then the job of that. */
function scopeOf({ focus, world }: Asked): Candidate[] {
  const main = focus.entities[0]
  const isQuoted = focus.last[0]?.kind === 'testimonial' || focus.last[0]?.kind === 'interview'
  const quoted = isQuoted && (main?.kind === 'project' || main?.kind === 'job') ? main.facts[0] : undefined
  const told = focus.last.find(isAccount) ?? quoted ?? focus.last[0]
  const project = world.projects.find(({ facts }) => facts.some(({ id }) => id === told?.id))
  const job = project?.job ?? world.jobs.find(({ facts }) => facts.some(({ id }) => id === told?.id))
  const isOfThing = told !== undefined && isAccount(told)
  const named = isOfThing && main?.kind === 'technology' ? main.named : []
  const [field] = focus.kind === 'skill-about' ? (/^skill\.[^.]+/.exec(told?.id ?? '') ?? []) : []
  const ofField = world.ledger.filter(({ id }) => field !== undefined && id.startsWith(`${field}.`))
  const ofWork = [...(project?.facts ?? []), ...(project || !job ? [] : factsOf(world, job)), ...named]
  const thing = isOfThing ? ofWork : ofField
  const ofJob = isOfThing && project && job ? job.facts : []
  const seen = new Set<string>()
  return [
    ...focus.last.map((fact, i) => ({ fact, distance: i === 0 ? 0 : DISTANCE.last })),
    ...thing.map((fact) => ({ fact, distance: DISTANCE.thing })),
    ...ofJob.map((fact) => ({ fact, distance: DISTANCE.job })),
  ].flatMap(({ fact, distance }) => {
    if (seen.has(fact.id) || !isTold(fact)) return []
    seen.add(fact.id)
    return sentencesOf(fact.text).map((sentence) => ({
      fact,
      sentence,
      distance,
      isSmall: thing.length <= FEW && distance <= DISTANCE.thing,
    }))
  })
}

function scored(asked: Asked, wanted: Wanted): Scored[] {
  const { reading, knowledge, focus } = asked
  const shareOf = sharesOf(asked) ?? (() => 0)
  const before = focus.reading?.topic
  const matterOf = before ? knowledge.retrieval.overlap(before) : () => 0
  const cues = matters.filter((cue) => reading.has(cue))
  const cuesOf = (sentence: string) => {
    if (cues.length === 0) return 0
    const said = languageCues(reading.language).cues.find(foldText(sentence).text)
    return cues.filter((cue) => said.some(({ value }) => value === cue)).length / cues.length
  }
  return scopeOf(asked)
    .map((one): Scored => {
      const { fact, sentence, distance } = one
      const fitting = fit(asked, wanted, fact, sentence)
      // What one sentence of a fact is about is what the next one goes on about.
      const words = Math.max(shareOf(sentence), shareOf(fact.text) * OF_FACT)
      const [matter, shared] = [matterOf(sentence), cuesOf(sentence)]
      const isFresh = wanted.type !== undefined && likesFresh.has(wanted.type) && !focus.said.has(fact.id)
      const score =
        fitting +
        WORDS * words +
        CUE * shared +
        MATTER * matter -
        distance +
        (isFresh ? (isOutcome(fact) && wanted.type !== 'manner' ? FRESH_OUTCOME : FRESH) : 0)
      return { ...one, fit: fitting, words, matter, cues: shared, score }
    })
    .sort((a, b) => b.score - a.score)
}

const computedOf = kindsOf(
  ...(['job-place', 'job-when', 'job-title', 'job-team', 'job-technologies'] as const),
  ...(['project-technologies', 'project-team', 'project-when', 'project-where'] as const),
)
/** From this probability on a date, a place, a team or a list of tools is wanted. */
const OF_THING = 0.5

const isComputed = ({ kinds: [best] }: Asked) =>
  best !== undefined && computedOf.has(best.kind) && best.probability >= OF_THING

/** Whether a sentence answers: it is of the sort, and of the matter as far as the message names one. */
function answers(asked: Asked, { type, isLeft }: Wanted, one: Scored): boolean {
  if (isLeft) return one.fit > 0 && one.matter > 0 && !asked.focus.said.has(one.fact.id)
  const named = wordsOf(asked)
  if (type === undefined) {
    const isOfMatter = one.words >= OF_MATTER.untyped && !(isComputed(asked) && one.distance >= DISTANCE.thing)
    return isOfMatter || (named.length === 0 && one.cues > 0)
  }
  const isNear = one.distance < DISTANCE.thing
  // How fast it is, what came of it tells in a time of its own.
  if (type === 'duration' && one.fit > 2) return true
  // "How many people were working on it?": what counts them tells more than a team of the job.
  if (type === 'people' && isOfPeopleAtIt(asked) && one.fit === 2) return true
  if (one.fit === 0) return one.cues > 0 && (named.length === 0 || (isNear && named.every(({ isKnown }) => !isKnown)))
  // What is computed of each job and project goes before a sentence that was not told.
  if (!isNear && (type === 'date' || (type === 'person' && !one.isSmall) || isComputed(asked))) return false
  if (one.words >= OF_MATTER.typed || (one.cues > 0 && named.length === 0)) return true
  // What other facts are about is asked of them; a word that none has may be another one for what was told.
  if (named.length > 0) return (isNear || isReason(type, one)) && named.every(({ isKnown }) => !isKnown)
  return isNear || one.matter >= SAME_MATTER || one.isSmall || (inSeveral.has(type) && one.fact.kind === 'case-study')
}

/** "How could it hold?": a sentence of the same thing that gives a reason, whatever word it is asked with. */
const isReason = (type: AnswerType, { fit, distance }: Scored) =>
  type === 'reason' && fit > 0 && distance <= DISTANCE.thing

/** "How was it built?", of a project that was told as a whole and is drawn: the drawing tells it. */
function isOfDrawing(asked: Asked): boolean {
  const { kinds, focus } = asked
  const [best] = kinds
  const isHow = best !== undefined && /^(?:project-how|architecture)$/.test(best.kind) && best.probability >= OF_THING
  const [told] = focus.last
  const isDrawn = focus.entities.some(
    (one) => one.kind === 'project' && told?.id === `case-study.${one.id}` && (one.diagram?.nodes.length ?? 0) > 0,
  )
  return isHow && isDrawn && wordsOf(asked).length === 0
}

/** "What did they find?", of a project: what came of it. */
function wantedHere(asked: Asked): Wanted {
  if (asksSpeedOfProject(asked)) return { type: 'duration' }
  const wanted = wantedBy(asked)
  const isOpen = wanted.type === undefined && asked.reading.has('what') && asked.reading.has('do', 'whether')
  const isOfProject = asked.focus.last.find(isAccount)?.kind === 'case-study'
  return isOpen && isOfProject && asked.reading.rest.every(({ isKnown }) => !isKnown) ? { type: 'outcome' } : wanted
}

/** So sure a kind must be before nothing that was told is looked through for it. */
const SURELY = 0.6
const OF_STATE = 0.35
const NOTHING_ELSE = 0.9

/**
 * "Where was she before?" asks for the job before the one that was talked of, "how large was the team?" for the one of that job, which is
 * counted; "her greatest success?" of no language or degree.
 */
function isOfOtherWork({ kinds, focus, reading }: Asked): boolean {
  const sumOf = (...of: MessageKind[]) =>
    kinds.reduce((sum, { kind, probability }) => sum + (of.includes(kind) ? probability : 0), 0)
  const jobs = focus.entities.flatMap((one) => (one.kind === 'job' ? [one] : []))
  const isOfJob = jobs.length > 0
  // "What was it like before?", of a project that was told as a whole: what was to be changed.
  const [told] = focus.last
  const isOfWhole = told !== undefined && isAccount(told) && !isOutcome(told) && !told.id.startsWith('experience.')
  const isOfStateBefore =
    reading.has('before') &&
    focus.entities[0]?.kind === 'project' &&
    isOfWhole &&
    reading.rest.length === 0 &&
    sumOf('project-challenge') >= OF_STATE
  const isOfTeam =
    sumOf('job-team', 'project-team') >= SURELY &&
    (focus.entities[0]?.kind === 'job' || jobs.some((job) => teamIn(reading.language, job)))
  // "Was that a big team?", after an offer or an opinion: no sentence of that tells of one.
  const isOfTeamElsewhere =
    sumOf('job-team', 'project-team', 'team-size') >= SURELY && told !== undefined && !isAccount(told)
  // "How good are the results?" is asked of all of them.
  const isOfResults =
    focus.entities[0]?.kind === 'project' && reading.has('result') && sumOf('project-results') >= NOTHING_ELSE
  const isOfLength = focus.entities[0]?.kind === 'job' && sumOf('job-when') >= SURELY && !reading.has('it')
  const isOfWork = focus.entities.some(({ kind }) => kind === 'job' || kind === 'project' || kind === 'technology')
  return (
    isOfTeam ||
    isOfTeamElsewhere ||
    isOfResults ||
    isOfLength ||
    isOfStateBefore ||
    (isOfJob && sumOf('job-before') >= SURELY) ||
    (!isOfWork && sumOf('best-result') >= SURELY)
  )
}

/** @returns undefined if the message stands alone, or what was talked about does not answer it. */
export function followUp(asked: Asked): Plan | undefined {
  const employer = isAtMost(asked.reading, SHORT) ? employerAsked(asked) : undefined
  if (employer) return employer
  if (!namesNothing(asked) || (isOfOtherWork(asked) && !isOfPeopleAtIt(asked) && wantedBy(asked).type !== 'change'))
    return undefined
  const { focus } = asked
  const wanted = wantedHere(asked)
  const rest = { focus: focus.entities, listed: focus.listed }
  const known = computed(asked, wanted) ?? lengthOfProject(asked, wanted)
  if (known) return known
  if (focus.last.length === 0 || isOfOwner(asked) || isOfDrawing(asked) || isOfVoices(asked)) return undefined
  const isOfAll = isOfOthers(asked, wanted)
  const deed = wanted.isGuessed && !isOfAll && wordsOf(asked).length === 0 ? deedTold(asked) : undefined
  if (deed) return plan(stateAll(asked, [deed], 1), rest)
  // What was told last may have the words of a question that sounds like another.
  const hasWords = ({ words, distance }: Scored) => words >= OF_MATTER.untyped && distance < DISTANCE.thing
  const found = scored(asked, wanted).filter((one) => (isOfAll ? hasWords(one) : answers(asked, wanted, one)))
  const [best] = found
  if (!best) return isOfAll ? undefined : timeOfProject(asked, wanted)
  if (isToldBetter(asked, best)) return undefined
  const most = wanted.type === undefined || inSeveral.has(wanted.type) ? 2 : 1
  const alike = found.filter(({ fit, words }) => fit === best.fit && words >= best.words * AS_MUCH)
  // What was told last goes alone, unless it is a list.
  const near = alike.filter(
    ({ fact, distance }) => distance < DISTANCE.thing && (fact === best.fact || isRecord(fact) || most > 1),
  )
  const said = best.distance < DISTANCE.thing ? near : alike.slice(0, most)
  const told = stated(asked, said)
  const isAnswer = best.words >= OF_MATTER.untyped || (best.fit > 0 && wanted.type !== 'manner')
  return isSameAgain(asked, told) && !isAnswer ? undefined : plan(told, rest)
}

/** Each of the facts by the sentence that answers, where the others of a long text tell other things. */
function stated(asked: Asked, found: Candidate[]): Said[] {
  const first = found.filter(({ fact }, i) => found.findIndex((other) => other.fact === fact) === i)
  return first.flatMap(({ fact, sentence }) => {
    const { language } = asked.reading
    const text = isLong(language, fact.text) ? standingAlone(language, fact.text, sentence) : fact.text
    const [one] = stateAll(asked, [{ ...fact, text }], 1)
    return one ? [{ ...one, facts: [fact] }] : []
  })
}

/** Whether a fact of something else has more of the words that a question names. */
function isToldBetter(asked: Asked, best: Scored): boolean {
  const { reading, knowledge } = asked
  const shareOf = sharesOf(asked)
  if (!shareOf || !wordsOf(asked).some(({ isKnown }) => isKnown)) return false
  const [other] = knowledge.retrieval.search(reading.topic).found
  return other !== undefined && other.fact !== best.fact && shareOf(other.fact.text) > best.words
}

/** "Did it change anything?", "what did they do about it?": the one thing that was done, as it was told. */
function deedTold({ focus, kinds: [best], reading }: Asked): Fact | undefined {
  const [told] = focus.last
  const isOfDeeds = focus.last.every(({ kind, id }) => kind === 'achievement' && id.startsWith('experience.'))
  const isOfOwner = reading.has('owner') && !reading.has('it')
  return told && isOfDeeds && !isOfOwner && best && ofDeed.has(best.kind) ? told : undefined
}

/** What came of something, how it was done, and why. */
const ofDeed = kindsOf(
  ...(['project-results', 'project-how', 'project-about', 'project-why', 'project-challenge'] as const),
  ...(['job-results', 'job-about', 'best-result', 'topic-how', 'topic-why', 'lessons', 'same'] as const),
)
