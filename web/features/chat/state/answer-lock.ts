/**
 * Tells tabs of each other while an answer is being written. Where the browser has no locks, or refuses them as it does
 * where cookies are blocked, every tab is alone: a question is asked all the same.
 */
const LOCK = 'chat-answer'

/** @param work is told whether another tab holds the lock; it begins in any case, and once. */
async function withLock(options: LockOptions, work: (isTaken: boolean) => Promise<void>): Promise<void> {
  let begun = false
  const begin = (lock: Lock | null) => {
    begun = true
    return work(lock === null)
  }
  try {
    if (navigator.locks) return await navigator.locks.request(LOCK, options, begin)
  } catch (error) {
    if (begun) throw error
  }
  await work(false)
}

/** Holds the lock that tells other tabs that an answer is being written here. */
export const whileAnswering = (work: () => Promise<void>): Promise<void> => withLock({ ifAvailable: true }, work)

/** The same, but only if no other tab is at it. @returns whether it was done. */
export async function unlessAnsweredElsewhere(work: () => Promise<void>): Promise<boolean> {
  let done = false
  await withLock({ ifAvailable: true }, async (isTaken) => {
    if (isTaken) return
    await work()
    done = true
  })
  return done
}

/** Resolves when no tab is at it any more: it has its answer, or was closed. */
export const whenNobodyAnswers = (): Promise<void> => withLock({}, async () => {})
