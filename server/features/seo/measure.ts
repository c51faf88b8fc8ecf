/** Measures this site for its owner: Lighthouse on the home page, and checks of every page. */
import type { Findings, Measurement } from '#contract/seo/seo.ts'
import { logAdmin } from '#server/db/admin-log.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import { AuditFailed } from '#server/integrations/audit/auditor.ts'
import type { Services } from '#server/services.ts'
import { Busy } from '#server/workers/pool.ts'
import { checkAddresses } from './addresses.ts'
import { checkLinks } from './links.ts'
import { viewPages } from './page-view.ts'
import { scoresOf } from './scores.ts'
import { checkSitemap } from './sitemap-check.ts'
import { insertMeasurement } from './store.ts'
import { checkStructuredData } from './structured-data.ts'
import { checkTitles } from './titles.ts'
import { checkTranslations } from './translations.ts'

type StatusOf = (path: string) => Promise<number>
type Asked = Pick<Call<unknown, 'admin'>, 'signal' | 'progress' | 'user' | 'write'>

/**
 * @param statusOf status of the site at a path.
 * @throws HttpError `unavailable` if the queue is full, or the server is shutting down.
 */
export async function measure(services: Services, statusOf: StatusOf, call: Asked) {
  const { clock, env } = services
  const lighthouse = await auditHome(services, call)
  await call.progress({ phase: 'checking' })
  const checks = await checkAll(services, statusOf)
  await call.progress({ phase: 'writing' })
  const measurement: Measurement = {
    id: crypto.randomUUID(),
    measuredAt: clock.now(),
    kind: lighthouse?.kind ?? null,
    scores: scoresOf(lighthouse?.measurement, checks),
    lighthouseSeo: lighthouse?.measurement.seo ?? null,
    checks,
  }
  await call.write(async (tx) => {
    await insertMeasurement(tx, measurement)
    await logAdmin(tx, clock, call.user.email, 'site-measured', new URL(env.SITE_URL).host)
  })
  return { success: true as const, measurement }
}

/** @returns undefined without a browser: an estimate is no measurement. */
async function auditHome({ auditors, closing, env, log }: Services, { signal, progress }: Asked) {
  const stopped = AbortSignal.any([signal, closing])
  for (const auditor of auditors.filter(({ kind }) => kind !== 'light')) {
    try {
      const onProgress = (value: unknown) => void progress(value).catch(() => {})
      const options = { signal: stopped, onProgress, isOwn: true, isWhole: true }
      return { kind: auditor.kind, measurement: await auditor.measure(`${env.SITE_URL}/`, options) }
    } catch (error) {
      if (stopped.aborted || error instanceof Busy) throw new HttpError('unavailable')
      if (!(error instanceof AuditFailed)) throw error
      log.info({ kind: auditor.kind, why: error.message }, 'an audit of this site failed')
    }
  }
  return undefined
}

async function checkAll(services: Services, statusOf: StatusOf): Promise<Findings['checks']> {
  const { SITE_URL } = services.env
  const views = await viewPages(services.pages)
  return {
    titles: checkTitles(views),
    addresses: checkAddresses(views, SITE_URL),
    'structured-data': checkStructuredData(views),
    sitemap: await checkSitemap(services, statusOf),
    translations: await checkTranslations(),
    links: await checkLinks(views, SITE_URL, statusOf),
  }
}
