import type { User } from '../../../contract/accounts.ts'
import { wholeName } from '../../../contract/person-name.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import type { Say } from './words.ts'

export function Profile({ say, user }: { say: Say; user: User }) {
  const { language } = useLanguage()
  const mailLanguage = new Intl.DisplayNames(language, { type: 'language' }).of(user.language) ?? user.language
  return (
    <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
      <Entry term={say('settings.name')}>{wholeName(user) || say('settings.noName')}</Entry>
      <Entry term={say('email')}>
        <span className="block break-words">{user.email}</span>
        <span className={`text-sm ${user.emailVerified ? 'text-green' : 'text-yellow'}`}>
          {say(user.emailVerified ? 'settings.confirmed' : 'settings.unconfirmed')}
        </span>
      </Entry>
      <Entry term={say('settings.language')}>{say('settings.languageText', { language: mailLanguage })}</Entry>
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
