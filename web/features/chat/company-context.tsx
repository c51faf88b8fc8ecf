/** What was found out about the visitor's company. */
import { Building2 } from 'lucide-react'
import { useChat } from './chat-context.ts'
import { useChatWords } from './words.tsx'

const TECHNOLOGIES_SHOWN = 3

export function CompanyContext() {
  const say = useChatWords()
  const { persona } = useChat()
  const company = persona.enrichment?.companyContext
  if (!company) return null
  const { name, industry, technologies } = company
  const more = technologies.length - TECHNOLOGIES_SHOWN
  return (
    <li>
      <section className="chat-card card" aria-label={say('persona.heading')}>
        <p className="caption">{say('persona.heading')}</p>
        <div className="chat-company">
          <Building2 size={20} aria-hidden="true" />
          <p className="strong">{name}</p>
          {industry && <p className="chat-small">{industry}</p>}
        </div>
        {technologies.length > 0 && (
          <ul aria-label={say('persona.technologies')} className="chips">
            {technologies.slice(0, TECHNOLOGIES_SHOWN).map((technology) => (
              <li key={technology}>{technology}</li>
            ))}
            {more > 0 && <li>{say('persona.more', { count: more })}</li>}
          </ul>
        )}
        {persona.fromAccount && <p className="chat-small">{say('persona.fromAccount')}</p>}
        <button type="button" className="chat-offer link" onClick={persona.forget}>
          {say('persona.forget')}
        </button>
      </section>
    </li>
  )
}
