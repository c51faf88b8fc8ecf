/** Other services to sign in with. Links, for they leave the page. */
import { type MouseEvent, type ReactNode, useState } from 'react'
import type { IdentityProvider } from '#contract/accounts/identity-providers.ts'
import { keepsCookies } from '#web/platform/keeps.ts'
import { NetworkIcon } from '#web/ui/icon.tsx'
import type { Translate } from './i18n.ts'
import { useEntry } from './sign-in/use-entry.ts'

export const providerNames: Record<IdentityProvider, string> = { google: 'Google', github: 'GitHub', apple: 'Apple' }

// Outlines from Simple Icons (CC0).
const outlines = {
  google:
    'M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053H12.48z',
  apple:
    'M12.152 6.896c-.948 0-2.415-1.078-3.96-1.04-2.04.027-3.91 1.183-4.961 3.014-2.117 3.675-.546 9.103 1.519 12.09 1.013 1.454 2.208 3.09 3.792 3.039 1.52-.065 2.09-.987 3.935-.987 1.831 0 2.35.987 3.96.948 1.637-.026 2.676-1.48 3.676-2.948 1.156-1.688 1.636-3.325 1.662-3.415-.039-.013-3.182-1.221-3.22-4.857-.026-3.04 2.48-4.494 2.597-4.559-1.429-2.09-3.623-2.324-4.39-2.376-2-.156-3.675 1.09-4.61 1.09zM15.53 3.83c.843-1.012 1.4-2.427 1.245-3.83-1.207.052-2.662.805-3.532 1.818-.78.896-1.454 2.338-1.273 3.714 1.338.104 2.715-.688 3.559-1.701',
}

export function Mark({ provider }: { provider: IdentityProvider }): ReactNode {
  if (provider === 'github') return <NetworkIcon network="github" />
  return (
    <svg width={18} height={18} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={outlines[provider]} />
    </svg>
  )
}

export function ProviderLink({ t, provider }: { t: Translate; provider: IdentityProvider }) {
  const { begin } = useEntry()
  const [isBlocked, setBlocked] = useState(false)
  // Back to this page.
  const next = encodeURIComponent(window.location.pathname)
  function leave(event: MouseEvent) {
    const isKept = keepsCookies()
    setBlocked(!isKept)
    // The other service would let somebody in, and this browser would not keep it.
    if (isKept) begin()
    else event.preventDefault()
  }
  return (
    <>
      <a href={`/api/auth/${provider}?next=${next}`} onClick={leave} className="button">
        <Mark provider={provider} />
        {t(`providers.${provider}`)}
      </a>
      {isBlocked && (
        <p role="alert" className="callout">
          {t('cookiesBlockedNow')}
        </p>
      )}
    </>
  )
}

/** Those that are set up; whoever comes here can do nothing about the others. */
export function Providers({ t, configured }: { t: Translate; configured: readonly IdentityProvider[] }) {
  if (configured.length === 0) return null
  return (
    <div className="grid gap-3">
      <p className="account-or">{t('or')}</p>
      {configured.map((provider) => (
        <ProviderLink key={provider} t={t} provider={provider} />
      ))}
    </div>
  )
}
