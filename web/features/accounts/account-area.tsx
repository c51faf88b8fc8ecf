/** The bar's place for who is signed in: the way in, a placeholder while that is being found out, or the person. */
import { CircleUser } from 'lucide-react'
import { useEffect, useState } from 'react'
import { wholeName } from '#contract/content/person-name.ts'
import { isOn } from '#contract/site/site.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session.tsx'
import type { Translate } from './i18n.ts'
import type { SignInWay } from './sign-in/use-sign-in.tsx'
import type SignedIn from './signed-in.tsx'

interface Props {
  signIn: SignInWay
  /** In the bar there is little room; the side menu has enough. */
  place: 'bar' | 'menu'
  /** Called when something was chosen that shows something else. */
  onFollow?(): void
}

export function AccountArea({ signIn, place, onFollow }: Props) {
  const { t: tSite, language } = useLanguage()
  const { user, loading } = useSession()
  const [parts, setParts] = useState<{ View: typeof SignedIn; t: Translate } | 'failed'>()
  const wanted = loading || user !== undefined

  useEffect(() => {
    if (!wanted) return
    import('./signed-in.tsx')
      .then(async ({ default: View, loadMessages }) => setParts({ View, t: await loadMessages(language) }))
      .catch(() => setParts('failed'))
  }, [wanted, language])

  if (!wanted) {
    // The owner's own way in is another.
    if (!isOn('portal')) return null
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        aria-busy={signIn.opening || undefined}
        onClick={() => {
          onFollow?.()
          signIn.openSignIn()
        }}
        className="button text-sm for-nobody"
      >
        {tSite('navigation.clientPortal')}
      </button>
    )
  }
  if (user && parts === 'failed') {
    return (
      <a href={paths.account} aria-label={wholeName(user)} className="icon-button">
        <CircleUser size={24} aria-hidden="true" />
      </a>
    )
  }
  if (!user || !parts || parts === 'failed') return <span className="skeleton avatar" />
  return <parts.View t={parts.t} user={user} place={place} {...(onFollow && { onFollow })} />
}
