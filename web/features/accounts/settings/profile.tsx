import type { User } from '#contract/accounts/accounts.ts'
import { wholeName } from '#contract/content/person-name.ts'
import type { Translate } from '#web/features/accounts/i18n.ts'
import { useLanguage } from '#web/platform/i18n.tsx'

export function Profile({ t, user }: { t: Translate; user: User }) {
  const { language } = useLanguage()
  const mailLanguage = new Intl.DisplayNames(language, { type: 'language' }).of(user.language) ?? user.language
  return (
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <Entry term={t('settings.name')}>{wholeName(user) || t('settings.noName')}</Entry>
      <Entry term={t('email')}>
        <span className="block break-words">{user.email}</span>
        <span className={`text-sm ${user.emailVerified ? 'text-green' : 'text-yellow'}`}>
          {t(user.emailVerified ? 'settings.confirmed' : 'settings.unconfirmed')}
        </span>
      </Entry>
      <Entry term={t('settings.language')}>{t('settings.languageText', { language: mailLanguage })}</Entry>
    </dl>
  )
}

function Entry({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
