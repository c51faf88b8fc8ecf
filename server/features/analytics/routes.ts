import type { Hono } from 'hono'
import { readVisits, reportVisit, visitsTable } from '#contract/analytics/analytics.ts'
import { mount } from '#server/http/mount.ts'
import type { HttpEnv } from '#server/http/request.ts'
import { required } from '#server/required.ts'
import type { Services } from '#server/services.ts'
import { report } from './count-visit.ts'
import { readFigures } from './read.ts'
import { tableOf } from './table.ts'

export function analyticsRoutes(app: Hono<HttpEnv>, services: Services): void {
  mount(app, services, reportVisit, (call) => report(services, call))
  mount(app, services, readVisits, ({ query }) => readFigures(services, query))
  mount(app, services, visitsTable, async ({ query }) => {
    const figures = await readFigures(services, query)
    const name = `visits-${query.range}-${required(figures.series.at(-1)).at}.csv`
    return { name, bytes: new TextEncoder().encode(tableOf(figures)) }
  })
}
