/**
 * What a piece of work costs the main thread, whatever else the machine does meanwhile. Machines differ in speed, and one
 * machine from hour to hour: milliseconds here are those of a machine that does `referenceWork` in `REFERENCE_MS`.
 */

/** What the machine that limits are set for needs for `referenceWork`. Milliseconds. */
const REFERENCE_MS = 1.2
const REFERENCE_TRIES = 6
const REFERENCE_TIMES = 30

const referenceText = 'The quick brown fox, jumps over (the) lazy dog; größer als 漢字と仮名。 '.repeat(200)

/** Folds and counts words, as most work on texts does. */
function referenceWork() {
  const counts = new Map<string, number>()
  const folded = referenceText
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
  for (const word of folded.split(/[^\p{L}\p{N}]+/u))
    for (let i = 0; i + 3 <= word.length; i++) {
      const letters = word.slice(i, i + 3)
      counts.set(letters, (counts.get(letters) ?? 0) + 1)
    }
  return [...counts].sort(([, one], [, other]) => other - one)
}

const spentSince = (start: NodeJS.CpuUsage) => {
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

/** How many times as long as the machine of the limits this one needs, at least 1. */
function slowness(): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < REFERENCE_TRIES; i++) {
    const start = process.threadCpuUsage()
    for (let time = 0; time < REFERENCE_TIMES; time++) referenceWork()
    least = Math.min(least, spentSince(start) / REFERENCE_TIMES)
  }
  return Math.max(1, least / REFERENCE_MS)
}

let known: number | undefined

/** @param milliseconds of CPU on this machine. @returns what the machine of the limits would need. */
export function onReference(milliseconds: number): number {
  known ??= slowness()
  return milliseconds / known
}

/** @returns milliseconds of CPU that this thread spent until the work was done. */
export async function cpuMs(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage()
  await work()
  return onReference(spentSince(start))
}

/** Some machines count CPU in steps of four milliseconds: several times the same work makes them smaller. */
const TIMES = 3

/**
 * @returns milliseconds of CPU that the work needs, by the least of several tries: what is above it was the garbage of others,
 * or code that had yet to be compiled.
 */
export async function leastCpuMs(tries: number, work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  const repeated = async () => {
    for (let i = 0; i < TIMES; i++) await work()
  }
  for (let i = 0; i < tries; i++) least = Math.min(least, (await cpuMs(repeated)) / TIMES)
  return least
}

/** @returns the most CPU that the work spent before it let others have their turn, in milliseconds. */
async function longestStretchMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = process.threadCpuUsage()
  const note = () => {
    longest = Math.max(longest, spentSince(last))
    last = process.threadCpuUsage()
  }
  let isDone = false
  const watch = () => {
    note()
    if (!isDone) setImmediate(watch)
  }
  setImmediate(watch)
  await work()
  isDone = true
  note()
  return onReference(longest)
}

/** The least of several tries' longest stretches. */
export async function leastStretchMs(tries: number, work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < tries; i++) least = Math.min(least, await longestStretchMs(work))
  return least
}
