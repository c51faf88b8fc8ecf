/** When the site was last measured, and having it measured now. */
import { type MouseEvent, useEffect, useRef } from 'react'
import type { Measurement } from '#contract/seo/seo.ts'
import { useFormats } from '#web/ui/formats.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { useSeoT } from './i18n.tsx'
import type { Measuring } from './use-measuring.ts'

const steps = ['starting', 'loading', 'measuring', 'checking', 'writing'] as const

/** The second press of a double click is not meant for the button that took the first one's place. */
const DOUBLE_MS = 1000

interface Props {
  latest: Measurement | null
  measuring: Measuring
}

export function MeasureBar({ latest, measuring: { progress, outcome, start, stop } }: Props) {
  const t = useSeoT()
  const startedAt = useRef(0)
  const begin = ({ timeStamp }: MouseEvent) => {
    startedAt.current = timeStamp
    start()
  }
  const end = ({ timeStamp }: MouseEvent) => {
    if (timeStamp - startedAt.current >= DOUBLE_MS) stop()
  }
  return (
    <div className="seo-measure">
      <div>
        <LastMeasured latest={latest} />
        {progress && <Steps phase={progress.phase} position={progress.position} />}
        {outcome && (
          <p role={outcome.isFailure ? 'alert' : 'status'} className={outcome.isFailure ? 'callout' : ''}>
            {outcome.text}
          </p>
        )}
      </div>
      {progress ? (
        <button type="button" className="button" onClick={end}>
          {t('measure.stop')}
        </button>
      ) : (
        <button type="button" className="button button-primary" onClick={begin}>
          {t('measure.start')}
        </button>
      )}
    </div>
  )
}

function LastMeasured({ latest }: Pick<Props, 'latest'>) {
  const t = useSeoT()
  const { moment } = useFormats()
  if (!latest) return <p className="text-muted">{t('measure.never')}</p>
  return (
    <>
      <p>{t('measure.last', { time: moment(latest.measuredAt) })}</p>
      <p className="text-sm text-muted">{latest.kind ? t(`measure.kinds.${latest.kind}`) : t('measure.noBrowser')}</p>
    </>
  )
}

function Steps({ phase, position }: NonNullable<Measuring['progress']>) {
  const t = useSeoT()
  const { announce } = useAnnouncer()
  const isWaiting = phase === 'queued'
  const now = isWaiting ? t('measure.queued', { count: position ?? 1 }) : t(`measure.phases.${phase}`)
  useEffect(() => announce(now), [now, announce])
  const current = phase === 'queued' ? -1 : steps.indexOf(phase)
  return (
    <>
      {isWaiting && <p>{now}</p>}
      <ol className="seo-steps">
        {steps.map((step, index) => (
          <li
            key={step}
            data-state={index < current ? 'done' : index === current ? 'now' : 'next'}
            aria-current={index === current ? 'step' : undefined}
          >
            {t(`measure.phases.${step}`)}
          </li>
        ))}
      </ol>
    </>
  )
}
