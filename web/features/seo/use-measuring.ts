/** Has the site measured: how far it has got, what came of it, and a way to stop it. */
import { useEffect, useRef, useState } from 'react'
import type { MeasureProgress } from '#contract/seo/seo.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { measure } from './api.ts'
import { useSeoT } from './i18n.tsx'

export interface Measuring {
  /** Undefined while nothing is measured. */
  progress: MeasureProgress | undefined
  /** What came of the last one. */
  outcome: { text: string; isFailure: boolean } | undefined
  start(): void
  stop(): void
}

/** @param onMeasured is told when there are new figures. */
export function useMeasuring(onMeasured: () => unknown): Measuring {
  const t = useSeoT()
  const [progress, setProgress] = useState<MeasureProgress>()
  const [outcome, setOutcome] = useState<Measuring['outcome']>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const errorMessage = (error: unknown) => {
    const why = error instanceof ApiError ? (error.body?.message ?? '') : t('measure.broken')
    return t('measure.failed', { error: why })
  }

  const start = async () => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setOutcome(undefined)
    setProgress({ phase: 'starting' })
    try {
      await measure(controller.signal, setProgress)
      setOutcome({ text: t('measure.done'), isFailure: false })
      onMeasured()
    } catch (error) {
      setOutcome(
        controller.signal.aborted
          ? { text: t('measure.stopped'), isFailure: false }
          : { text: errorMessage(error), isFailure: true },
      )
    } finally {
      running.current = undefined
      setProgress(undefined)
    }
  }
  return { progress, outcome, start: () => void start(), stop: () => running.current?.abort() }
}
