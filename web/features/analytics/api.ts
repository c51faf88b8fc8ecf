import { readVisits, type VisitFigures, type VisitRange, visitsTable } from '#contract/analytics/analytics.ts'
import { call, fillPath } from '#web/platform/api.ts'

/** Days begin at midnight where the reader is. */
const query = (range: VisitRange) => ({ range, zone: Intl.DateTimeFormat().resolvedOptions().timeZone })

export const fetchVisits = (range: VisitRange): Promise<VisitFigures> =>
  call(readVisits, undefined, { query: query(range) })

/** Where the browser gets the same as a file. */
export const tableAddress = (range: VisitRange): string => fillPath(visitsTable.path, {}, query(range))
