/** What the page is asked to do, in words that no rule knows: told from examples, of the message and of each of its clauses. */
import type { ActionMarker } from '#contract/chat/markers.ts'
import { guessCommands } from '#server/knowledge/kinds/trained.ts'
import { type Reading, read } from '#server/knowledge/understand/read.ts'
import type { Understanding } from '#server/knowledge/understand/understanding.ts'
import type { World } from '#server/knowledge/world/world.ts'
import type { Act } from './acts.ts'
import { clausesIn } from './parts.ts'

/** From this probability on the whole message tells what to do, if nothing else is nearly as likely. */
const LIKELY = 0.2
const CLEARLY = 1.8
/** One clause at least must ask for something to this degree, and all of them together for the same thing. */
const ORDER = 0.28
const TOGETHER = 0.5
/** Characters. Longer messages are read as a whole only. */
const SPLIT_MAX = 240
/** Shorter clauses are politeness: "please", "s’il vous plaît". */
const CLAUSE_MIN = 6

interface Heard {
  message: string
  reading: Reading
  understanding: Understanding
  world: World
  now: number
}

type Likely = Map<ActionMarker, number>

export function commandByExample({ message, reading, understanding, world, now }: Heard): ActionMarker | undefined {
  const [project] = reading.of('project')
  const likely = (masked: string): Likely => {
    const guesses = guessCommands(reading.language, masked)
    // Who names no project is not led to one.
    return new Map(
      guesses.flatMap(({ kind, probability }) =>
        kind === 'other' || (kind === 'GUIDE_TO_EPIC' && !project) ? [] : [[kind, probability]],
      ),
    )
  }
  const named = (marker: ActionMarker | undefined): ActionMarker | undefined => {
    if (marker && ofOwnersWorld.has(marker) && reading.of('technology').length > 0) return undefined
    const isLed = marker === 'START_TOUR_GUIDE' || marker === 'GUIDE_TO_EPIC'
    if (!project || !isLed) return marker
    return project === world.projects[0] ? 'GUIDE_TO_EPIC' : 'SCROLL_TO_CASE_STUDIES'
  }
  const whole = likely(reading.masked)
  const told = clearest(whole, LIKELY)
  if (told) return named(told)
  const clauses = message.length > SPLIT_MAX ? [] : clausesIn(reading.language, message)
  if (clauses.length < 2) return undefined
  const rests = clauses.slice(1).map((_, i) => clauses.slice(i + 1).join(' '))
  const parts = [...clauses, ...rests]
    .filter((part) => part.trim().length >= CLAUSE_MIN)
    .map((part) => likely(read(understanding, part, now).masked))
  if (![whole, ...parts].some((part) => total(part) >= ORDER)) return undefined
  return named(clearest(together([whole, ...parts]), TOGETHER))
}

/** "Do not start the tour" has all the words of its opposite. */
export const isTakenBack = (shown: ActionMarker, byWords: Act | undefined): boolean =>
  shown === 'START_TOUR_GUIDE' && byWords !== undefined && 'do' in byWords && byWords.do === 'STOP_TOUR_GUIDE'

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
