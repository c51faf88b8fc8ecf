/** The ways to sign in anew, where a setting was refused because the sign-in is no longer fresh. */
import type { IdentityProvider } from '#contract/accounts/identity-providers.ts'
import type { Account } from '#web/features/accounts/api.ts'
import type { Translate } from '#web/features/accounts/i18n.ts'
import { ProviderLink } from '#web/features/accounts/providers.tsx'

interface Props {
  t: Translate
  /** The error of the form, if it was refused. */
  error: string | undefined
  account: Account
  configured: readonly IdentityProvider[]
}

/** A link for each provider that the account is connected with and the site has. */
export function SignInAgain({ t, error, account, configured }: Props) {
  if (error !== 'sign-in-again') return null
  return (
    <div className="mt-3 grid gap-3">
      {account.providers
        .filter((provider) => configured.includes(provider))
        .map((provider) => (
          <ProviderLink key={provider} t={t} provider={provider} />
        ))}
    </div>
  )
}
