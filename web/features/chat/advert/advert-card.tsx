/** What came of the comparison with a job advert: verdict, counts as a bar, and each requirement with its facts. */
import { Ban, Check, CircleDashed, Contrast } from 'lucide-react'
import type { Requirement, RequirementStatus } from '#contract/chat/fit.ts'
import { useContent, useLanguage } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { NavLink } from '#web/ui/nav-link.tsx'
import './advert.css'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { MAKE_RESUME } from '#web/features/chat/messages/chips.ts'
import { Footnote, Footnotes } from '#web/features/chat/messages/footnotes.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import type { AdvertComparison } from '#web/features/chat/state/message.ts'

const groups = [
  { status: 'met', words: 'met', Drawn: Check },
  { status: 'partly', words: 'partly', Drawn: Contrast },
  { status: 'not-evidenced', words: 'none', Drawn: CircleDashed },
] as const

export function AdvertCard({ comparison, id }: { comparison: AdvertComparison; id: string }) {
  const t = useChatT()
  const { profile } = useContent()
  const { advert, pending, press, showPage } = useChat()
  const { verdict, language, requirements, notAsked } = comparison
  const sources = eachOnce(requirements.flatMap((requirement) => requirement.citations)).sort((a, b) => a.n - b.n)
  return (
    <section className="chat-card card advert-card" aria-labelledby={`${id}-verdict`}>
      <div>
        <p className="caption">{t('advert.heading')}</p>
        <h3 id={`${id}-verdict`} className="strong advert-verdict">
          {t(`advert.verdict.${verdict}`)}
        </h3>
      </div>
      <Bar requirements={requirements} />
      {groups.map(({ status, words, Drawn }) => {
        const own = requirements.filter((requirement) => requirement.status === status)
        if (own.length === 0) return null
        return (
          <div key={status} className="advert-group">
            <h4 id={`${id}-${status}`}>
              <Drawn size={16} aria-hidden="true" />
              {t(`advert.${words}`)} <span className="caption">{own.length}</span>
            </h4>
            <ul aria-labelledby={`${id}-${status}`}>
              {own.map((requirement) => (
                <RequirementLine key={requirement.text} requirement={requirement} language={language} />
              ))}
            </ul>
          </div>
        )
      })}
      {notAsked.length > 0 && (
        <div className="advert-group">
          <h4 id={`${id}-not-asked`}>
            <Ban size={16} aria-hidden="true" />
            {t('advert.notAsked')} <span className="caption">{notAsked.length}</span>
          </h4>
          <ul aria-labelledby={`${id}-not-asked`} lang={language}>
            {notAsked.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <div lang={language}>
        <Footnotes citations={sources} />
      </div>
      <p className="text-sm text-muted">{t('advert.rule', { owner: profile.name })}</p>
      <div className="chat-buttons no-print">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={pending || undefined}
          onClick={() => press({ label: t('advert.resume'), action: MAKE_RESUME, icon: 'resume' })}
        >
          {t('advert.resume')}
        </button>
        <NavLink href={paths.contact} className="button" onFollow={showPage}>
          {t('advert.write', { owner: profile.name })}
        </NavLink>
        <button
          type="button"
          className="button"
          aria-disabled={pending || undefined}
          onClick={() => pending || advert.start()}
        >
          {t('advert.again')}
        </button>
      </div>
    </section>
  )
}

/** Two words of a requirement may be proved by the same sentence. */
const eachOnce = (citations: Requirement['citations']) => [
  ...new Map(citations.map((citation) => [citation.n, citation])).values(),
]

function RequirementLine({ requirement, language }: { requirement: Requirement; language: string }) {
  const t = useChatT()
  const { language: page } = useLanguage()
  const { text, kind, status, missing, citations } = requirement
  const list = new Intl.ListFormat(page, { type: 'conjunction' }).format(missing)
  return (
    <li>
      {/* With a space, for whom it is read out and copied. */}
      <span lang={language}>{text}</span> {kind === 'nice' && <span className="advert-nice">{t('advert.nice')}</span>}
      {eachOnce(citations).map((citation) => (
        <Footnote key={citation.n} citation={citation} />
      ))}
      {status === 'partly' && missing.length > 0 && (
        <p className="text-sm text-muted">{t('advert.missing', { list })}</p>
      )}
    </li>
  )
}

/** How many are met, partly met and not evidenced; the same stands in words above each group. */
function Bar({ requirements }: { requirements: Requirement[] }) {
  const count = (status: RequirementStatus) =>
    requirements.filter((requirement) => requirement.status === status).length
  return (
    <div aria-hidden="true" className="advert-bar">
      {groups.map(({ status }) => (
        <span key={status} data-status={status} style={{ flexGrow: count(status) }} hidden={count(status) === 0} />
      ))}
    </div>
  )
}
