/** What this site keeps of its visitors, in their language. Its numbers are those that the server goes by. */
import type { ReactNode } from 'react'
import { privacyNumbers } from '#content/privacy-numbers.ts'
import { privacyParts, privacyText } from '#content/privacy-parts.ts'
import { createFeatureMessages } from '#web/platform/feature-messages.tsx'
import { useLanguage } from '#web/platform/i18n.tsx'

const { MessagesProvider, useFeatureMessages } = createFeatureMessages({
  en: async () => (await import('#content/interface/en/privacy.ts')).privacy,
  es: async () => (await import('#content/interface/es/privacy.ts')).privacy,
  fr: async () => (await import('#content/interface/fr/privacy.ts')).privacy,
  de: async () => (await import('#content/interface/de/privacy.ts')).privacy,
  zh: async () => (await import('#content/interface/zh/privacy.ts')).privacy,
  ja: async () => (await import('#content/interface/ja/privacy.ts')).privacy,
})

interface NoticeProps {
  /** What another company is told, and the decision about it; absent where nobody else is told anything. */
  shared?: ReactNode
  /** What else belongs to it. */
  children: ReactNode
}

export function PrivacyNotice(props: NoticeProps) {
  return (
    <MessagesProvider>
      <Notice {...props} />
    </MessagesProvider>
  )
}

function Notice({ shared, children }: NoticeProps) {
  const t = useFeatureMessages()
  const { language, content } = useLanguage()
  const { profile } = content
  const values = { owner: profile.name, ...privacyNumbers }
  return (
    <div className="page pt-(--top) pb-24">
      <h1 className="text-section">{t('heading')}</h1>
      <p className="prose mt-4 text-lg">{t(shared ? 'introShared' : 'intro')}</p>
      {privacyParts.map((part) => (
        <section key={part} className="mt-10">
          <h2 className="text-card">{t(`parts.${part}.heading`)}</h2>
          <p className="prose mt-2">{privacyText(t, language, part, values)}</p>
        </section>
      ))}
      {shared}
      {children}
    </div>
  )
}
