/** The figures of a range, for the owner. */
import type { VisitFigures, VisitRange } from '../../../contract/insights.ts'
import {
  countedSections,
  deviceClasses,
  engagementLevels,
  scrollMilestones,
  servedDeeds,
  visitDeeds,
} from '../../../contract/visits.ts'
import type { Services } from '../../services.ts'
import { type Period, periodsOf } from './calendar.ts'
import { firstVisit, servedBy, totals, viewsByPath, visitsBy, visitsByQuarter } from './read-store.ts'

export async function readFigures(
  { db, clock }: Services,
  { range, zone }: { range: VisitRange; zone: string },
): Promise<VisitFigures> {
  const periods = periodsOf(range, clock.now(), zone)
  const from = periods[0]!.start
  const [since, quarters, sources, languages, devices, pages, total, served] = await Promise.all([
    firstVisit(db),
    visitsByQuarter(db, from),
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
    series: seriesOf(periods, quarters),
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
    deeds: visitDeeds.map((deed) => ({
      deed,
      visits: total(deed),
      served: servedDeeds.some((one) => one === deed) ? (served.find((one) => one.deed === deed)?.count ?? 0) : null,
    })),
  }
}

/** @param quarters in order of time. */
function seriesOf(
  periods: Period[],
  quarters: { quarter: number; visits: number; visitors: number }[],
): VisitFigures['series'] {
  const series = periods.map(({ name }) => ({ at: name, visits: 0, visitors: 0 }))
  let period = 0
  for (const { quarter, visits, visitors } of quarters) {
    while (period + 1 < periods.length && periods[period + 1]!.start <= quarter) period += 1
    series[period]!.visits += visits
    series[period]!.visitors += visitors
  }
  return series
}
