/** What is no question: something to be done on the page, small talk, what is not for an assistant. Told before any search. */
import type { ActId } from '#content/language/en/acts.ts'
import type { ActionMarker } from '#contract/chat/markers.ts'
import type { Language } from '#contract/language.ts'
import { cutWords, functionWords } from '#server/knowledge/tokens.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { languageCues } from '#server/knowledge/understand/language-cues.ts'
import { type Match, withoutNested } from '#server/knowledge/understand/phrase-index.ts'

export type Talk =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'howAreYou'
  | 'whoAreYou'
  | 'whatCanYouDo'
  | 'insult'
  | 'injection'
  | 'offTopic'
  | 'private'
  | 'unclear'
  | 'measure'

export type Act = { do: ActionMarker } | { talk: Talk }

/** Longer messages hold a question beside whatever else they say. */
const COMMAND_WORDS = 12

interface Heard {
  said: Set<ActId>
  /** Words beside what asks for the act. */
  left: string[]
  text: string
  matches: Match<ActId>[]
}

function hear(language: Language, message: string, names: string[]): Heard {
  const { text } = foldText(message)
  const { cues } = languageCues(language)
  const found = cues.find(text)
  const matches = withoutNested(
    found.flatMap(({ value, at, end }) =>
      value.startsWith('act:') ? [{ value: value.slice('act:'.length) as ActId, at, end }] : [],
    ),
  )
  let rest = text
  const spans = [...matches, ...found.filter(({ value }) => value === 'filler' || value === 'owner' || value === 'and')]
  for (const { at, end } of spans) rest = rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end)
  const known = new Set(names.flatMap((name) => foldText(name).text.split(' ')))
  const left = cutWords(language, rest)
    .map(({ said }) => said)
    .filter((word) => !functionWords[language].has(word) && !known.has(word))
  return { said: new Set(matches.map(({ value }) => value)), left, text, matches }
}

const has = ({ said }: Heard, ...ids: ActId[]) => ids.some((id) => said.has(id))

const scrolls = [
  ['targetContact', 'SCROLL_TO_CONTACT'],
  ['targetProjects', 'SCROLL_TO_CASE_STUDIES'],
  ['targetExperience', 'SCROLL_TO_EXPERIENCE'],
  ['targetTimeline', 'SCROLL_TO_EXPERIENCE'],
  ['targetSkills', 'SCROLL_TO_ABOUT'],
  ['targetAbout', 'SCROLL_TO_ABOUT'],
  ['targetTop', 'SCROLL_TO_ABOUT'],
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
  /** Of the newest project, which a guide leads to. */
  project: string | undefined
  /** What belongs to the world of the owner: such a message is a question, whatever verbs it has. */
  asks: boolean
  /** Of a job or a project. */
  asksOfWork: boolean
}

/** @returns undefined for a question. */
export function actIn(
  language: Language,
  message: string,
  { names, project, asks, asksOfWork }: Named,
): Act | undefined {
  const heard = hear(language, message, names)
  if (isNoise(heard.text)) return { talk: 'unclear' }
  if (has(heard, 'injection')) return { talk: 'injection' }
  const isShort = heard.text.trim().split(' ').length <= COMMAND_WORDS
  const command =
    isShort && !/[?？]\s*$/.test(message) ? commandIn(heard, project) : isShort ? wishIn(heard) : undefined
  // A résumé "with a view to Kubernetes" names a technology and is a wish all the same.
  const isWish = command && 'do' in command && command.do === 'CUSTOM_RESUME' && has(heard, 'want')
  if (command && (!asks || isWish || heard.said.has('guide'))) return command
  if (has(heard, 'offTopic') && !asksOfWork) return { talk: 'offTopic' }
  if (has(heard, 'insult') && !asks) return { talk: 'insult' }
  return asks ? undefined : talkIn(heard)
}

function commandIn(heard: Heard, project: string | undefined): Act | undefined {
  if (has(heard, 'targetTour')) {
    if (has(heard, 'stop') && heard.left.length === 0) return { do: 'STOP_TOUR_GUIDE' }
    if (heard.left.length === 0) return { do: 'START_TOUR_GUIDE' }
  }
  if (has(heard, 'guide') && heard.left.length <= 2) {
    const short = project && foldText(project).text
    if (short && heard.text.includes(short)) return { do: 'GUIDE_TO_EPIC' }
    if (has(heard, 'targetAi')) return { do: 'GUIDE_TO_AI_CLOUD' }
    if (has(heard, 'targetCompanies')) return { do: 'GUIDE_TO_ENTERPRISE' }
    if (heard.left.length === 0 && heard.said.size === 1) return { do: 'START_TOUR_GUIDE' }
  }
  if (heard.left.length > 0) return wishIn(heard)
  if (has(heard, 'animate')) {
    const animation = animations.find(([target]) => heard.said.has(target))
    if (animation) return { do: animation[1] }
  }
  if (has(heard, 'targetDemo') && (has(heard, 'start', 'go', 'animate', 'want') || heard.said.size === 1))
    return { do: 'DEMO_ANIMATIONS' }
  if (has(heard, 'targetAi') && has(heard, 'go')) return { do: 'GUIDE_TO_AI_CLOUD' }
  const wish = wishIn(heard)
  if (wish) return wish
  if (has(heard, 'go') && has(heard, 'targetProjectCards')) return { do: 'PROJECT_CARDS' }
  if (has(heard, 'go')) {
    const scroll = scrolls.find(([target]) => heard.said.has(target))
    if (scroll) return { do: scroll[1] }
    if (has(heard, 'targetCompanies')) return { do: 'GUIDE_TO_ENTERPRISE' }
  }
  return undefined
}

/** What people also ask for as a question: "Can I have the résumé?" */
function wishIn(heard: Heard): Act | undefined {
  if (has(heard, 'targetResume') && (has(heard, 'want') || heard.left.length <= 1) && heard.left.length <= 3)
    return { do: 'CUSTOM_RESUME' }
  if (has(heard, 'targetFit') && heard.left.length <= 2) return { do: 'FIT_ASSESSMENT' }
  if (has(heard, 'targetWebsite') && has(heard, 'measure') && heard.left.length <= 2) return { talk: 'measure' }
  return undefined
}

function talkIn(heard: Heard): Act | undefined {
  const { left } = heard
  if (has(heard, 'whoAreYou')) return left.length <= 2 ? { talk: 'whoAreYou' } : undefined
  if (has(heard, 'offTopic')) return { talk: 'offTopic' }
  if (has(heard, 'private')) return left.length <= 3 ? { talk: 'private' } : undefined
  if (left.length > 0) return undefined
  for (const talk of ['howAreYou', 'whatCanYouDo', 'goodbye', 'thanks', 'greeting'] as const)
    if (has(heard, talk)) return { talk }
  return undefined
}

/** No letters but one, or keys hit at random: the same one over and over, or more consonants in a row than a word has. */
function isNoise(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (letters.length < 2) return !/\d{4}/.test(text) && !/^\p{Script=Han}$/u.test(letters)
  const isOneWord = !/\s/.test(text.trim())
  return /^(.)\1{3,}$/u.test(letters) || (isOneWord && /[bcdfghjklmnpqrstvwxz]{7}/.test(text))
}
