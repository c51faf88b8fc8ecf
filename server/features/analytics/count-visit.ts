/** Counts a page view, unless the visitor is excluded. */
import type { VisitReport } from '#contract/analytics/analytics.ts'
import { DIRECT } from '#contract/analytics/visit-events.ts'
import { isPersonal } from '#contract/chat/personal-pages.ts'
import { markVisitor } from '#server/db/visitors.ts'
import { isCounted } from '#server/http/counted.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { addReport } from './store.ts'

/** The answer is the same in both cases: nobody reads it. */
export async function report(services: Services, { body, visitor, headers }: Call<VisitReport>) {
  const agent = headers.get('User-Agent') ?? ''
  if (isPublic(services, body.path) && !declines(headers) && (await isCounted(services, headers))) {
    const now = services.clock.now()
    const source = body.source === new URL(services.env.SITE_URL).hostname ? DIRECT : body.source
    await services.db.transaction().execute(async (tx) => {
      const mark = await markVisitor(tx, now, `${visitor} ${agent}`)
      await addReport(tx, now, mark, { ...body, source })
    })
  }
  return { success: true as const }
}

/** Accepts only public pages of the site: no invented paths, and none with a person's data. */
const isPublic = ({ pages }: Services, path: string) => !isPersonal(path) && pages.find(path, 'en') !== undefined

/** A request with an opt-out, or a prefetch. */
const declines = (headers: Headers) =>
  headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1' || /prefetch/.test(headers.get('Sec-Purpose') ?? '')
