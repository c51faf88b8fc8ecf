/** The figures of a range, for the owner. */

import type { VisitFigures, VisitRange } from '#contract/analytics/analytics.ts'
import {
  countedSections,
  deviceClasses,
  engagementLevels,
  scrollMilestones,
  servedEvents,
  visitEvents,
} from '#contract/analytics/visit-events.ts'
import { required } from '#server/required.ts'
import type { Services } from '#server/services.ts'
import { periodsOf } from './calendar.ts'
import { firstVisit, servedBy, totals, viewsByPath, visitsBy, visitsByPeriod } from './read-store.ts'

export async function readFigures(
  { db, clock, served: counter }: Services,
  { range, zone }: { range: VisitRange; zone: string },
): Promise<VisitFigures> {
  await counter.settled()
  const periods = periodsOf(range, clock.now(), zone)
  const from = required(periods[0]).start
  const [since, counts, sources, languages, devices, pages, total, served] = await Promise.all([
    firstVisit(db),
    visitsByPeriod(db, periods),
    visitsBy(db, from, 'source'),
    visitsBy(db, from, 'language'),
    visitsBy(db, from, 'device'),
    viewsByPath(db, from),
    totals(db, from),
    servedBy(db, from),
  ])
  const levels = { low: total('low'), high: total('high'), medium: total('visits') - total('low') - total('high') }
  return {
    since,
    visits: total('visits'),
    visitors: total('visitors'),
    views: pages.reduce((sum, { views }) => sum + views, 0),
    series: periods.map(({ name: at }, index) => ({ at, ...required(counts[index]) })),
    sources,
    pages,
    languages,
    devices: deviceClasses.map((device) => devices.find((one) => one.device === device) ?? { device, visits: 0 }),
    depths: scrollMilestones.map((depth) => ({ depth, visits: total(`depth_${depth}`) })),
    engagement: engagementLevels.map((level) => ({ level, visits: levels[level] })),
    sections: countedSections.map((section) => ({
      section,
      visits: total(`saw_${section}`),
      seconds: total(`seconds_${section}`),
    })),
    events: visitEvents.map((event) => ({
      event,
      visits: total(event),
      served: servedEvents.some((one) => one === event) ? (served.find((one) => one.deed === event)?.count ?? 0) : null,
    })),
  }
}
