/** The figures of the range that the address names. While another range is on its way the last one stays. */
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { type VisitFigures, type VisitRange, visitRanges } from '../../../contract/insights.ts'
import { fetchVisits } from './api.ts'

const DEFAULT_RANGE: VisitRange = '30d'

export function useVisits() {
  const [search, setSearch] = useSearchParams()
  const range = visitRanges.find((one) => one === search.get('range')) ?? DEFAULT_RANGE
  const [read, setRead] = useState<{ range: VisitRange; figures: VisitFigures }>()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let left = false
    setError(undefined)
    fetchVisits(range).then(
      (figures) => left || setRead({ range, figures }),
      (reason: unknown) => left || setError(reason),
    )
    return () => {
      left = true
    }
  }, [range, attempt])

  const choose = (next: VisitRange) =>
    setSearch((now) => {
      now.set('range', next)
      return now
    })
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { range, choose, read, error, loading: error === undefined && read?.range !== range, retry }
}
