/** Fetches JSON from a service for signing in: quickly or not at all, and from no other place. */
import { boundedBody } from '#server/integrations/bounded-body.ts'

/** Somebody is waiting in front of a page that does not load. */
const TIMEOUT_MS = 10_000
/** Google's keys and GitHub's list of addresses take a few kilobytes; this much is parsed in a millisecond or two. */
const MAX_BYTES = 256 * 1024

/** @throws if the service does not answer in time, with a redirect, an error, or something else than JSON, or too much of it. */
export async function fetchJson<Answer>(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`)
  return (await boundedBody(response, MAX_BYTES).json()) as Answer
}
