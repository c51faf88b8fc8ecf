import { Mail } from 'lucide-react'
import { useChatT } from '#web/features/chat/i18n.tsx'
import type { ConversationSummary } from '#web/features/chat/state/message.ts'
import { useContent } from '#web/platform/i18n.tsx'
import { callMail, summaryMail, summaryRows } from './summary.ts'

export function SummaryCard({ summary }: { summary: ConversationSummary }) {
  const t = useChatT()
  const content = useContent()
  return (
    <section className="chat-card card" aria-label={t('summary.heading')}>
      <h3 className="strong">{t('summary.heading')}</h3>
      <dl className="chat-facts">
        {summaryRows(summary, t, content.language).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="chat-buttons">
        <a className="button button-primary" href={callMail(summary.userType, t, content)}>
          {t('summary.schedule')}
        </a>
        <a className="button" href={summaryMail(summary, t, content)}>
          <Mail size={18} aria-hidden="true" />
          {t('summary.email')}
        </a>
      </div>
    </section>
  )
}
