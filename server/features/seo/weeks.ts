/** Field vitals by week. */
import { fieldVitalIds } from '#contract/ratings.ts'
import type { VitalsWeek } from '#contract/seo/seo.ts'
import type { Services } from '#server/services.ts'
import { weeklyVitals } from './store.ts'

/** Core Web Vitals are rated by the 75th percentile (web.dev/articles/vitals). */
const SHARE = 0.75

export async function readWeeks({ db }: Services): Promise<{ weeks: VitalsWeek[] }> {
  const weeks = Map.groupBy(await weeklyVitals(db), ({ start }) => start)
  return {
    weeks: [...weeks].map(([start, rows]) => ({
      start,
      vitals: fieldVitalIds.flatMap((id) => {
        const values = rows.filter(({ vital }) => vital === id)
        const count = values.reduce((sum, row) => sum + row.count, 0)
        if (count === 0) return []
        const p75 = valueAt(values, SHARE * count)
        // Layout shifts are counted in thousandths.
        return [{ id, p75: id === 'cls' ? p75 / 1000 : p75, count }]
      }),
    })),
  }
}

/** @param values smallest first. @returns the value at this rank. */
function valueAt(values: { value: number; count: number }[], rank: number): number {
  let passed = 0
  for (const { value, count } of values) {
    passed += count
    if (passed >= rank) return value
  }
  return 0
}
