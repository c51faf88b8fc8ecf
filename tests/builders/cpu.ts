/** What a piece of work costs the main thread, whatever else the machine does meanwhile. */

/** @returns milliseconds of CPU that this thread spent until the work was done. */
export async function cpuMs(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

/** Some machines count CPU in steps of four milliseconds: several times the same work makes them smaller. */
const TIMES = 3

/**
 * @param enoughMs a cost for which no further try is needed, since more of them only make it smaller.
 * @returns milliseconds of CPU that the work needs, by the least of several tries: what is above it was the garbage of others,
 * or code that had yet to be compiled.
 */
export async function leastCpuMs(tries: number, work: () => unknown, enoughMs = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  const repeated = async () => {
    for (let i = 0; i < TIMES; i++) await work()
  }
  for (let i = 0; i < tries && least > enoughMs; i++) least = Math.min(least, (await cpuMs(repeated)) / TIMES)
  return least
}

/** @returns the most CPU that the work spent before it let others have their turn, in milliseconds. */
async function longestStretchMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = process.threadCpuUsage()
  const note = () => {
    const { user, system } = process.threadCpuUsage(last)
    longest = Math.max(longest, (user + system) / 1000)
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
  return longest
}

/** The least of several tries' longest stretches. */
export async function leastStretchMs(tries: number, work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < tries; i++) least = Math.min(least, await longestStretchMs(work))
  return least
}

const TEXT = 'The quick brown fox, 42 of them; über den Zaun: ça va? 私たちは猫です。'.repeat(40)

/** Words of a text are counted: strings, patterns and a map, as in what the site does with texts of strangers. */
function countWords(): void {
  const seen = new Map<string, number>()
  for (let i = 0; i < 60; i++)
    for (const word of TEXT.normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u))
      seen.set(`${word}${i % 7}`, (seen.get(`${word}${i % 7}`) ?? 0) + 1)
}

/** What counting needs on the machine on which limits in milliseconds were set. */
const COUNTING_MS = 8

/** @returns how many times longer than there the same work needs here and now, at least 1: machines of CI differ, and share their cores. */
export async function slowness(): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 12; i++) least = Math.min(least, await cpuMs(countWords))
  return Math.max(1, least / COUNTING_MS)
}
