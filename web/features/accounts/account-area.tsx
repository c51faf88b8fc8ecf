/** The bar's place for who is signed in: the way in, a placeholder while that is being found out, or the person. */
import { CircleUser } from 'lucide-react'
import { useEffect, useState } from 'react'
import { wholeName } from '../../../contract/person-name.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session.tsx'
import type SignedIn from './signed-in.tsx'
import type { SignInWay } from './use-sign-in.tsx'
import type { Say } from './words.ts'

interface Props {
  signIn: SignInWay
  /** In the bar there is little room; the side menu has enough. */
  place: 'bar' | 'menu'
  /** Called when something was chosen that shows something else. */
  onFollow?(): void
}

export function AccountArea({ signIn, place, onFollow }: Props) {
  const { t, language } = useLanguage()
  const { user, loading } = useSession()
  const [parts, setParts] = useState<{ View: typeof SignedIn; say: Say } | 'failed'>()
  const wanted = loading || user !== undefined

  useEffect(() => {
    if (!wanted) return
    import('./signed-in.tsx')
      .then(async ({ default: View, loadWords }) => setParts({ View, say: await loadWords(language) }))
      .catch(() => setParts('failed'))
  }, [wanted, language])

  if (!wanted) {
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
        {t('navigation.clientPortal')}
      </button>
    )
  }
  if (user && parts === 'failed') {
    return (
      <a href={paths.account} aria-label={wholeName(user)} className="sign">
        <CircleUser size={24} aria-hidden="true" />
      </a>
    )
  }
  if (!user || !parts || parts === 'failed') return <span className="skeleton avatar" />
  return <parts.View say={parts.say} user={user} place={place} {...(onFollow && { onFollow })} />
}
