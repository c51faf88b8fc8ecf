/** How far visits got on the three ways that matter to the owner, and how websites did that visitors had analysed. */
import type { VisitFigures } from '#contract/analytics/analytics.ts'
import type { VisitEvent } from '#contract/analytics/visit-events.ts'
import { useFormats } from './formats.ts'
import { useAnalyticsT } from './i18n.tsx'
import { Shares } from './shares.tsx'

const funnels = {
  chat: ['chat-opened', 'question-asked'],
  resume: ['resume-opened', 'resume-downloaded'],
  contact: ['contact-opened', 'contact-sent'],
} as const satisfies Record<string, VisitEvent[]>
const outcomes = ['audit-excellent', 'audit-moderate', 'audit-needs-improvement'] as const satisfies VisitEvent[]

export function Funnels({ figures: { visits, events } }: { figures: VisitFigures }) {
  const t = useAnalyticsT()
  const { number } = useFormats()
  const done = (event: VisitEvent) => events.find((one) => one.event === event) ?? { visits: 0, served: null }
  return (
    <div className="analytics-grid">
      {(['chat', 'resume', 'contact'] as const).map((funnel) => {
        const served = done(funnels[funnel][1]).served
        return (
          <Shares
            key={funnel}
            heading={t(`funnel.${funnel}`)}
            columns={[t('funnel.step'), t('visits'), t('share')]}
            whole={visits}
            rows={[
              { name: t('visits'), value: visits },
              ...funnels[funnel].map((event) => ({ name: t(`deed.${event}`), value: done(event).visits })),
            ]}
            nothing={t('nothing')}
            note={served === null ? undefined : t(`served.${funnel}`, { count: number(served) })}
          />
        )
      })}
      <Shares
        heading={t('audit.heading')}
        columns={[t('audit.outcome'), t('visits'), t('share')]}
        whole={visits}
        rows={outcomes.map((event) => ({ name: t(`audit.${event}`), value: done(event).visits }))}
        nothing={t('nothing')}
      />
    </div>
  )
}
