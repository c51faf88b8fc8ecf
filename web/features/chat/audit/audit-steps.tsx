/** How far a measurement has got: its steps, the place in the line, and the seconds that have passed. */
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { AuditProgress } from '#contract/audit/audit.ts'
import { SECOND } from '#contract/endpoint.ts'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'

const steps = ['starting', 'loading', 'measuring', 'writing'] as const

export function AuditSteps({ progress: { phase, position } }: { progress: AuditProgress }) {
  const t = useChatT()
  const { announce } = useAnnouncer()
  const seconds = useSeconds()
  const current = phase === 'queued' ? -1 : steps.indexOf(phase)
  const waiting = phase === 'queued' && t('audit.queued', { count: position ?? 1 })
  const now = waiting || t(`audit.phases.${steps[current] ?? 'starting'}`)
  // Each step once; the seconds are for the eye.
  useEffect(() => announce(now), [now, announce])
  return (
    <div className="audit-steps">
      {waiting && <p className="audit-waiting">{waiting}</p>}
      <ol>
        {steps.map((step, i) => (
          <li
            key={step}
            data-state={i < current ? 'done' : i === current ? 'now' : 'next'}
            aria-current={i === current ? 'step' : undefined}
          >
            <span className="audit-step-line" aria-hidden="true" />
            <span>
              {i < current && <Check size={14} aria-hidden="true" />}
              {t(`audit.phases.${step}`)}
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="caption">
        {t('audit.seconds', { count: seconds })}
      </p>
    </div>
  )
}

/** Seconds since this was first shown. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const started = performance.now()
    const timer = window.setInterval(() => setSeconds(Math.round((performance.now() - started) / SECOND)), SECOND)
    return () => window.clearInterval(timer)
  }, [])
  return seconds
}
