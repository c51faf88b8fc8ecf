/**
 * Finds topics for a visitor by their mail address. The answer depends only on the domain and the language,
 * so it does not reveal whether the address is known here.
 */

import { COMPANY_RETENTION_MS } from '#contract/chat/chat-limits.ts'
import { NO_COMPANY_RETENTION_MS, type PersonaRequest } from '#contract/chat/persona.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { Busy } from '#server/workers/pool.ts'
import { companyDomain } from './company-domain.ts'
import { composeEnrichment } from './compose.ts'
import type { LookUp } from './look-up.ts'
import type { Company } from './read-company.ts'
import { findCompany, keepCompany } from './store.ts'

export async function enrich(services: Services, lookUp: LookUp, call: Call<PersonaRequest>) {
  const { email, language = call.language } = call.body
  const domain = companyDomain(email)
  const company = domain === undefined ? undefined : await findOut(services, lookUp, domain, call.signal)
  return { success: true as const, enrichment: await composeEnrichment(services, language, company) }
}

async function findOut(
  { db, clock, closing, log }: Services,
  lookUp: LookUp,
  domain: string,
  signal: AbortSignal,
): Promise<Company | undefined> {
  // Without the database only the cached result is missing.
  const withoutDatabase = (err: unknown) => void log.warn({ err }, 'companies could not be looked up or kept')
  const known = await findCompany(db, domain).catch(withoutDatabase)
  if (known && known.foundAt + (known.company ? COMPANY_RETENTION_MS : NO_COMPANY_RETENTION_MS) > clock.now())
    return known.company
  const stopped = AbortSignal.any([signal, closing])
  try {
    const company = await lookUp(domain, stopped)
    // A cancelled request says nothing about the website.
    if (company || !stopped.aborted)
      await keepCompany(db, domain, { foundAt: clock.now(), company }).catch(withoutDatabase)
    return company
  } catch (error) {
    // Neither does a busy server.
    if (error instanceof Busy) return undefined
    throw error
  }
}
