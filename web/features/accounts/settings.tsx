/** One's own account: who one is here, how and where one is signed in, and what is kept. */
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { type IdentityProvider, identityProviders } from '../../../contract/identity-providers.ts'
import { ApiError } from '../../platform/api-error.ts'
import { useWords } from '../../platform/i18n.tsx'
import { useSession } from '../../platform/session.tsx'
import * as api from './api.ts'
import { Deletion } from './deletion.tsx'
import './dialog.css'
import { OwnData } from './own-data.tsx'
import { PasswordSetting } from './password-setting.tsx'
import { Profile } from './profile.tsx'
import { SecondFactorSetting } from './second-factor-setting.tsx'
import { Sessions } from './sessions.tsx'
import './settings.css'
import { VerificationNotice } from './verification-notice.tsx'
import { Ways } from './ways.tsx'
import type { Say } from './words.ts'

export { loadWords } from './words.ts'

export default function Settings({ say, user }: { say: Say; user: User }) {
  const t = useWords()
  const { refresh } = useSession()
  const [account, setAccount] = useState<api.Account>()
  const [configured, setConfigured] = useState<readonly IdentityProvider[]>([])
  const [failed, setFailed] = useState(false)

  const load = useCallback(async () => {
    setFailed(false)
    try {
      const [found, options] = await Promise.all([api.fetchAccount(), api.fetchOptions()])
      setAccount(found)
      setConfigured(identityProviders.filter((provider) => options[provider]))
    } catch (error) {
      // Signed out elsewhere: the page then asks to sign in.
      if (error instanceof ApiError && error.status === 401) await refresh()
      else setFailed(true)
    }
  }, [refresh])
  useEffect(() => void load(), [load])

  return (
    <div className="page pt-(--top) pb-24">
      <h1 className="text-page">{say('settings.heading')}</h1>
      {!user.emailVerified && <VerificationNotice say={say} user={user} />}
      <Section heading={say('settings.profile')}>
        <Profile say={say} user={user} />
      </Section>
      {failed && (
        <div role="alert" className="account-refused mt-10">
          <p>{say('settings.loadFailed')}</p>
          <button type="button" onClick={() => void load()} className="button mt-3">
            {t('common.retry')}
          </button>
        </div>
      )}
      {!account && !failed && (
        <div role="status" className="mt-12">
          <span className="sr-only">{t('common.loading')}</span>
          <div className="skeleton h-96" />
        </div>
      )}
      {account && (
        <>
          <Section heading={say('settings.ways')}>
            <Ways say={say} user={user} account={account} configured={configured} />
          </Section>
          <Section heading={say('settings.changePassword')}>
            <PasswordSetting say={say} user={user} hasPassword={account.password} onChanged={load} />
          </Section>
          {(user.isAdmin || account.secondFactor) && (
            <Section heading={say('secondFactor.heading')}>
              <SecondFactorSetting say={say} account={account} onChanged={load} />
            </Section>
          )}
          <Section heading={say('settings.sessions')}>
            <Sessions say={say} sessions={account.sessions} onChanged={load} />
          </Section>
          <Section heading={say('settings.data')}>
            <OwnData say={say} />
          </Section>
          <Section heading={say('settings.deletion')}>
            <Deletion say={say} account={account} configured={configured} />
          </Section>
        </>
      )}
    </div>
  )
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="account-setting rule">
      <h2 className="text-card">{heading}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
