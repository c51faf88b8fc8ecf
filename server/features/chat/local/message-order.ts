/** Tells whether a message asks the page to do something, or only says something, before any fact is looked up. */

import { owning } from '#content/language/patterns/papers.ts'
import { asksWhetherReal } from '#content/language/patterns/real-words.ts'
import { asksWhichModel, asksWhoBuilt } from '#content/language/patterns/talk/assistant-asked.ts'
import { eraseWanted } from '#content/language/patterns/talk/erase-words.ts'
import { keptWords } from '#content/language/patterns/talk/kept-words.ts'
import { pageThemeWanted } from '#content/language/patterns/talk/page-theme.ts'
import { repeatWanted } from '#content/language/patterns/talk/repeat-words.ts'
import type { MessageKind } from '#contract/chat/message-kinds.ts'
import { guessKinds } from '#server/knowledge/kinds/trained.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import { namesAny, type Reading } from '#server/knowledge/understand/read.ts'
import { type Act, actIn, type Talk } from './acts.ts'
import { actOfKind, asksEither, asksSurely, isInjection, isRefusal, isRemark } from './acts-by-kind.ts'
import { commandByExample, isForRules, isNoOrder, isTourWanted, ordersSurely, saysAct } from './command-by-example.ts'
import { commandIn } from './command-by-kind.ts'
import { namesPositionToFill } from './own-case.ts'
import { wantsPageLanguage } from './page-language.ts'
import { languageWanted, type OpenedPage, pageToOpen, themeWanted } from './page-orders.ts'
import { askedIn } from './plan/asked.ts'
import { askedOfJob } from './plan/employers/asked-of-job.ts'
import { sizeOfEmployer } from './plan/employers/employer-size.ts'
import { thingMeant } from './plan/follow-ups/things.ts'
import { managerMeant } from './plan/life/leadership.ts'
import { asksWhoIsNamed } from './plan/life/named-person.ts'
import { neededByVisitor } from './plan/life/needed.ts'
import { peopleAsked } from './plan/life/people-asked.ts'
import type { Asked, Focus } from './plan/plan.ts'
import { askedOfWork } from './plan/projects/asked-of-work.ts'
import { failing } from './plan/projects/failing.ts'
import { oneProject } from './plan/projects/one-project.ts'
import { handsOn } from './plan/technologies/hands-on.ts'
import { opinionOn } from './plan/texts/opinion.ts'
import { isOfWork } from './plan/texts/topic.ts'
import { writingPage } from './plan/texts/writing-page.ts'

/** A message, and what it is likely to be. */
export interface Weighed {
  message: string
  reading: Reading
  guesses: Asked['kinds']
  /** No order, by the examples of what is none. */
  isNone: boolean
  /** What it is by its kind: an order, a greeting, a refusal. */
  talk: Act | undefined
  /**
   * It asks something, whatever it sounds like: about a part of a drawing, whose names are words like others (a policy, a
   * gateway), whether so many people could be led, which is told better than whether somebody fits, or which of the things
   * that were told is meant.
   */
  isAsking: boolean
  /** What was said last, if it was small talk or about this chat. */
  talkBefore: Talk | undefined
  /** It tells what somebody needs to have done. */
  isNeed: boolean
  /** The page that it asks to open. */
  opened: OpenedPage | undefined
}

export function weigh(knowledge: Knowledge, message: string, reading: Reading, focus: Focus, now: number): Weighed {
  const guesses = guessKinds(reading.language, reading.masked)
  const isNone = isNoOrder(message, reading, guesses[0]?.kind)
  // Whom the content names may be asked for; anybody else is a private matter.
  const ofKind = asksWhoIsNamed(knowledge, reading) ? undefined : actOfKind(reading, guesses)
  // "My own résumé is four pages long" wants none.
  const isAnswered = ofKind && 'talk' in ofKind && ofKind.talk === 'private' && isOwned(knowledge, reading)
  const isNotMeant = ofKind && 'do' in ofKind && (isNone || (isFitAsked(ofKind) && asksOfTold({ reading, guesses })))
  const talk = isNotMeant || isAnswered ? undefined : ofKind
  const asked = askedIn(knowledge, { reading, guesses, focus, now })
  const isOfPart = failing(asked) !== undefined && !ordersSurely(reading)
  const isOfLeading = reading.has('lead') || reading.interview.includes('leadership')
  const isOfPeople = isOfLeading && peopleAsked(reading) !== undefined
  const isNeed = neededByVisitor(asked) !== undefined
  const isOfThing = [
    thingMeant,
    opinionOn,
    writingPage,
    askedOfJob,
    askedOfWork,
    managerMeant,
    sizeOfEmployer,
    oneProject,
    handsOn,
  ].some((answer) => answer(asked) !== undefined)
  const isAsking = isOfPart || isOfPeople || isOfThing
  return {
    message,
    reading,
    guesses,
    isNone,
    talk,
    isAsking,
    talkBefore: focus.talk,
    isNeed,
    opened: pageToOpen(asked),
  }
}

/** What the message asks the page to do, or says without asking anything. */
export function orderIn(knowledge: Knowledge, weighed: Weighed, now: number): Act | undefined {
  const { language, message } = weighed.reading
  // Only the visitor's own press erases anything: they are told where.
  if (eraseWanted[language].test(message)) return { talk: 'erase' }
  const kept = keptAsked(weighed)
  if (kept) return { talk: kept }
  // There was nothing before it.
  if (repeatWanted[language].test(message)) return { talk: 'unclear' }
  const { spokenLanguages } = knowledge.content.records
  const speaks = (code: string) => spokenLanguages.some(({ id }) => id === code || id.startsWith(`${code}-`))
  if (wantsPageLanguage(weighed.reading, speaks)) return languageWanted(weighed.reading) ?? { talk: 'pageLanguage' }
  if (pageThemeWanted[language].test(message)) return themeWanted(weighed.reading) ?? { talk: 'pageTheme' }
  if (weighed.opened) return weighed.opened
  // The name of a product is no tool of the owner's here.
  if (asksWhoBuilt[language].test(message)) return { talk: 'builtBy' }
  if (asksWhichModel[language].test(message)) return { talk: 'model' }
  if (asksWhetherReal[language].test(message)) return { talk: 'real' }
  const found = actMeant(knowledge, weighed, now)
  const ends = found !== undefined && 'do' in found && found.do === 'STOP_TOUR_GUIDE'
  const act: Act | undefined = ends && isTourWanted(weighed.reading) ? { do: 'START_TOUR_GUIDE' } : found
  // "I need a fit assessment" is no need that the owner's work would answer.
  const isFit = isFitAsked(act) && saysAct(weighed.reading, 'targetFit') && !namesPositionToFill(weighed.reading)
  const isForNeed = weighed.isNeed && !isFit
  if (!act || weighed.isAsking || (isForNeed && isNotForNeed(act))) return undefined
  if (isFitAsked(act) && asksOfTold(weighed)) return undefined
  if (!('talk' in act)) return act
  const { reading, guesses } = weighed
  if (act.talk === 'private' && (isOfFacts(knowledge, weighed) || isOwned(knowledge, weighed.reading))) return undefined
  // "Hello, what does she do" asks something, however short.
  const asksMore = act.talk === 'greeting' && reading.has('title', 'career', 'who_is', 'contact')
  // "What time does she start?": words of another question, in one that is of two likely kinds.
  const isQuestion = asksSurely(guesses) || (act.talk === 'offTopic' && asksEither(guesses))
  return asksMore || isQuestion ? undefined : act
}

const isFitAsked = (act: Act | undefined) => act !== undefined && 'do' in act && act.do === 'FIT_ASSESSMENT'

/** From this probability on a question that points to what was told asks whether somebody fits a position. */
const FITS = 0.6

/** "Could she do it?", of what was told and of no position. */
const asksOfTold = ({ reading, guesses }: Pick<Weighed, 'reading' | 'guesses'>) =>
  reading.has('it') &&
  /[?？]/.test(reading.message) &&
  !reading.has('hiring', 'job', 'title') &&
  !guesses.some(({ kind, probability }) => kind === 'fit' && probability >= FITS)

/** What is asked on about the chat is no longer than that. */
const FURTHER_MAX = 70

/** What the site keeps of a visitor, which no work is asked about with. */
function keptAsked({ message, reading, talkBefore }: Weighed): Talk | undefined {
  const { chat, message: sent, cookies, visits, further, form, deleting } = keptWords[reading.language]
  if (reading.of('job').length + reading.of('project').length + reading.of('technology').length > 0) return undefined
  if (chat.test(message)) return 'keptChat'
  if (sent.test(message)) return 'keptMessage'
  if (cookies.test(message)) return 'cookies'
  if (visits.test(message)) return 'visits'
  // "And if I agree, how long?"
  const told = kept.find((one) => one === (talkBefore === 'erase' ? 'keptChat' : talkBefore))
  if (!told || message.length > FURTHER_MAX) return undefined
  // "And if I send a message?", "and how do I delete that?"
  if (form.test(message)) return 'keptMessage'
  if (deleting.test(message)) return told === 'keptChat' ? 'erase' : told
  return further.test(message) ? told : undefined
}

/** What is said of what the site keeps. */
const kept = ['keptChat', 'keptMessage', 'cookies', 'visits'] as const

/** What somebody does not mean who needs to have something done: to fill a position, to say something and no more. */
const isNotForNeed = (act: Act) => ('do' in act ? isFitAsked(act) : !isRefusal(act))

/** Below these a message does not ask for what is private, or for others, whatever words it has. */
const SELDOM: Partial<Record<MessageKind, number>> = { private: 0.1, 'other-person': 0.3 }
/** And the facts have so much of it. */
const COVERED = 0.3

/** "How old was the data?", "safer for children": words of private matters may be about the work. */
const isOfFacts = ({ retrieval }: Knowledge, { reading, guesses }: Weighed): boolean =>
  guesses.every(({ kind, probability }) => probability < (SELDOM[kind] ?? 1.1)) &&
  reading.of('person').length === 0 &&
  retrieval.search(reading.topic, isOfWork).coverage >= COVERED

/** So much of a question is in what owners say to have. */
const OWNED = 0.8

/** "Has he a PA of his own?", "a passport?": private, unless owners say themselves that they have one. */
function isOwned({ retrieval, world }: Knowledge, reading: Reading): boolean {
  if (reading.topic.trim() === '' || reading.of('person').length > 0) return false
  const shares = retrieval.overlap(reading.topic)
  return [...world.facts.values()].some(
    ({ id, kind, text }) =>
      (kind === 'interview' || id === 'profile.bio' || id === 'profile.summary') &&
      sentencesOf(text).some(
        (sentence) => owning[spokenLanguage(sentence, reading.language)].test(sentence) && shares(sentence) >= OWNED,
      ),
  )
}

function actMeant(knowledge: Knowledge, weighed: Weighed, now: number): Act | undefined {
  const { message, reading, guesses, isNone, talk } = weighed
  const isOnlySaid = isRemark(talk) && !ordersSurely(reading)
  const byWords = commandIn(
    actIn(reading.language, message, named(knowledge, reading)),
    reading,
    knowledge.world,
    guesses,
  )
  const shown = isInjection(talk) || isOnlySaid ? undefined : byExample(knowledge, weighed, now)
  if (shown && !isForRules(shown, byWords)) return { do: shown }
  const isOrder = byWords === undefined || !('do' in byWords) || shown !== undefined || !isNone
  return isOrder && !isOnlySaid ? byWords : undefined
}

const byExample = ({ understanding, world }: Knowledge, { message, reading, guesses }: Weighed, now: number) =>
  commandByExample({
    message,
    reading,
    understanding,
    world,
    now,
    asks: asksSurely(guesses) || asksEither(guesses),
  })

/** What the message says of the owner's world, by which a question is told from an act. */
function named({ content, assistantName, world }: Knowledge, reading: Reading) {
  const { name } = content.profile
  const names = [assistantName, name, ...name.split(' ')]
  const isOfWorld = ['job', 'project', 'technology', 'unknown-technology', 'unknown-company', 'item', 'person'] as const
  const originals = new Map(world.original.caseStudies.map(({ id, title }) => [id, title]))
  return {
    names,
    projects: content.caseStudies.map(({ id, title, category }) => [title, originals.get(id) ?? title, category]),
    fields: content.profile.coreExpertise.map(({ title }) => title),
    asks: namesAny(reading, ...isOfWorld) || reading.time !== undefined,
    asksOfWork: reading.of('job').length + reading.of('project').length > 0,
  }
}
