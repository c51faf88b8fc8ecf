/** Combines concurrent calls into one statement, because a statement's cost is mostly its round trip. */

/**
 * The first caller does not wait. Calls made while a statement is running share the next one, and each gets
 * its own result.
 * @param run runs the combined statement and returns one result per call in order; if it throws, all fail.
 * @param most maximum number of calls per statement.
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
        if (results.length !== batch.length) throw new Error('A batch needs a result for each item.')
        for (const [i, result] of results.entries()) batch[i]?.resolve(result)
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
