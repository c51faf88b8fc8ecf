/** Long work in steps, so that others can have their turn between them. */
import { setImmediate } from 'node:timers/promises'

/** Yields where it may pause, and returns what it makes. */
export type Steps<Made> = Generator<undefined, Made, undefined>

/** Others have their turn after so many milliseconds, or after the one step that takes longer. */
const TURN_MS = 5

/** Makes it without a pause. */
export function atOnce<Made>(steps: Steps<Made>): Made {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** @returns what is to be awaited between two steps: it gives others their turn, if they have waited long enough for one. */
export function createTurns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < TURN_MS) return
    await setImmediate()
    since = performance.now()
  }
}

/** @param next does one step and tells what was made, once it is. @returns what was made, with pauses. */
export async function inTurns<Made>(next: () => Made | undefined): Promise<Made> {
  const turn = createTurns()
  for (;;) {
    const made = next()
    if (made !== undefined) return made
    await turn()
  }
}
