/** Fetches JSON from an identity provider, with a short timeout and without redirects. */
import { boundedBody } from '#server/integrations/bounded-body.ts'

/** Short, because a user waits in front of a loading page. */
const TIMEOUT_MS = 10_000
/** Google's keys and GitHub's list of addresses have a few kilobytes; this much is parsed in a millisecond or two. */
const MAX_BYTES = 256 * 1024

/** @throws on a timeout, a redirect, an error, or an answer that is not JSON or too large. */
export async function fetchJson<Answer>(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`)
  return (await boundedBody(response, MAX_BYTES).json()) as Answer
}
