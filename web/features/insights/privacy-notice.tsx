/** What this site keeps of its visitors, in their language. Its numbers are those that the server goes by. */
import type { ReactNode } from 'react'
import { CHAT_KEPT_DAYS, COMPANY_KEPT_MS } from '../../../contract/chat-limits.ts'
import { DAY } from '../../../contract/endpoint.ts'
import { ADMIN_LOG_KEPT_DAYS, MAIL_KEPT_DAYS } from '../../../contract/erasure.ts'
import { VISITS_KEPT_DAYS } from '../../../contract/insights.ts'
import { REPORT_KEPT_DAYS } from '../../../contract/performance.ts'
import { RESUME_ADDRESS_KEPT_DAYS } from '../../../contract/resume.ts'
import { VITALS_KEPT_DAYS } from '../../../contract/vitals.ts'
import { createFeatureWords } from '../../platform/feature-words.tsx'
import { useContent } from '../../platform/i18n.tsx'

const { WordsProvider, useFeatureWords } = createFeatureWords({
  en: async () => (await import('../../../content/locales/en/privacy.ts')).privacy,
  es: async () => (await import('../../../content/locales/es/privacy.ts')).privacy,
  fr: async () => (await import('../../../content/locales/fr/privacy.ts')).privacy,
  de: async () => (await import('../../../content/locales/de/privacy.ts')).privacy,
  zh: async () => (await import('../../../content/locales/zh/privacy.ts')).privacy,
  ja: async () => (await import('../../../content/locales/ja/privacy.ts')).privacy,
})

const parts = ['counted', 'apart', 'helped', 'not', 'speed', 'given', 'deleted', 'cookies'] as const

interface NoticeProps {
  /** What another company is told, and the decision about it; absent where nobody else is told anything. */
  shared?: ReactNode
  /** What else belongs to it. */
  children: ReactNode
}

export function PrivacyNotice(props: NoticeProps) {
  return (
    <WordsProvider>
      <Notice {...props} />
    </WordsProvider>
  )
}

function Notice({ shared, children }: NoticeProps) {
  const say = useFeatureWords()
  const { profile } = useContent()
  const values = {
    owner: profile.name,
    visits: VISITS_KEPT_DAYS,
    vitals: VITALS_KEPT_DAYS,
    resumes: RESUME_ADDRESS_KEPT_DAYS,
    chat: CHAT_KEPT_DAYS,
    audits: REPORT_KEPT_DAYS,
    company: COMPANY_KEPT_MS / DAY,
    log: ADMIN_LOG_KEPT_DAYS,
    mails: MAIL_KEPT_DAYS,
  }
  return (
    <div className="page pt-(--top) pb-24">
      <h1 className="text-section">{say('heading')}</h1>
      <p className="prose mt-4 text-lg">{say(shared ? 'introShared' : 'intro')}</p>
      {parts.map((part) => (
        <section key={part} className="mt-10">
          <h2 className="text-card">{say(`parts.${part}.heading`)}</h2>
          <p className="prose mt-2">{say(`parts.${part}.text`, values)}</p>
        </section>
      ))}
      {shared}
      {children}
    </div>
  )
}
