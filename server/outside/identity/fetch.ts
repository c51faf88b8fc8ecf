/** Fetches JSON from a service for signing in: quickly or not at all, and from no other place. */

/** Somebody is waiting in front of a page that does not load. */
const TIMEOUT_MS = 10_000

/** @throws if the service does not answer in time, with a redirect, an error, or something else than JSON. */
export async function fetchJson<Answer>(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`)
  return (await response.json()) as Answer
}
