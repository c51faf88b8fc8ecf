/** A short question that names nothing and points at the last answer: that answer has what it asks for. */
import type { Fact } from '#content/fact.ts'
import type { MessageKind } from '#contract/chat/message-kinds.ts'
import { interviewKinds } from '#contract/content/interview-kinds.ts'
import { unitsIn } from '#server/features/chat/check/amounts.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { type CueId, languageCues } from '#server/knowledge/understand/language-cues.ts'
import { countsPeople } from '#server/knowledge/world/teams.ts'
import { YEARS } from '#server/knowledge/years.ts'
import { isAccount, sharesOf } from './of-topic.ts'
import type { Asked } from './plan.ts'

/** Who gave it and when stands in it. */
export const isRecord = ({ id }: Fact) =>
  /^(?:education|certificate|publication|talk|award|volunteering|language)\.[^.]+$/.test(id)

const latestYear = ({ text }: Fact) => Math.max(0, ...(text.match(YEARS) ?? []).map(Number))

/** What is asked for by one of these is the owner's, or of all the work. */
const ofOthers: CueId[] = [
  ...(['job', 'company', 'project', 'title', 'work', 'career', 'there', 'team', 'people', 'lead', 'all'] as const),
  ...([
    'education',
    'certificate',
    'publication',
    'talk',
    'award',
    'volunteering',
    'spokenLanguage',
    'interest',
  ] as const),
  ...(['technology', 'skill', 'contact', 'availability', 'location', 'service'] as const),
]

/** "Who gave her the latest one?", after a list of awards: the newest or the oldest of its kind. */
function recordInTurn({ reading, focus: { last }, world }: Asked): Fact | undefined {
  const [told] = last
  const isOfOthers = reading.has('job', 'company', 'project', 'title', 'work', 'career', 'technology', 'skill')
  const asksFirst = reading.has('first', 'firstOne')
  if (!told || !isRecord(told) || isOfOthers || !(asksFirst || reading.has('last', 'lastOne'))) return undefined
  const [kind = ''] = told.id.split('.')
  const dated = [...world.facts.values()]
    .filter((fact) => isRecord(fact) && fact.id.startsWith(`${kind}.`) && latestYear(fact) > 0)
    .toSorted((a, b) => latestYear(b) - latestYear(a))
  return dated.at(asksFirst ? -1 : 0)
}

/** "How many people were on it?", "how long did that take?": what was told last says it itself. */
function figureOfLast({ reading, focus }: Asked): Fact | undefined {
  const [told] = focus.last
  const isBare = reading.rest.every(({ isOrdinary }) => isOrdinary)
  if (told?.kind !== 'achievement' || !isBare || reading.has('job', 'company', 'owner', 'there', 'title'))
    return undefined
  const asksPeople = reading.has('people', 'team') && reading.has('howMany', 'howMuch')
  const isSaid =
    (asksPeople && countsPeople(reading.language, told.text)) ||
    (reading.has('howLong') && !reading.has('sinceWhen', 'since') && unitsIn(reading.language, told.text).size > 0)
  return isSaid ? told : undefined
}

/** The share of a question that what was told has in it, to be about the same. */
const COVERED = 0.5

/** "When was it released?": what was told last says when, and of the same matter; the dates of the job are another. */
function dateOfLast({ reading, focus, knowledge }: Asked): Fact | undefined {
  const isTopical = reading.rest.some(({ isKnown, isOrdinary }) => isKnown && !isOrdinary)
  const isOfJob = reading.has('job', 'company', 'owner', 'leave', 'there', 'work', 'title', 'howLong')
  if (!isTopical || isOfJob || !reading.has('when', 'sinceWhen')) return undefined
  const overlap = knowledge.retrieval.overlap(reading.topic)
  return focus.last.find((fact) => isAccount(fact) && latestYear(fact) > 0 && overlap(fact.text) >= COVERED)
}

/** What is asked of a degree, a prize or an article that was told, by questions that are asked of work, too. */
const ofRecord =
  /^(?:project-(?!technologies|team)|topic-|job-(?:when|results|about|place|title)|education-when|technology-(?:when|where|level|whether)|(?:certificate|award|publication|talk)-which|skill-about|in-year|duration|same|unclear)/

/** "What was it about?", "which year?": of an article, a prize, a language. */
function recordsOfLast({ reading, focus, kinds: [best] }: Asked): Fact[] {
  const records = focus.last.filter(isRecord)
  const isOwnWord = ({ said }: { said: string }) => records.some(({ text }) => foldText(text).text.includes(said))
  const isBare = reading.rest.every((word) => !word.isKnown || word.isOrdinary || isOwnWord(word))
  const asks = best === undefined || ofRecord.test(best.kind)
  return records.length > 0 && records.length === focus.last.length && isBare && asks && !reading.has(...ofOthers)
    ? records.slice(0, 2)
    : []
}

const ofPerson: ReadonlySet<MessageKind> = new Set([
  ...(['project-where', 'job-place', 'job-title', 'other-person', 'testimonials', 'testimonial-of'] as const),
  ...(['technology-where', 'who'] as const),
])

/** "In which company was that?", "who is he?": whose words were quoted is told with them. */
function quotedLast({ reading, focus, kinds: [best] }: Asked): Fact | undefined {
  const quoted = focus.last.find(({ kind }) => kind === 'testimonial')
  const asks = reading.has('who', 'where', 'company', 'title', 'which') && best && ofPerson.has(best.kind)
  return asks && reading.rest.length === 0 && !reading.has('there', 'work') ? quoted : undefined
}

/** What came of something, how it was done, and what was after it. */
const ofDeed =
  /^(?:project-(?:results|how|about|why|challenge)|job-(?:results|about|after)|best-result|topic-(?:how|why|number)|lessons|same)$/

const order: CueId[] = ['after', 'next', 'since', 'until']

const tellsOrder = ({ language }: Asked['reading'], { text }: Fact) =>
  languageCues(language)
    .cues.find(foldText(text).text)
    .some(({ value }) => order.some((cue) => cue === value))

/** "Did it help?", "what did they do about it?": one thing that was done at work was told, and says it. */
function deedOfLast(asked: Asked): Fact | undefined {
  const { reading, focus, kinds } = asked
  const [told] = focus.last
  const isOfDeeds = focus.last.every(({ kind, id }) => kind === 'achievement' && id.startsWith('experience.'))
  const wasOfJobs = focus.kind?.startsWith('job') && !focus.kind.startsWith('job-results')
  if (!told || !isOfDeeds || wasOfJobs || reading.has(...ofOthers, 'before', 'current', 'who', 'where', 'when'))
    return undefined
  // "What did she do next?" is asked of her, and "what did she do about it?" of that.
  if (reading.has('owner') && !reading.has('it')) return undefined
  const [best] = kinds
  const isTopical = reading.rest.some(({ isKnown, isOrdinary }) => isKnown && !isOrdinary)
  if (isTopical || !best || !ofDeed.test(best.kind)) return undefined
  // What was after it stands in what tells an order of things; else the next job is meant.
  return best.kind !== 'job-after' || tellsOrder(reading, told) ? told : undefined
}

const isPersonal: ReadonlySet<MessageKind> = new Set(interviewKinds)
/** From this probability on the owner is asked, whatever was told. */
const SURELY = 0.5

/** "Did any of them go?": what was told last has it in other words. */
function sameAsLast(asked: Asked): Fact | undefined {
  const { reading, focus, kinds } = asked
  const [best] = kinds
  const isOfOwner = best && isPersonal.has(best.kind) && best.probability >= SURELY
  const shareOf = sharesOf(asked)
  const isTopical = reading.rest.some(({ isOrdinary }) => !isOrdinary)
  if (!shareOf || !isTopical || isOfOwner || reading.has(...ofOthers, 'when', 'where', 'sinceWhen', 'howLong'))
    return undefined
  return focus.last.find((fact) => isAccount(fact) && shareOf(fact.text) >= COVERED)
}

/** "Does anybody still use it?", of a project: what says so of it, and was not told yet. */
function usersOfProject({ reading, focus }: Asked): Fact | undefined {
  const [project] = focus.entities
  if (project?.kind !== 'project' || !reading.has('use') || reading.rest.some(({ isKnown }) => isKnown))
    return undefined
  if (reading.has(...ofOthers, 'owner', 'how', 'why', 'what', 'which', 'howMany', 'howMuch')) return undefined
  const { cues } = languageCues(reading.language)
  const says = ({ text }: Fact) => cues.find(foldText(text).text).some(({ value }) => value === 'use')
  const all = project.facts.filter((fact) => isAccount(fact) && says(fact))
  return all.find(({ id }) => !focus.said.has(id)) ?? all[0]
}

/** @returns the facts that were told last and answer the message, none if it asks something else. */
export function toldLast(asked: Asked): Fact[] {
  const one =
    figureOfLast(asked) ?? recordInTurn(asked) ?? dateOfLast(asked) ?? quotedLast(asked) ?? usersOfProject(asked)
  if (one) return [one]
  const records = recordsOfLast(asked)
  if (records.length > 0) return records
  const deed = deedOfLast(asked) ?? sameAsLast(asked)
  return deed ? [deed] : []
}
