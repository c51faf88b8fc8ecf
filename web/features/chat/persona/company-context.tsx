/** What was found out about the visitor's company. */
import { Building2 } from 'lucide-react'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'

const TECHNOLOGIES_SHOWN = 3

export function CompanyContext() {
  const t = useChatT()
  const { persona } = useChat()
  const company = persona.enrichment?.companyContext
  if (!company) return null
  const { name, industry, technologies } = company
  const more = technologies.length - TECHNOLOGIES_SHOWN
  return (
    <li>
      <section className="chat-card card" aria-label={t('persona.heading')}>
        <p className="caption">{t('persona.heading')}</p>
        <div className="chat-company">
          <Building2 size={20} aria-hidden="true" />
          <p className="strong">{name}</p>
          {industry && <p className="text-sm text-muted">{industry}</p>}
        </div>
        {technologies.length > 0 && (
          <ul aria-label={t('persona.technologies')} className="chips">
            {technologies.slice(0, TECHNOLOGIES_SHOWN).map((technology) => (
              <li key={technology}>{technology}</li>
            ))}
            {more > 0 && <li>{t('persona.more', { count: more })}</li>}
          </ul>
        )}
        {persona.fromAccount && <p className="text-sm text-muted">{t('persona.fromAccount')}</p>}
        <button type="button" className="chat-offer link" onClick={persona.forget}>
          {t('persona.forget')}
        </button>
      </section>
    </li>
  )
}
