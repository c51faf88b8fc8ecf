/** The ways to sign in to this account: those that are set up, and those that can be added. */
import { Check, KeyRound, Minus } from 'lucide-react'
import type { User } from '#contract/accounts/accounts.ts'
import { type IdentityProvider, identityProviders } from '#contract/accounts/identity-providers.ts'
import type { Account } from '#web/features/accounts/api.ts'
import type { Translate } from '#web/features/accounts/i18n.ts'
import { Mark, ProviderLink, providerNames } from '#web/features/accounts/providers.tsx'

interface Props {
  t: Translate
  user: User
  account: Account
  configured: readonly IdentityProvider[]
}

export function SignInMethods({ t, user, account, configured }: Props) {
  const addable = configured.filter((provider) => !account.providers.includes(provider))
  // One that is linked is shown even where the site no longer has it set up.
  const known = identityProviders.filter((id) => configured.includes(id) || account.providers.includes(id))
  return (
    <>
      <ul>
        <Way t={t} name={t('password')} on={account.password} mark={<KeyRound size={18} aria-hidden="true" />} />
        {known.map((provider) => (
          <Way
            key={provider}
            t={t}
            name={providerNames[provider]}
            on={account.providers.includes(provider)}
            mark={<Mark provider={provider} />}
          />
        ))}
      </ul>
      {addable.length > 0 && (
        <>
          <p className="prose mt-4 text-sm">{t('settings.waysText', { email: user.email })}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            {addable.map((provider) => (
              <ProviderLink key={provider} t={t} provider={provider} />
            ))}
          </div>
        </>
      )}
    </>
  )
}

function Way({ t, name, on, mark }: { t: Translate; name: string; on: boolean; mark: React.ReactNode }) {
  return (
    <li className="account-row">
      <span className="flex w-6 justify-center">{mark}</span>
      <span className="grow">{name}</span>
      <span className={`flex items-center gap-1.5 text-sm ${on ? 'text-green' : 'text-muted'}`}>
        {on ? <Check size={16} aria-hidden="true" /> : <Minus size={16} aria-hidden="true" />}
        {t(on ? 'settings.on' : 'settings.off')}
      </span>
    </li>
  )
}
