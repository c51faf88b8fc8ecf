import { CalendarDays, Mail } from 'lucide-react'
import { useContent } from '../../platform/i18n.tsx'
import type { ConversationSummary } from './message.ts'
import { callMail, summaryMail } from './summary.ts'
import { useChatWords } from './words.tsx'

export function SummaryCard({ summary }: { summary: ConversationSummary }) {
  const say = useChatWords()
  const content = useContent()
  const { userType, companyInfo, keyInterests, nextAction } = summary
  const rows = [
    [say('summary.visitor'), say(`summary.roles.${userType}`)],
    [say('summary.company'), companyInfo ?? say('summary.companyUnknown')],
    [say('summary.interests'), keyInterests.join(', ') || say('summary.noInterests')],
    [say('summary.next'), nextAction],
  ]
  return (
    <section className="chat-card card" aria-label={say('summary.heading')}>
      <h3 className="strong">{say('summary.heading')}</h3>
      <dl className="chat-facts">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="chat-buttons">
        <a className="button button-primary" href={callMail(userType, say, content)}>
          <CalendarDays size={18} aria-hidden="true" />
          {say('summary.schedule')}
        </a>
        <a className="button" href={summaryMail(summary, say, content)}>
          <Mail size={18} aria-hidden="true" />
          {say('summary.email')}
        </a>
      </div>
    </section>
  )
}
