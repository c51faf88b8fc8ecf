/** What is no question: something to be done on the page, small talk, what is not for an assistant. Told before any search. */

import type { ActId } from '#content/language/en/acts.ts'
import type { ActionMarker } from '#contract/chat/markers.ts'
import type { PageOrder } from '#contract/chat/page-orders.ts'
import type { Language } from '#contract/language.ts'
import { cutWords, functionWords } from '#server/knowledge/tokens.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { actIdOf, languageCues } from '#server/knowledge/understand/language-cues.ts'
import { type Match, withoutNested } from '#server/knowledge/understand/phrase-index.ts'
import { questionWords } from '#server/knowledge/understand/question-words.ts'

export type Talk =
  | 'greeting'
  | 'thanks'
  | 'remark'
  | 'goodbye'
  | 'howAreYou'
  | 'whoAreYou'
  | 'model'
  | 'builtBy'
  | 'real'
  | 'whatCanYouDo'
  | 'insult'
  | 'injection'
  | 'offTopic'
  | 'private'
  | 'unclear'
  | 'measure'
  | 'erase'
  | 'keptChat'
  | 'keptMessage'
  | 'cookies'
  | 'visits'
  | 'pageLanguage'
  | 'pageTheme'

/** An action of the page, small talk, or what of the page is to change; with the title of the page that is opened. */
export type Act = { do: ActionMarker } | { talk: Talk } | { page: PageOrder; title?: string | undefined }

/** Longer messages hold a question beside whatever else they say. */
const COMMAND_WORDS = 12

interface Heard {
  said: Set<ActId>
  /** Words beside what asks for the act. */
  left: string[]
  text: string
  /** Something is asked about: when, why, which. */
  asks: boolean
}

/** "Where is the form" and "can you go there" ask for an act. */
const asking = new Set<string>(questionWords.filter((id) => id !== 'where' && id !== 'whether'))

const isTarget = (id: ActId) => id.startsWith('target')
const verbs = new Set<ActId>([
  'travel',
  'go',
  'animate',
  'start',
  'stop',
  'guide',
  'want',
  'compare',
  'measure',
  'polite',
])
const covers = (outer: Match<string>, inner: Match<string>) => outer.at <= inner.at && outer.end >= inner.end
const contains = (outer: Match<string>, inner: Match<string>) =>
  covers(outer, inner) && outer.end - outer.at > inner.end - inner.at

function hear(language: Language, message: string, names: string[]): Heard {
  const { text } = foldText(message)
  const { cues } = languageCues(language)
  const found = cues.find(text)
  const acts = found.flatMap(({ value, at, end }) => {
    const act = actIdOf.get(value)
    return act ? [{ value: act, at, end }] : []
  })
  // "Make the skills move": what stands between the words of a verb counts as well.
  const targets = acts.filter(({ value }) => isTarget(value) || value === 'travel')
  const inner = withoutNested(targets).filter(
    (target) => !acts.some((act) => contains(act, target) && !verbs.has(act.value)),
  )
  const matches = [...new Set([...withoutNested(acts), ...inner])]
  let rest = text
  const spans = [...matches, ...found.filter(({ value }) => value === 'filler' || value === 'owner' || value === 'and')]
  for (const { at, end } of spans) rest = rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end)
  const known = new Set(names.flatMap((name) => foldText(name).text.split(' ')))
  const left = cutWords(language, rest)
    .map(({ said }) => said)
    .filter((word) => !functionWords[language].has(word) && !known.has(word))
  const asks = found.some((match) => asking.has(match.value) && !matches.some((act) => covers(act, match)))
  return { said: new Set(matches.map(({ value }) => value)), left, text, asks }
}

const has = ({ said }: Heard, ...ids: ActId[]) => ids.some((id) => said.has(id))

const scrolls = [
  ['targetContact', 'SCROLL_TO_CONTACT'],
  ['targetTestimonials', 'SCROLL_TO_TESTIMONIALS'],
  ['targetProjects', 'SCROLL_TO_CASE_STUDIES'],
  ['targetExperience', 'SCROLL_TO_EXPERIENCE'],
  ['targetTimeline', 'SCROLL_TO_EXPERIENCE'],
  ['targetSkills', 'SCROLL_TO_ABOUT'],
  ['targetAbout', 'SCROLL_TO_ABOUT'],
  ['targetTop', 'SCROLL_TO_TOP'],
] as const

const animations = [
  ['targetProjects', 'ANIMATE_CASE_STUDIES'],
  ['targetProjectCards', 'ANIMATE_CASE_STUDIES'],
  ['targetSkills', 'ANIMATE_SKILLS'],
  ['targetTimeline', 'ANIMATE_TIMELINE'],
  ['targetExperience', 'ANIMATE_TIMELINE'],
] as const

interface Named {
  /** Of the owner and the assistant. */
  names: string[]
  /** What each project is called, in the order of the page. */
  projects: string[][]
  /** What the owner calls the fields of their expertise. */
  fields: string[]
  /** What belongs to the world of the owner: such a message is a question, whatever verbs it has. */
  asks: boolean
  /** Of a job or a project. */
  asksOfWork: boolean
}

export interface Told {
  /** Undefined for a question. */
  act?: Act | undefined
  /** It asks to be led somewhere, wherever that is. */
  isLed: boolean
}

export function actIn(language: Language, message: string, named: Named): Told {
  const heard = hear(language, message, named.names)
  const isOrder = isOrderIn(heard, message)
  const isLed = isOrder && !has(heard, 'stop') && has(heard, 'travel', 'guide', 'onPage')
  return { act: actOf(language, heard, isOrder, named), isLed }
}

function isOrderIn(heard: Heard, message: string): boolean {
  // "Walk me through EPIC on the page" asks how, but wants to be led.
  const isTold = !heard.asks || has(heard, 'onPage')
  return isTold && (!/[?？]\s*$/.test(message) || (has(heard, 'request') && has(heard, ...requested)))
}

function actOf(
  language: Language,
  heard: Heard,
  isOrder: boolean,
  { projects, fields, asks, asksOfWork }: Named,
): Act | undefined {
  if (isNoise(heard.text)) return { talk: 'unclear' }
  if (has(heard, 'injection')) return { talk: 'injection' }
  const isShort = heard.text.trim().split(' ').length <= COMMAND_WORDS
  const toDo = () => (isOrder ? commandIn(heard, partIn(language, heard, projects, fields)) : wishIn(heard))
  const command = isShort ? toDo() : undefined
  const isUnderstood = !heard.asks && heard.left.length === 0
  // A résumé "with a view to Kubernetes" names a technology and is a wish all the same.
  const isWish = command && 'do' in command && command.do === 'CUSTOM_RESUME' && has(heard, 'want')
  if (command && (!asks || isWish || isUnderstood || has(heard, 'travel', 'guide', 'onPage', 'targetAdvert')))
    return command
  if (has(heard, 'offTopic') && !asksOfWork) return { talk: 'offTopic' }
  if (has(heard, 'insult') && !asks) return { talk: 'insult' }
  return asks ? undefined : talkIn(heard)
}

/** What is asked for politely with a question mark: "Could you play the animation?" */
const requested = ['travel', 'guide', 'animate', 'targetDemo', 'targetTour', 'targetCards', 'targetTimeline'] as const

function commandIn(heard: Heard, part: NamedPart | undefined): Act | undefined {
  const guided = guideIn(heard, part)
  if (guided) return { do: guided }
  if (has(heard, 'targetTour')) {
    if (has(heard, 'stop')) return heard.left.length <= 1 ? { do: 'STOP_TOUR_GUIDE' } : undefined
    if (heard.left.length === 0) return { do: 'START_TOUR_GUIDE' }
  }
  if (heard.left.length > 0) return wishIn(heard)
  const action = has(heard, 'stop') ? undefined : pageActionIn(heard)
  return action ? { do: action } : wishIn(heard)
}

/** A project or the owner's fields, by their names: where it leads, and the words that name something else. */
interface NamedPart {
  marker: ActionMarker
  left: string[]
}

/** The project that most of the words are of, or the fields if all of them are. */
function partIn(language: Language, { left }: Heard, projects: string[][], fields: string[]): NamedPart | undefined {
  const without = (titles: string[]) => {
    const words = titles.flatMap((title) => cutWords(language, foldText(title).text).map(({ said }) => said))
    return left.filter((word) => !words.some((one) => isSameWord(word, one)))
  }
  let best: NamedPart | undefined
  for (const [place, titles] of projects.entries()) {
    const others = without(titles)
    const marker = place === 0 ? 'GUIDE_TO_EPIC' : 'SCROLL_TO_CASE_STUDIES'
    if (others.length < (best ?? { left }).left.length) best = { marker, left: others }
  }
  const isOfFields = (best ?? { left }).left.length > 0 && without(fields).length === 0
  return isOfFields ? { marker: 'GUIDE_TO_AI_CLOUD', left: [] } : best
}

const LONG_WORD = 5

/** "Antifraud" and "fraud" are of one root. */
const isSameWord = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) >= LONG_WORD && (one.includes(other) || other.includes(one)))

/** Who asks to be led somewhere names a project, a field or a part of the page. */
function guideIn(heard: Heard, part: NamedPart | undefined): ActionMarker | undefined {
  if (!has(heard, 'travel', 'guide', 'onPage') || has(heard, 'stop') || (part ?? heard).left.length > 1)
    return undefined
  if (part) return part.marker
  if (has(heard, 'targetExpertise')) return 'GUIDE_TO_AI_CLOUD'
  if (has(heard, 'targetCompanies')) return 'GUIDE_TO_ENTERPRISE'
  return has(heard, 'guide') && heard.left.length === 0 && !hasTarget(heard) ? 'START_TOUR_GUIDE' : undefined
}

const hasTarget = ({ said }: Heard) => [...said].some(isTarget)

function pageActionIn(heard: Heard): ActionMarker | undefined {
  const animation = has(heard, 'animate') && animations.find(([target]) => heard.said.has(target))
  if (animation) return animation[1]
  if (has(heard, 'targetDemo')) return 'DEMO_ANIMATIONS'
  const isSought = has(heard, 'targetAdvert', 'targetFit', 'targetResume', 'targetWebsite')
  if (isSought && !has(heard, 'targetTimeline')) return undefined
  if (has(heard, 'targetCards')) return 'PROJECT_CARDS'
  const isSection = scrolls.some(([target]) => heard.said.has(target))
  if (!has(heard, 'travel') && !isSection && has(heard, 'go') && has(heard, 'targetProjectCards'))
    return 'PROJECT_CARDS'
  if (!has(heard, 'travel', 'go', 'guide')) return undefined
  const scroll = scrolls.find(([target]) => heard.said.has(target))
  if (scroll) return scroll[1]
  if (has(heard, 'targetProjectCards')) return 'SCROLL_TO_CASE_STUDIES'
  return has(heard, 'targetCompanies') ? 'GUIDE_TO_ENTERPRISE' : undefined
}

/** What people also ask for as a question: "Can I have the résumé?" */
function wishIn(heard: Heard): Act | undefined {
  if (has(heard, 'targetResume') && (has(heard, 'want') || heard.left.length <= 1) && heard.left.length <= 3)
    return { do: 'CUSTOM_RESUME' }
  const compares = has(heard, 'targetAdvert') && has(heard, 'compare', 'targetFit')
  if (compares && heard.left.length <= 2) return { do: 'FIT_ASSESSMENT' }
  if (has(heard, 'targetFit') && heard.left.length <= 2) return { do: 'FIT_ASSESSMENT' }
  if (has(heard, 'targetWebsite') && has(heard, 'measure') && heard.left.length <= 2) return { talk: 'measure' }
  return undefined
}

function talkIn(heard: Heard): Act | undefined {
  const { left } = heard
  if (has(heard, 'whoAreYou')) return left.length <= 2 ? { talk: 'whoAreYou' } : undefined
  if (has(heard, 'private')) return left.length <= 3 ? { talk: 'private' } : undefined
  if (left.length > 0) return undefined
  // "Why so long?" takes no leave.
  for (const talk of ['howAreYou', 'whatCanYouDo', 'goodbye', 'thanks', 'greeting'] as const)
    if (has(heard, talk) && !(talk === 'goodbye' && heard.asks)) return { talk }
  return undefined
}

/** No letters but one, or keys hit at random: the same one over and over, or more consonants in a row than a word has. */
function isNoise(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (letters.length < 2) return !/\d{4}/.test(text) && !/^\p{Script=Han}$/u.test(letters)
  const isOneWord = !/\s/.test(text.trim())
  return /^(.)\1{3,}$/u.test(letters) || (isOneWord && /[bcdfghjklmnpqrstvwxz]{7}/.test(text))
}
