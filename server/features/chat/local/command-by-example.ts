/** What the page is asked to do, in words that no rule knows: told from examples, of the message and of each of its clauses. */
import type { ActId } from '#content/language/en/acts.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { ActionMarker } from '#contract/chat/markers.ts'
import type { MessageKind } from '#contract/chat/message-kinds.ts'
import type { CommandLabel } from '#server/knowledge/kinds/command-examples.ts'
import type { Guess } from '#server/knowledge/kinds/model.ts'
import { guessCommands } from '#server/knowledge/kinds/trained.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { actIdOf, languageCues } from '#server/knowledge/understand/language-cues.ts'
import { type Reading, read } from '#server/knowledge/understand/read.ts'
import type { Understanding } from '#server/knowledge/understand/understanding.ts'
import type { World } from '#server/knowledge/world/world.ts'
import type { Act } from './acts.ts'
import { isCommand } from './command-by-kind.ts'
import { clausesIn } from './parts.ts'

/** From this probability on the whole message tells what to do, if nothing else is nearly as likely. */
const LIKELY = 0.2
/** And from this on if it is a question by its kind or by its mark. */
const LIKELIER = 0.45
const CLEARLY = 1.8
/** One clause at least must ask for something to this degree, and all of them together for the same thing. */
const ORDER = 0.28
const TOGETHER = 0.5
/** Of a message that as a whole asks for nothing to this degree, no clause is looked at. */
const SURELY_NOTHING = 0.9
/** Characters. Longer messages, and those of several lines, are read as a whole only: nobody types a request so. */
const SPLIT_MAX = 240
/** Shorter clauses are politeness: "please", "s’il vous plaît". */
const CLAUSE_MIN = 6

interface Heard {
  message: string
  reading: Reading
  understanding: Understanding
  world: World
  now: number
  /** Whether its kind is surely one of questions. */
  asks: boolean
}

type Likely = Map<ActionMarker, number>

/** What leads to the project instead if one is named: "open the case study of EPIC". */
const leadsToNamed: ReadonlySet<CommandLabel> = new Set(['START_TOUR_GUIDE', 'SCROLL_TO_CASE_STUDIES'])

export function commandByExample({
  message,
  reading,
  understanding,
  world,
  now,
  asks,
}: Heard): ActionMarker | undefined {
  const [project] = reading.of('project')
  const likely = (one: Reading, names = project !== undefined): Likely => {
    const sums: Likely = new Map()
    for (const { kind, probability } of guessOrder(one)) {
      // A tour or the case study of a project leads to it; who names none is not led to one.
      const marker = names && leadsToNamed.has(kind) ? 'GUIDE_TO_EPIC' : kind
      if (marker === 'other' || (marker === 'GUIDE_TO_EPIC' && !project)) continue
      sums.set(marker, (sums.get(marker) ?? 0) + probability)
    }
    return sums
  }
  const named = (marker: ActionMarker | undefined): ActionMarker | undefined => {
    if (marker && ofOwnersWorld.has(marker) && reading.of('technology').length > 0) return undefined
    return marker === 'GUIDE_TO_EPIC' && project !== world.projects[0] ? 'SCROLL_TO_CASE_STUDIES' : marker
  }
  // A name alone asks for nothing to be done.
  if (!/[\p{L}\p{N}]/u.test(reading.masked)) return undefined
  const whole = likely(reading)
  const told = clearest(whole, asks || ASKED.test(message) ? LIKELIER : LIKELY)
  if (told && told !== 'GUIDE_TO_EPIC') return named(told)
  if (!told && (asks || nothing(reading) >= SURELY_NOTHING)) return undefined
  const clauses =
    message.length > SPLIT_MAX || message.trim().includes('\n') ? [] : clausesIn(reading.language, message)
  const heard = (parts: string[]) =>
    parts.filter((part) => part.trim().length >= CLAUSE_MIN).map((part) => read(understanding, part, now))
  // "Thanks for that project, now go to the case studies": the clause that asks names none.
  const isOfAll = () =>
    heard(clauses).some(
      (clause) =>
        clause.of('project').length === 0 && clearest(likely(clause, false), TOGETHER) === 'SCROLL_TO_CASE_STUDIES',
    )
  if (told) return clauses.length > 1 && isOfAll() ? 'SCROLL_TO_CASE_STUDIES' : named(told)
  if (clauses.length < 2) return undefined
  const rests = clauses.slice(1).map((_, i) => clauses.slice(i + 1).join(' '))
  const parts = heard([...clauses, ...rests]).map((part) => likely(part))
  if (![whole, ...parts].some((part) => total(part) >= ORDER)) return undefined
  return named(clearest(together([whole, ...parts]), TOGETHER))
}

/** "I want a tour": where no word of ending is said, it is not to end if it is at all likely that it is to begin. */
export const isTourWanted = (reading: Reading): boolean =>
  !saysAct(reading, 'stop') &&
  guessOrder(reading).some(({ kind, probability }) => kind === 'START_TOUR_GUIDE' && probability >= BEGINS)
const BEGINS = 0.1

/** Whether a message has a word that the page is asked with: to end something, to tell whether somebody fits. */
export const saysAct = ({ language, masked }: Reading, act: ActId): boolean =>
  languageCues(language)
    .cues.find(foldText(masked).text)
    .some(({ value }) => actIdOf.get(value) === act)

/** Without the words of its matter a message is an order from this probability on: of 936 questions none is. */
const BARE = 0.45

/**
 * What is asked of the page is the same whichever matter it is about: "open the case study about the bridge". So where
 * the matter hides an order, the words that the facts have are left out.
 */
function guessOrder(reading: Reading): Guess<CommandLabel>[] {
  const guesses = guessCommands(reading.language, reading.masked)
  if (guesses[0]?.kind !== 'other') return guesses
  const bare = guessCommands(reading.language, withoutMatter(reading))
  return bare[0] && bare[0].kind !== 'other' && bare[0].probability >= BARE ? bare : guesses
}

const leads: ReadonlySet<string | undefined> = new Set<ActId>(['travel', 'go'])

function withoutMatter({ language, masked, rest }: Reading): string {
  const { text } = foldText(masked)
  const found = languageCues(language).cues.find(text)
  const verbs = found.flatMap(({ value, at, end }) => (leads.has(actIdOf.get(value)) ? text.slice(at, end) : []))
  // The facts may have the words of an order, too: something opens there.
  const orders = (word: string) => verbs.some((verb) => verb.includes(word))
  const known = rest.filter(({ isKnown, isOrdinary }) => isKnown && !isOrdinary).map(({ said }) => said)
  const matter = new Set(known.filter((word) => !orders(word)))
  if (!languageTraits[language].isDense)
    return ` ${masked
      .split(' ')
      .filter((word) => word && !matter.has(word))
      .join(' ')} `
  return [...matter].reduce((text, word) => text.replaceAll(word, ''), masked)
}

/** From this probability on it asks for nothing to be done, whatever words of an order it has: "the tour was lovely". */
const NOTHING = 0.75
/** And from these on whatever its kind is, without a question mark and with one: "is the tour free?" */
const NOTHING_AT_ALL = 0.97
const NOTHING_ASKED = 0.55
/** Fewer words are a label rather than a sentence. */
const SENTENCE = 4

/** Most of what ends so asks about the page instead of asking it to do something. */
const ASKED = /[?？][\s!！)）”"»\p{Extended_Pictographic}]*$/u

/** How likely the whole message asks for nothing to be done. */
const nothing = (reading: Reading): number => guessOrder(reading).find(({ kind }) => kind === 'other')?.probability ?? 0

/** From this probability on it asks for something, though by its kind it may be a remark: "compare her with my advert". */
const SURELY = 0.5

export const ordersSurely = (reading: Reading): boolean => {
  const [best] = guessOrder(reading)
  return best !== undefined && best.kind !== 'other' && best.probability >= SURELY
}

/** Whether a message that has the words of an order is none, by the examples. @param best the likeliest kind of it. */
export function isNoOrder(message: string, reading: Reading, best: MessageKind | undefined): boolean {
  const { language, text } = reading
  const length = languageTraits[language].isDense ? text.length / 2 : text.split(' ').length
  if (length < SENTENCE) return false
  const isNothing = nothing(reading)
  const enough = ASKED.test(message) ? NOTHING_ASKED : NOTHING_AT_ALL
  return isNothing >= enough || (isNothing >= NOTHING && !(best && isCommand(best)))
}

const tours: ReadonlySet<ActionMarker> = new Set(['START_TOUR_GUIDE', 'STOP_TOUR_GUIDE'])

/**
 * "Do not start the tour" has all the words of its opposite: a rule that hears that it is to end is right. The owner's
 * fields are known to rules only, and to the examples they are like companies.
 */
export const isForRules = (shown: ActionMarker, byWords: Act | undefined): boolean =>
  byWords !== undefined &&
  'do' in byWords &&
  ((tours.has(shown) && byWords.do === 'STOP_TOUR_GUIDE') ||
    (shown === 'GUIDE_TO_ENTERPRISE' && byWords.do === 'GUIDE_TO_AI_CLOUD'))

/** "Rust skills?" and "does Kafka fit a small company?" are questions. */
const ofOwnersWorld: ReadonlySet<ActionMarker> = new Set(['ANIMATE_SKILLS', 'FIT_ASSESSMENT'])

function clearest(likely: Likely, from: number): ActionMarker | undefined {
  const [best, next] = [...likely].sort(([, one], [, other]) => other - one)
  return best && best[1] >= from && best[1] >= CLEARLY * (next?.[1] ?? 0) ? best[0] : undefined
}

const total = (likely: Likely) => [...likely.values()].reduce((sum, one) => sum + one, 0)

function together(parts: Likely[]): Likely {
  const sums: Likely = new Map()
  for (const part of parts) for (const [marker, one] of part) sums.set(marker, (sums.get(marker) ?? 0) + one)
  return sums
}
