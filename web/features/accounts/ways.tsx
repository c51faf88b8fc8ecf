/** The ways to sign in to this account: those that are set up, and those that can be added. */
import { Check, KeyRound, Minus } from 'lucide-react'
import type { User } from '../../../contract/accounts.ts'
import { type IdentityProvider, identityProviders } from '../../../contract/identity-providers.ts'
import type { Account } from './api.ts'
import { Mark, ProviderLink, providerNames } from './providers.tsx'
import type { Say } from './words.ts'

interface Props {
  say: Say
  user: User
  account: Account
  configured: readonly IdentityProvider[]
}

export function Ways({ say, user, account, configured }: Props) {
  const addable = configured.filter((provider) => !account.providers.includes(provider))
  // One that is linked is shown even where the site no longer has it set up.
  const known = identityProviders.filter((id) => configured.includes(id) || account.providers.includes(id))
  return (
    <>
      <ul>
        <Way say={say} name={say('password')} on={account.password} mark={<KeyRound size={18} aria-hidden="true" />} />
        {known.map((provider) => (
          <Way
            key={provider}
            say={say}
            name={providerNames[provider]}
            on={account.providers.includes(provider)}
            mark={<Mark provider={provider} />}
          />
        ))}
      </ul>
      {addable.length > 0 && (
        <>
          <p className="prose mt-4 text-sm">{say('settings.waysText', { email: user.email })}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            {addable.map((provider) => (
              <ProviderLink key={provider} say={say} provider={provider} />
            ))}
          </div>
        </>
      )}
    </>
  )
}

function Way({ say, name, on, mark }: { say: Say; name: string; on: boolean; mark: React.ReactNode }) {
  return (
    <li className="account-row">
      <span className="flex w-6 justify-center">{mark}</span>
      <span className="grow">{name}</span>
      <span className={`flex items-center gap-1.5 text-sm ${on ? 'text-green' : 'text-muted'}`}>
        {on ? <Check size={16} aria-hidden="true" /> : <Minus size={16} aria-hidden="true" />}
        {say(on ? 'settings.on' : 'settings.off')}
      </span>
    </li>
  )
}
