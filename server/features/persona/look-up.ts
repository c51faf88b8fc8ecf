/** Reads a company's own home page. */
import { ENRICHMENT_MS } from '../../../contract/persona.ts'
import type { Fetched, SafeFetch } from '../../outside/safe-fetch.ts'
import { type Company, readCompany } from './read-company.ts'

/** Leaves time for the rest of the answer. */
const PAGE_MS = ENRICHMENT_MS - 600

/** @returns undefined if there is no page, whatever the reason. */
export async function lookUp(safeFetch: SafeFetch, domain: string, signal: AbortSignal): Promise<Company | undefined> {
  const fetchPage = async (host: string): Promise<Fetched> => {
    const page = await safeFetch(`https://${host}/`, { signal, totalMs: PAGE_MS })
    if (page.status >= 400 || !/html/.test(page.headers['content-type'] ?? '')) throw new Error('no page')
    return page
  }
  try {
    // Some answer only under one of the two, and there is no time to try one after the other.
    const page = await Promise.any([fetchPage(domain), fetchPage(`www.${domain}`)])
    return readCompany(page, domain)
  } catch {
    return undefined
  }
}
