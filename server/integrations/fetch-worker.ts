/** The process in which what visitors name is fetched. */
import { handleJobs } from '#server/workers/handle-jobs.ts'
import { createGuard } from './public-address.ts'
import { createSafeFetch, type FetchOptions, type LazyPart, NoAnswer } from './safe-fetch.ts'

export interface Asked {
  address: string
  /** `host:port` let through the guard. */
  exceptions: string[]
  agentName: string
  options: Omit<FetchOptions, 'signal'>
}

/** Undefined if there was no answer, whatever the reason. */
export type Answered = (Omit<LazyPart, 'url' | 'body'> & { href: string; body: Uint8Array<ArrayBuffer> }) | undefined

async function answer({ address, exceptions, agentName, options }: Asked, signal: AbortSignal): Promise<Answered> {
  const fetch = createSafeFetch(createGuard(exceptions), agentName)
  try {
    const { url, body, ...rest } = await fetch(address, { ...options, signal })
    // A copy: the bytes of a small buffer lie among those of others and could not be handed over.
    return { ...rest, href: url.href, body: new Uint8Array(body) }
  } catch (error) {
    if (error instanceof NoAnswer) return undefined
    throw error
  }
}

handleJobs(answer)
