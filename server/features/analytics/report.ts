/** Counts a page view, unless its visitor is not to be counted. */
import type { VisitReport } from '#contract/analytics/analytics.ts'
import { DIRECT } from '#contract/analytics/visit-events.ts'
import { isPersonal } from '#contract/chat/personal-pages.ts'
import { isOwner } from '#server/config/owner.ts'
import { markVisitor } from '#server/db/visitors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { addReport } from './store.ts'

const machines = /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|facebookexternalhit|curl|wget|python|^$/i

/** Answers the same whether or not it is counted: nobody reads the answer. */
export async function report(services: Services, { body, visitor, headers }: Call<VisitReport>) {
  const agent = headers.get('User-Agent') ?? ''
  if (
    isPublic(services, body.path) &&
    !declines(headers) &&
    !machines.test(agent) &&
    !(await isOwner(services, headers))
  ) {
    const now = services.clock.now()
    const source = body.source === new URL(services.env.SITE_URL).hostname ? DIRECT : body.source
    await services.db.transaction().execute(async (tx) => {
      const mark = await markVisitor(tx, now, `${visitor} ${agent}`)
      await addReport(tx, now, mark, { ...body, source })
    })
  }
  return { success: true as const }
}

/** Only pages of the site itself, which are few: nothing that somebody made up, and nothing that names a person. */
const isPublic = ({ pages }: Services, path: string) => !isPersonal(path) && pages.find(path, 'en') !== undefined

/** Asks not to be tracked, or looks ahead without anybody having come. */
const declines = (headers: Headers) =>
  headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1' || /prefetch/.test(headers.get('Sec-Purpose') ?? '')
