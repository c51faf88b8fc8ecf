/** Worker process that fetches visitors' addresses. */
import { handleJobs } from '#server/workers/handle-jobs.ts'
import { createGuard } from './public-address.ts'
import { createSafeFetch, type FetchedPage, type FetchOptions, NoAnswer } from './safe-fetch.ts'

export interface Asked {
  address: string
  /** `host:port` exceptions from the guard. */
  exceptions: string[]
  agentName: string
  options: Omit<FetchOptions, 'signal'>
}

/** Undefined without an answer, for any reason. */
export type Answered = (Omit<FetchedPage, 'url' | 'body'> & { href: string; body: Uint8Array<ArrayBuffer> }) | undefined

async function answer({ address, exceptions, agentName, options }: Asked, signal: AbortSignal): Promise<Answered> {
  const fetch = createSafeFetch(createGuard(exceptions), agentName)
  try {
    const { url, body, ...rest } = await fetch(address, { ...options, signal })
    // Copied, because a small buffer shares its memory and cannot be transferred.
    return { ...rest, href: url.href, body: new Uint8Array(body) }
  } catch (error) {
    if (error instanceof NoAnswer) return undefined
    throw error
  }
}

handleJobs(answer)
