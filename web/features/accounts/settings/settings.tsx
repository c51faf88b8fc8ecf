/** One's own account: who one is here, how and where one is signed in, and what is kept. */
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { identityProviders } from '#contract/accounts/identity-providers.ts'
import * as api from '#web/features/accounts/api.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useSession } from '#web/platform/session.tsx'
import { AddressSetting } from './address-setting.tsx'
import { Deletion } from './deletion.tsx'
import '#web/features/accounts/sign-in/dialog.css'
import { NameSetting } from './name-setting.tsx'
import { OwnData } from './own-data.tsx'
import { PasswordSetting } from './password-setting.tsx'
import { Profile } from './profile.tsx'
import { SecondFactorSetting } from './second-factor-setting.tsx'
import { Sessions } from './sessions.tsx'
import '#web/ui/parts.css'
import './settings.css'
import type { Translate } from '#web/features/accounts/i18n.ts'
import { VerificationNotice } from '#web/features/accounts/sign-in/verification-notice.tsx'
import { SignInMethods } from './sign-in-methods.tsx'

export { loadMessages } from '#web/features/accounts/i18n.ts'

export default function Settings({ t, user }: { t: Translate; user: User }) {
  const tSite = useT()
  const { refresh } = useSession()
  const [account, setAccount] = useState<api.Account>()
  const [options, setOptions] = useState<api.SignInOptions>()
  const [failed, setFailed] = useState(false)

  const load = useCallback(async () => {
    setFailed(false)
    try {
      const [found, known] = await Promise.all([api.fetchAccount(), api.fetchOptions()])
      setAccount(found)
      setOptions(known)
    } catch (error) {
      // Signed out elsewhere: the page then asks to sign in.
      if (error instanceof ApiError && error.status === 401) await refresh()
      else setFailed(true)
    }
  }, [refresh])
  useEffect(() => void load(), [load])
  const configured = identityProviders.filter((provider) => options?.[provider])

  return (
    <div className="page pt-(--top) pb-24">
      <h1 className="text-page">{t('settings.heading')}</h1>
      {!user.emailVerified && <VerificationNotice t={t} user={user} mailWay={options?.mailWay} />}
      <Section heading={t('settings.profile')}>
        <Profile t={t} user={user} />
      </Section>
      {failed && (
        <div role="alert" className="callout mt-10">
          <p>{t('settings.loadFailed')}</p>
          <button type="button" onClick={() => void load()} className="button mt-3">
            {tSite('common.retry')}
          </button>
        </div>
      )}
      {!account && !failed && (
        <div role="status" className="mt-10">
          <span className="sr-only">{tSite('common.loading')}</span>
          <div className="skeleton h-96" />
        </div>
      )}
      {account && options && (
        <>
          <Section heading={t('settings.changeName')}>
            <NameSetting t={t} user={user} />
          </Section>
          <Section heading={t('settings.changeAddress')}>
            <AddressSetting t={t} user={user} account={account} configured={configured} mailWay={options.mailWay} />
          </Section>
          <Section heading={t('settings.ways')}>
            <SignInMethods t={t} user={user} account={account} configured={configured} />
          </Section>
          <Section heading={t('settings.changePassword')}>
            <PasswordSetting
              t={t}
              user={user}
              hasPassword={account.password}
              mailWay={options.mailWay}
              onChanged={load}
            />
          </Section>
          {(user.isAdmin || account.secondFactor) && (
            <Section heading={t('secondFactor.heading')}>
              <SecondFactorSetting t={t} account={account} onChanged={load} />
            </Section>
          )}
          <Section heading={t('settings.sessions')}>
            <Sessions t={t} sessions={account.sessions} onChanged={load} />
          </Section>
          <Section heading={t('settings.data')}>
            <OwnData t={t} />
          </Section>
          <Section heading={t('settings.deletion')}>
            <Deletion t={t} account={account} configured={configured} />
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
