/** What the visitor's browser measures of the page that it loaded; told to this site, once, when the page is left. */
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { VitalsReport } from '#contract/analytics/vitals.ts'
import { connectionKinds, type FieldVitalId, fieldVitalIds, navigationKinds, VITALS_PATH } from '#contract/ratings.ts'
import { asksNotToBeTracked } from '#web/platform/tracking/may-count.ts'
import { sendOnExit } from '#web/platform/tracking/page-exit.ts'

export type Measured = Partial<Record<FieldVitalId, number>>

export interface FieldVitals {
  /** Calls back now and whenever a value changes. @returns how to stop. */
  watch(onChange: (measured: Measured) => void): () => void
}

/** Once in the life of a page: nobody can take the library's listeners away again. */
export function startFieldVitals(): FieldVitals {
  let measured: Measured = {}
  let navigation: VitalsReport['navigation'] = 'navigate'
  let isSent = false
  const watchers = new Set<(measured: Measured) => void>()

  const note = ({ name, value, navigationType }: Metric) => {
    const id = fieldVitalIds.find((known) => known === name.toLowerCase())
    if (!id) return
    measured = { ...measured, [id]: value }
    navigation = navigationKinds.find((kind) => kind === navigationType) ?? 'navigate'
    for (const watcher of watchers) watcher(measured)
  }
  for (const on of [onTTFB, onFCP, onLCP, onINP, onCLS]) on(note, { reportAllChanges: true })

  const report = () => {
    const page = loadedPage()
    const vitals = fieldVitalIds.flatMap((id) => (measured[id] === undefined ? [] : [{ id, value: measured[id] }]))
    if (isSent || vitals.length === 0 || !page || asksNotToBeTracked()) return
    isSent = true
    const { pathname: path } = new URL(page.name)
    sendOnExit(VITALS_PATH, { path, navigation, connection: connectionKind(), vitals } satisfies VitalsReport)
  }
  // After the library's own listeners, which settle the last values.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') report()
  })
  window.addEventListener('pagehide', report)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // Back from the browser's cache: a page view of its own.
    measured = {}
    isSent = false
  })

  return {
    watch(onChange) {
      watchers.add(onChange)
      onChange(measured)
      return () => watchers.delete(onChange)
    },
  }
}

const loadedPage = () =>
  performance.getEntriesByType('navigation').find((entry) => entry instanceof PerformanceNavigationTiming)

/** Milliseconds until the page and all that belongs to it were loaded; undefined until then. */
export const loadTime = (): number | undefined => loadedPage()?.loadEventEnd || undefined

/** `effectiveType` of the Network Information API, which not every browser has. */
export function connectionKind(): VitalsReport['connection'] {
  const { connection } = navigator
  return connectionKinds.find((kind) => kind === connection?.effectiveType) ?? 'unknown'
}
