/** Whether somebody who writes tells of their own case: what is so with them, and what they need to have done. */
import { asksOfDeeds } from '#content/language/patterns/deeds-asked.ts'
import { asksOpenness, namesPosition, namesProfession } from '#content/language/patterns/jobs/positions-offered.ts'
import { introducesOneself, introductionEnd } from '#content/language/patterns/talk/introductions.ts'
import { asksToBeTold, speaksOfOneself, tellsNeed } from '#content/language/patterns/talk/visitors-own.ts'
import { kindsOf, type MessageKind } from '#contract/chat/message-kinds.ts'
import type { Guess } from '#server/knowledge/kinds/model.ts'
import { hasTopic } from '#server/knowledge/understand/left-words.ts'
import { questionWords } from '#server/knowledge/understand/question-words.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'

/** What the message says beside its words for "tell me". */
export const ownPart = ({ message, language }: Reading) => message.replace(asksToBeTold[language], ' ')

/** Whether somebody speaks of themselves or of their own firm, and offers no position. */
export const isOwnCase = (reading: Reading): boolean =>
  speaksOfOneself[reading.language].test(ownPart(reading)) && !reading.has('hiring', 'title', 'job')

/** What a message of somebody who wants something done may look like by its kind. */
const mayNeed = kindsOf(
  ...(['fit', 'services', 'service-about', 'small-clients', 'mentoring', 'advice', 'statement', 'unclear'] as const),
  ...(['remark', 'not-done', 'skill-about', 'topic-whether', 'topic-how'] as const),
  ...(['topic-why', 'technology-whether', 'technology-how', 'technology-why', 'architecture'] as const),
)
/** Terms, and the way to the owner: asked for by those who need something as well. */
const ofDealing = kindsOf('rates', 'estimates', 'duration', 'client-start', 'contact', 'contact-project')
/** These are answered as what they are from less. */
const careful = kindsOf('availability', 'injection', 'insult', 'private', 'other-person', 'off-topic')

/** From these probabilities on nothing but the kind is meant: a position or terms by most of all, what is refused by little. */
const SURELY = { dealing: 0.7, careful: 0.2, other: 0.35 }

const surelyMeant = (kind: MessageKind) => {
  if (kind === 'fit' || ofDealing.has(kind)) return SURELY.dealing
  if (careful.has(kind)) return SURELY.careful
  return mayNeed.has(kind) ? Number.POSITIVE_INFINITY : SURELY.other
}

/** Whether the kinds of a message leave it open that something is needed. Who names no position asks for nobody to fill one. */
export const leavesNeedOpen = (reading: Reading, kinds: Guess<MessageKind>[]): boolean =>
  kinds.every(
    ({ kind, probability }) =>
      probability < surelyMeant(kind) || (kind === 'fit' && tellsOfNeed(reading) && !namesPositionToFill(reading)),
  )

/** "Our archive was flooded", "we are looking for somebody who …" */
export const tellsOfNeed = (reading: Reading): boolean =>
  isOwnCase(reading) && tellsNeed[reading.language].test(ownPart(reading))

/** "Our bills explode: has she solved that before?" */
export const asksDeedsOfOwnCase = (reading: Reading): boolean =>
  isOwnCase(reading) && asksOfDeeds[reading.language].test(reading.message)

/** A position, or somebody of a profession who is looked for. */
export const namesPositionToFill = ({ language, message }: Reading): boolean =>
  namesPosition[language].test(message) ||
  (namesProfession[language].test(message) && tellsNeed[language].test(message))

/** "We are a bank and look for somebody for a leading role. Is she open to that?" */
export const offersPosition = (reading: Reading): boolean =>
  speaksOfOneself[reading.language].test(reading.message) &&
  namesPositionToFill(reading) &&
  asksOpenness[reading.language].test(reading.message)

/**
 * "I am a recruiter in Boston. Any experience in logistics?": what is asked once somebody has said who they are. It stands for
 * itself: it speaks neither of them nor of what they said, and they said nothing that they need.
 */
export function askedAfterIntroduction(reading: Reading, hear: (text: string) => Reading): string | undefined {
  const { language, message } = reading
  const [opening] = introducesOneself[language].exec(message) ?? []
  if (opening === undefined || offersPosition(reading)) return undefined
  const end = introductionEnd.exec(message.slice(opening.length))
  if (!end) return undefined
  const at = opening.length + end.index
  const asked = message.slice(at + end[0].length)
  const heard = hear(asked)
  const asks = heard.has(...questionWords) || /[?？]\s*$/u.test(asked)
  // "… and want to forecast demand. Has she done anything like that?" leans on what was said.
  const isOpen = asksOfDeeds[language].test(asked) && heard.rest.length === 0 && heard.mentions.length === 0
  const isOne = !introductionEnd.test(asked.replace(/\P{L}{1,9}$/u, ''))
  // "We need a lead for a bank. Any experience with payments?" is asked of the payments, whatever is needed.
  const isOfOwner = asksOfDeeds[language].test(asked) && hasTopic(heard)
  const isOfThem =
    (tellsNeed[language].test(message.slice(0, at)) && !isOfOwner) || speaksOfOneself[language].test(ownPart(heard))
  return asks && isOne && !isOpen && !isOfThem && (isOfOwner || !heard.has('it')) ? asked : undefined
}
