/** Follow-ups whose answer is computed: whose words were quoted, one of several that were listed, a tool's time, a part that fails. */

import { backgroundFactKinds } from '#content/background/background-facts.ts'
import type { Fact } from '#content/fact.ts'
import { inBrackets } from '#content/language/brackets.ts'
import { withWhomWords } from '#content/language/patterns/alone.ts'
import { answerWords } from '#content/language/patterns/answer-words.ts'
import { languageTraits } from '#content/language/traits.ts'
import { kindsOf } from '#contract/chat/message-kinds.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import type { CueId } from '#server/knowledge/understand/language-cues.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { itemLists } from '#server/knowledge/world/entities.ts'
import type { Technology } from '#server/knowledge/world/things.ts'
import { YEARS } from '#server/knowledge/years.ts'
import { withMentions } from '../../conversation.ts'
import { afterStudies } from '../life/background.ts'
import { workedIn } from '../life/countries.ts'
import { type Asked, type Plan, plan, say } from '../plan.ts'
import { isFailure, withoutPart } from '../projects/failing.ts'
import { aboutProject } from '../projects/projects.ts'
import { aboutTechnology, technologyAtJob } from '../technologies/technologies.ts'
import { stateAll } from '../texts/evidence.ts'
import { interviewed } from '../texts/interviewed.ts'
import { isAccount, isRecord } from '../texts/of-topic.ts'
import type { AnswerType, Wanted } from './answer-type.ts'
import { linesOf } from './things.ts'
import { writtenOfTopic } from './written.ts'

const isBare = ({ rest }: Reading) => rest.every(({ isOrdinary }) => isOrdinary)
/** No word is of other facts than these. */
const isOnlyOf = ({ rest }: Reading, facts: Fact[]) =>
  rest.every(({ said, isKnown }) => !isKnown || facts.some(({ text }) => foldText(text).text.includes(said)))
const latestYear = ({ text }: Fact) => Math.max(0, ...(text.match(YEARS) ?? []).map(Number))

/** "Who's he?", "in which company was that?": whose words were quoted is told with them. */
function quoted(asked: Asked, { type }: Wanted): Plan | undefined {
  const { reading, focus } = asked
  const quotation = focus.last.find(({ kind }) => kind === 'testimonial')
  const isOfThing = focus.entities.some(({ kind }) => kind === 'job' || kind === 'project')
  if (
    !quotation ||
    (isOfThing && withWhomWords[reading.language].test(reading.message) && reading.has('work', 'built', 'do', 'team'))
  )
    return undefined
  const { besides } = answerWords[reading.language]
  if (besides.test(reading.message)) return otherVoices(asked, quotation)
  const asks = type === 'person' || reading.has('who', 'where', 'company', 'title', 'who_is')
  return asks && isBare(reading) && !reading.has('there', 'work')
    ? plan(stateAll(asked, [quotation], 1), { focus: focus.entities })
    : undefined
}

/** "Who else?": all the others whose words are here. */
function otherVoices({ world, reading, s, focus }: Asked, quotation: Fact): Plan | undefined {
  const others = world.content.testimonials.filter(({ id }) => quotation.id !== `testimonial.${id}`)
  if (others.length === 0) return undefined
  const people = others.map(({ author, role }) => (role ? inBrackets(reading.language, author, role) : author))
  const facts = others.map(({ id }) => world.facts.get(`testimonial.${id}`))
  return plan([say(s.alsoSpeak({ people }), ...facts)], { focus: focus.entities })
}

/** "Who gave her the latest one?", after a list of awards: the newest or the oldest of its kind. */
function recordInTurn(asked: Asked): Plan | undefined {
  const { reading, focus, world } = asked
  const [told] = focus.last
  const isOfOthers = reading.has('job', 'company', 'project', 'title', 'work', 'career', 'technology', 'skill')
  const asksFirst = reading.has('first', 'firstOne')
  if (!told || !isRecord(told) || isOfOthers || !(asksFirst || reading.has('last', 'lastOne'))) return undefined
  const [kind = ''] = told.id.split('.')
  const dated = [...world.facts.values()]
    .filter((fact) => isRecord(fact) && fact.id.startsWith(`${kind}.`) && latestYear(fact) > 0)
    .toSorted((a, b) => latestYear(b) - latestYear(a))
  const one = dated.at(asksFirst ? -1 : 0)
  return one && plan(stateAll(asked, [one], 1), { focus: focus.entities, listed: focus.listed })
}

/** What is asked of a degree, a prize or an article by questions that are asked of work, too. */
const ofRecord = kindsOf(
  ...(['project-about', 'project-how', 'project-why', 'project-results', 'project-challenge'] as const),
  ...(['project-when', 'project-where', 'topic-*', 'job-when', 'job-results', 'job-about', 'job-place'] as const),
  ...(['education-when', 'certificate-which', 'award-which', 'publication-which', 'talk-which'] as const),
  ...(['duration', 'same', 'unclear'] as const),
)

/** "What was it about?", "which year?", "which ones then?": a degree, a prize, an article or a language says it all in one line. */
function records({ reading, focus, kinds, ...asked }: Asked, { type, isGuessed }: Wanted): Plan | undefined {
  const told = focus.last.filter(isRecord)
  const [best] = kinds
  if (reading.has(...otherLists(told[0]))) return undefined
  const isOfThem = isOnlyOf(reading, told)
  const isPointing = reading.has('it', 'which', 'what', 'about') || (best !== undefined && ofRecord.has(best.kind))
  const asks = type !== undefined && !isGuessed ? isOfThem || reading.has('it') : isOfThem && isPointing
  if (told.length === 0 || told[0] !== focus.last[0] || !asks) return undefined
  if (reading.has('job', 'company', 'project', 'title', 'work', 'career', 'team', 'technology', 'skill'))
    return undefined
  const isOpen =
    !told.some(({ id }) => id.startsWith('language.')) &&
    reading.has('whether') &&
    (type === undefined || isGuessed) &&
    !reading.has('which', 'what')
  const said = linesOf({ reading, focus, kinds, ...asked }, told)
  return plan(isOpen ? [say(asked.s.noMoreOfIt()), ...said] : said, { focus: focus.entities, listed: focus.listed })
}

/** The words for every list but the one that a thing is of. */
function otherLists(told: Fact | undefined): CueId[] {
  const [kind = ''] = told?.id.split('.') ?? []
  const own = kind === 'article' ? 'publication' : kind === 'language' ? 'spokenLanguage' : kind
  const all = [...itemLists.map((list) => backgroundFactKinds[list]), 'spokenLanguage'] as const
  return all.filter((one) => one !== own)
}

const ofPlace = kindsOf('job-place', 'project-where', 'worked-at')
/** Shorter words are within too many names. */
const TELLING = 4

/** "In which hospital was that?", of what was told of an employer whose name says just this. */
export function employerAsked(asked: Asked): Plan | undefined {
  const { reading, focus, world, kinds } = asked
  const { mentions, rest, text } = reading
  const [told] = focus.last
  if (!told || !isAccount(told) || !kinds[0] || !ofPlace.has(kinds[0].kind)) return undefined
  const isOfIt = ({ facts }: { facts: Fact[] }) => facts.some(({ id }) => id === told.id)
  const job = world.jobs.find(isOfIt) ?? world.projects.find(isOfIt)?.job
  const isOther = mentions.some(({ entity }) => entity.kind !== 'job' || entity.company !== job?.company)
  const [word, ...others] = [
    ...mentions.map(({ at, end }) => ({ at, said: text.slice(at, end).trim() })),
    ...rest.filter(({ isOrdinary }) => !isOrdinary),
  ]
  if (!job || isOther || !word || others.length > 0) return undefined
  const name = foldText(job.company).text.trim()
  const isPart = name !== word.said && name.includes(word.said)
  const { isDense } = languageTraits[reading.language]
  if (!isPart || !(isDense || word.said.length >= TELLING) || !isBehindWhich(reading, word.at)) return undefined
  return plan(stateAll(asked, [told], 1), { focus: focus.entities, listed: focus.listed })
}

function isBehindWhich(reading: Reading, at: number): boolean {
  const from = reading.placeOf('which') ?? reading.placeOf('what')
  if (from === undefined || from >= at) return false
  const between = reading.text.slice(from, at).trim()
  return languageTraits[reading.language].isDense ? between.length <= 3 : !between.includes(' ')
}

const ofTime: ReadonlySet<AnswerType | undefined> = new Set(['duration', 'date', 'place', 'most', undefined])

/** "So where then?", "since when?", "and today?": the tool that was asked for in the message before, of which a job or nothing was told. */
function toolAsked(asked: Asked, { type }: Wanted): Plan | undefined {
  const { reading, focus, world } = asked
  const [tool, other] = focus.reading?.of('technology') ?? []
  const [present] = world.jobs.filter(({ to }) => to === undefined)
  const isOfPresent = reading.has('current') && focus.entities.some(({ kind }) => kind === 'technology')
  if (
    tool &&
    present &&
    isOfPresent &&
    isBare(reading) &&
    !reading.has('owner', 'job', 'company', 'project', 'work', 'where')
  )
    return technologyAtJob({ ...asked, reading: withTool(reading, tool) }, tool, present)
  const asks = reading.has('where', 'when', 'sinceWhen', 'howLong', 'until', 'lastOne')
  if (
    !tool ||
    other ||
    !asks ||
    !ofTime.has(type) ||
    !isBare(reading) ||
    reading.has('it', 'job', 'company', 'project')
  )
    return undefined
  return aboutTechnology({ ...asked, reading: withTool(reading, tool) }, tool)
}

const ofTools = kindsOf('technologies', 'tools', 'project-technologies', 'job-technologies', 'skill-about')

/** "Which tools for it?", of a field that was told: those that are listed with it. */
function toolsOfField({ focus, world, reading, kinds: [best], ...asked }: Asked): Plan | undefined {
  const [field] = /^skill\.[^.]+/.exec(focus.last[0]?.id ?? '') ?? []
  const tools = world.facts.get(`${field}.technologies`)
  const asks = reading.has('technology') && best !== undefined && ofTools.has(best.kind) && !reading.has('all', 'best')
  return tools && asks && isBare(reading)
    ? plan(stateAll({ focus, world, reading, kinds: [best], ...asked }, [tools], 1), { focus: focus.entities })
    : undefined
}

/** "Then" is no word of time beside a tool that was not used there. */
const withTool = (reading: Reading, tool: Technology): Reading => ({
  ...withMentions(reading, [tool]),
  has: (...ids) => reading.has(...ids.filter((id) => id !== 'next' && id !== 'after')),
})

/** "What if it goes down?", after a part of a drawing was told. */
function partFailing(asked: Asked): Plan | undefined {
  if (!isFailure(asked) || !isBare(asked.reading)) return undefined
  for (const { id } of asked.focus.last) {
    const [study, node] = id.split('.node.')
    const project = asked.world.projects.find((one) => `case-study.${one.id}` === study)
    const told = project && node !== undefined ? withoutPart(asked, project, node) : undefined
    if (told) return told
  }
  return undefined
}

/** "And what did she do right after?", of studies that were told: the job that came next. */
function afterStudying(asked: Asked): Plan | undefined {
  const { reading, focus, kinds } = asked
  const [best] = kinds
  const isOfStudies = best !== undefined && /^education/.test(best.kind) && best.probability >= OF_STUDIES
  // "What did she do after university?" names them and asks for none.
  const asksStudies = isOfStudies && (reading.has('whether') || !(reading.has('education') && reading.has('do')))
  return focus.last[0]?.kind === 'education' && !asksStudies && isBare(reading) && !reading.has('job', 'before')
    ? afterStudies(asked)
    : undefined
}

/** From this probability on further studies are asked for. */
const OF_STUDIES = 0.5

/** "Did she win something for it?", of a project or a job: the prizes that name its matter, or that none does. */
function prizeForIt(asked: Asked): Plan | undefined {
  const { reading, focus, world, knowledge, s, kinds } = asked
  const [main] = focus.entities
  const [best] = kinds
  const isOfPrize = best !== undefined && /^award/.test(best.kind) && best.probability >= OF_PRIZE
  if (!isOfPrize || !reading.has('it') || (main?.kind !== 'project' && main?.kind !== 'job')) return undefined
  const all = [...world.facts.values()].filter(({ id, kind }) => kind === 'award' && isRecord({ id, kind } as Fact))
  const titles = main.kind === 'project' ? [main.title] : [main.company, ...main.projects.map(({ title }) => title)]
  const shares = titles.map((title) => knowledge.retrieval.overlap(title))
  const named = all.filter(({ text }) => shares.some((shareOf) => shareOf(text) >= OF_TITLE))
  const rest = { focus: focus.entities, listed: focus.listed }
  return named.length > 0
    ? plan(stateAll(asked, named, 2), rest)
    : plan([say(s.noMoreOfIt()), ...stateAll(asked, focus.last, 1)], rest)
}

/** From this probability on a prize is asked for. */
const OF_PRIZE = 0.4
/** A prize is for what it names with so much of its title. */
const OF_TITLE = 0.5

/** "Which of those was abroad?" */
const abroad = (asked: Asked): Plan | undefined =>
  asked.reading.has('abroad') && asked.reading.has('which', 'it') && isBare(asked.reading) ? workedIn(asked) : undefined

/** "Is it paid or a hobby?": what was talked about says it, or does not. */
function either(asked: Asked): Plan | undefined {
  const { reading, focus, s } = asked
  const told = focus.last.find(isAccount)
  if (!told || !reading.has('or') || !reading.has('it') || reading.has('owner', 'compare', 'where')) return undefined
  return plan([say(s.noMoreOfIt()), ...stateAll(asked, [told], 1)], { focus: focus.entities, listed: focus.listed })
}

/** From this probability on "how much" may ask for a price. */
const POSSIBLE = 0.12

/** "And the price?", after what is offered or how people work together: the owner's, and no project's. */
function priceOfWork(asked: Asked): Plan | undefined {
  const [told] = asked.focus.last
  const isOfWork = told?.kind === 'interview' || told?.kind === 'service'
  const { reading, kinds } = asked
  const isHowMuch =
    reading.has('howMuch') && kinds.some(({ kind, probability }) => kind === 'rates' && probability >= POSSIBLE)
  return isOfWork && (reading.has('cost') || isHowMuch) && isBare(reading) && asked.world.facts.has('interview.rates')
    ? interviewed(asked, 'rates')
    : undefined
}

/** "Since when has there been that?", of a project whose facts tell no date: its own. */
export function timeOfProject(asked: Asked, { type }: Wanted): Plan | undefined {
  const { reading, focus, world } = asked
  const told = focus.last.find(isAccount)
  const project = world.projects.find(({ facts }) => facts.some(({ id }) => id === told?.id))
  if (!project || type !== 'date' || !isBare(reading)) return undefined
  const has: Reading['has'] = (...ids) => ids.includes('when') || reading.has(...ids)
  return aboutProject({ ...asked, reading: { ...withMentions(reading, [project]), has } }, project)
}

/** "How long did it take?", of a project that was told as a whole and has a time of its own. */
export function lengthOfProject(asked: Asked, { type }: Wanted): Plan | undefined {
  const { reading, focus } = asked
  const [told] = focus.last
  const project = focus.entities.find((one) => one.kind === 'project')
  const isOfWhole = project !== undefined && told?.id === `case-study.${project.id}`
  if (!isOfWhole || type !== 'duration' || reading.has('speed') || !isBare(reading)) return undefined
  const has: Reading['has'] = (...ids) => ids.includes('howLong')
  return aboutProject({ ...asked, reading: { ...withMentions(reading, [project]), has } }, project)
}

/** @returns undefined if nothing of what was told has to be worked out. */
export const computed = (asked: Asked, wanted: Wanted): Plan | undefined =>
  quoted(asked, wanted) ??
  recordInTurn(asked) ??
  prizeForIt(asked) ??
  writtenOfTopic(asked) ??
  afterStudying(asked) ??
  records(asked, wanted) ??
  toolAsked(asked, wanted) ??
  toolsOfField(asked) ??
  partFailing(asked) ??
  abroad(asked) ??
  either(asked) ??
  priceOfWork(asked)
