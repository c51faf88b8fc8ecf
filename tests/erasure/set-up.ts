/** The site in which somebody leaves traces: with an auditor, a company's website, and mails that become files. */
import { createApp } from '#server/app.ts'
import type { Auditor } from '#server/integrations/audit/auditor.ts'
import { sweepData } from '#server/maintenance/sweep-data.ts'
import { createMetrics } from '#server/observability/metrics.ts'
import { ownerSignedIn, standStill } from '#tests/builders/accounts.ts'
import { filingOutbox, looseWords } from '#tests/builders/person-with-data.ts'
import { buildApp } from '#tests/servers/app.ts'
import { homePage, serveCompanies } from '#tests/servers/company-sites.ts'
import type { Engine } from '#tests/servers/database.ts'

const HOUR = 3600_000

/** Finds nothing wrong with any page. */
const auditor: Auditor = {
  kind: 'light',
  measure: async (url) => ({ url, score: 95, vitals: {}, notMeasured: [], isPartial: false, findings: [] }),
}

export async function setUp(engine: Engine) {
  const built = await buildApp(engine)
  const services = { ...built.services, auditors: [auditor], metrics: createMetrics() }
  const site = { ...built, services, app: createApp(services) }
  const time = standStill(site)
  await serveCompanies(site, { [`${looseWords.company}.com`]: homePage(`<title>${looseWords.company}</title>`) })
  const outbox = filingOutbox(site)
  const owner = await ownerSignedIn(site)
  /** An hour later: what was to be mailed has left, and the sweep has come by. */
  const anHourLater = async () => {
    await outbox.deliverDue()
    time.advance(HOUR)
    await outbox.deliverDue()
    await sweepData(site.services)
  }
  return { site, owner, outbox, time, anHourLater }
}
