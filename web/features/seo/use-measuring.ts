/** Has the site measured: how far it has got, what came of it, and a way to stop it. */
import { useEffect, useRef, useState } from 'react'
import type { MeasureProgress } from '../../../contract/seo.ts'
import { ApiError } from '../../platform/api-error.ts'
import { measure } from './api.ts'
import { useSeoWords } from './words.tsx'

export interface Measuring {
  /** Undefined while nothing is measured. */
  progress: MeasureProgress | undefined
  /** What came of the last one. */
  outcome: { text: string; isFailure: boolean } | undefined
  start(): void
  stop(): void
}

/** @param onMeasured is told when there are new figures. */
export function useMeasuring(onMeasured: () => void): Measuring {
  const say = useSeoWords()
  const [progress, setProgress] = useState<MeasureProgress>()
  const [outcome, setOutcome] = useState<Measuring['outcome']>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const explain = (error: unknown) => {
    const why = error instanceof ApiError ? (error.body?.message ?? '') : say('measure.broken')
    return say('measure.failed', { error: why })
  }

  const start = async () => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setOutcome(undefined)
    setProgress({ phase: 'starting' })
    try {
      await measure(controller.signal, setProgress)
      setOutcome({ text: say('measure.done'), isFailure: false })
      onMeasured()
    } catch (error) {
      setOutcome(
        controller.signal.aborted
          ? { text: say('measure.stopped'), isFailure: false }
          : { text: explain(error), isFailure: true },
      )
    } finally {
      running.current = undefined
      setProgress(undefined)
    }
  }
  return { progress, outcome, start: () => void start(), stop: () => running.current?.abort() }
}
