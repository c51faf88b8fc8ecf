/** Lets callers that come at the same time share one statement: what one costs is mostly its way there and back. */

/**
 * The first caller does not wait. Whoever comes while a statement is under way goes with the next one, and hears what came of
 * its own part of it.
 * @param run does it for all of these, and answers for each in the same order; if it throws it has failed for all.
 * @param most how many share one statement.
 */
export function coalesce<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  most: number,
): (item: Item) => Promise<Result> {
  interface Waiting {
    item: Item
    resolve(result: Result): void
    reject(error: unknown): void
  }
  const waiting: Waiting[] = []
  let isRunning = false

  async function runAll(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most)
      try {
        const results = await run(batch.map(({ item }) => item))
        for (const [i, { resolve }] of batch.entries()) resolve(results[i] as Result)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isRunning = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isRunning) void runAll()
    })
}
