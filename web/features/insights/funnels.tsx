/** How far visits got on the three ways that matter to the owner, and how websites did that visitors had analysed. */
import type { VisitFigures } from '../../../contract/insights.ts'
import type { VisitDeed } from '../../../contract/visits.ts'
import { useFormats } from './formats.ts'
import { Shares } from './shares.tsx'
import { useInsightsWords } from './words.tsx'

const funnels = {
  chat: ['chat-opened', 'question-asked'],
  resume: ['resume-opened', 'resume-downloaded'],
  contact: ['contact-opened', 'contact-sent'],
} as const satisfies Record<string, VisitDeed[]>
const outcomes = ['audit-excellent', 'audit-moderate', 'audit-needs-improvement'] as const satisfies VisitDeed[]

export function Funnels({ figures: { visits, deeds } }: { figures: VisitFigures }) {
  const say = useInsightsWords()
  const { number } = useFormats()
  const done = (deed: VisitDeed) => deeds.find((one) => one.deed === deed)!
  return (
    <div className="insights-grid">
      {(['chat', 'resume', 'contact'] as const).map((funnel) => {
        const served = done(funnels[funnel][1]).served
        return (
          <Shares
            key={funnel}
            heading={say(`funnel.${funnel}`)}
            columns={[say('funnel.step'), say('visits'), say('share')]}
            whole={visits}
            rows={[
              { name: say('visits'), value: visits },
              ...funnels[funnel].map((deed) => ({ name: say(`deed.${deed}`), value: done(deed).visits })),
            ]}
            nothing={say('nothing')}
            note={served === null ? undefined : say(`served.${funnel}`, { count: number(served) })}
          />
        )
      })}
      <Shares
        heading={say('audit.heading')}
        columns={[say('audit.outcome'), say('visits'), say('share')]}
        whole={visits}
        rows={outcomes.map((deed) => ({ name: say(`audit.${deed}`), value: done(deed).visits }))}
        nothing={say('nothing')}
      />
    </div>
  )
}
