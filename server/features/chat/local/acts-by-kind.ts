/** What is no question, told by the kind of message where no rule knows its words. */
import { type MessageKind, talkKinds } from '#contract/chat/message-kinds.ts'
import type { Guess } from '#server/knowledge/kinds/model.ts'
import { guessKinds } from '#server/knowledge/kinds/trained.ts'
import { hasMatter } from '#server/knowledge/understand/left-words.ts'
import { namesAny, type Reading } from '#server/knowledge/understand/read.ts'
import type { Act } from './acts.ts'
import { isCommand } from './command-by-kind.ts'

/** From this probability on it is taken for that. */
const SURE = 0.45
/** What must not be answered is told from less. */
const CAREFUL = 0.2
/** And if it is so much more likely than anything else. */
const CLEARLY = 1.3
/** A question must be as likely before the words that say something else are overruled. */
const QUESTION = 0.5

const acts: Partial<Record<MessageKind, Act>> = {
  greeting: { talk: 'greeting' },
  goodbye: { talk: 'goodbye' },
  thanks: { talk: 'thanks' },
  remark: { talk: 'remark' },
  'how-are-you': { talk: 'howAreYou' },
  'who-are-you': { talk: 'whoAreYou' },
  'what-can-you-do': { talk: 'whatCanYouDo' },
  insult: { talk: 'insult' },
  injection: { talk: 'injection' },
  'off-topic': { talk: 'offTopic' },
  private: { talk: 'private' },
  'other-person': { talk: 'offTopic' },
  unclear: { talk: 'unclear' },
  statement: { talk: 'whatCanYouDo' },
  // The page cannot do it; what it can, it does (`command-by-kind.ts`).
  command: { talk: 'whatCanYouDo' },
  'resume-wanted': { do: 'CUSTOM_RESUME' },
  fit: { do: 'FIT_ASSESSMENT' },
}

export const isTalk = (kind: MessageKind) => talkKinds.some((one) => one === kind)

/** A message that names something of the owner's world is rather about that. */
const named = (reading: Reading) => namesAny(reading, 'job', 'project', 'technology', 'item')

/** What must not be answered is asked of others, too: what a referee earns, where they can be called. */
const ofOthers: ReadonlySet<MessageKind> = new Set([
  'other-person',
  'private',
  'salary',
  'contact',
  'references',
  'availability',
  'ideal-role',
  'notice',
  'leaving',
  'location',
])
const careful: ReadonlySet<MessageKind> = new Set(['injection', 'insult', 'private', 'other-person'])

/** From this probability on a message wants something done with a technology, and nothing told of it. */
const ERRAND = 0.55
const errands: ReadonlySet<MessageKind> = new Set(['off-topic', 'injection', 'command'])

/** "Write me a Python script" names a technology of the owner's, and is no question about it. */
function isErrand(reading: Reading, guesses: Guess<MessageKind>[]): boolean {
  const isOfPlace = namesAny(reading, 'job', 'project', 'item', 'person')
  if (isOfPlace || !guesses[0] || !errands.has(guesses[0].kind)) return false
  const sum = guesses.reduce((all, { kind, probability }) => all + (errands.has(kind) ? probability : 0), 0)
  return sum >= ERRAND
}

/** Two words that facts have and hardly any question. */
const FEWEST_WORDS = 2

/** Whether the facts have what the message is about. */
const tellsMatter = ({ rest }: Reading): boolean =>
  rest.filter(({ isKnown, isMeant, isOrdinary }) => (isKnown || isMeant) && !isOrdinary).length >= FEWEST_WORDS

/** From this probability on somebody may be asked who they are by a message that asks for a trade and nothing else. */
const MAY_BE_WHO = 0.2

/** "有馬さんは何をしている人ですか？" */
const mayAskWho = ({ has, rest }: Reading, guesses: Guess<MessageKind>[]): boolean =>
  rest.length === 0 &&
  has('title', 'who_is') &&
  guesses.some(({ kind, probability }) => kind === 'who' && probability >= MAY_BE_WHO)

export function actOfKind(reading: Reading, guesses: Guess<MessageKind>[]): Act | undefined {
  const [best, next] = guesses
  if (!best) return undefined
  const { kind, probability } = best
  if (reading.of('person').length > 0 && ofOthers.has(kind) && probability >= CAREFUL) return { talk: 'private' }
  if (kind === 'injection' && probability >= SURE) return acts[kind]
  if (named(reading)) return isErrand(reading, guesses) ? { talk: 'offTopic' } : undefined
  // "No German? The page is in German": whoever names something is not rude.
  if (kind === 'insult' && reading.mentions.length > 0) return undefined
  // Whether something stands in the résumé is asked of the facts.
  const isDone = acts[kind] !== undefined && 'do' in acts[kind]
  if (isDone && reading.of('unknown-technology').length > 0) return undefined
  // "Our church clock runs late": what is done about it is told.
  if (kind === 'statement' && tellsMatter(reading)) return undefined
  if (kind === 'private' && mayAskWho(reading, guesses)) return undefined
  const isClear = probability >= (next?.probability ?? 0) * CLEARLY
  // Children, parents or patients may be whom the work is for: words that the facts have.
  const isOfWork = (kind === 'private' || kind === 'other-person') && hasMatter(reading)
  if (careful.has(kind) && probability >= (isOfWork ? SURE : CAREFUL) && isClear) return acts[kind]
  return probability >= SURE ? acts[kind] : undefined
}

/** What is not for the assistant is not, whatever stands beside it. */
export const isRefusal = (act: Act) =>
  'talk' in act && ['injection', 'insult', 'private', 'offTopic'].some((talk) => talk === act.talk)

/** "Pretend to be a printer" asks for nothing that the page does, whatever its words. */
export const isInjection = (act: Act | undefined) => act !== undefined && 'talk' in act && act.talk === 'injection'

/** "The animations made me smile": of what the page can do, but no order. */
export const isRemark = (act: Act | undefined) => act !== undefined && 'talk' in act && act.talk === 'remark'

/** Whether it is a question about the owner, whatever else its words might be. */
export const asksSurely = ([best]: Guess<MessageKind>[]) =>
  best !== undefined && best.probability >= QUESTION && isQuestion(best.kind)

/** Whether one of its two likeliest kinds is, and both are questions: "AI/ML projects". */
export const asksEither = (guesses: Guess<MessageKind>[]) => {
  const two = guesses.slice(0, 2)
  const sum = two.reduce((all, { probability }) => all + probability, 0)
  return sum >= QUESTION && two.every(({ kind }) => isQuestion(kind))
}

const isQuestion = (kind: MessageKind) => !isTalk(kind) && !isCommand(kind) && !acts[kind]

const namesAnything = (reading: Reading) => named(reading) || reading.of('unknown-company').length > 0

const besides: ReadonlySet<MessageKind> = new Set(['remark', 'statement', 'greeting', 'thanks', 'goodbye'])

/** A part of a message that asks nothing: the reason of the visit, a greeting. */
export function saysOnly(reading: Reading): boolean {
  const [best] = guessKinds(reading.language, reading.masked)
  return best !== undefined && best.probability >= SURE && besides.has(best.kind) && !namesAnything(reading)
}
