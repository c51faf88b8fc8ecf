/** Says that the session has ended, and leads to the sign-in; what was typed stays in the tab. */
import { LogIn } from 'lucide-react'
import { paths } from '#web/platform/paths.ts'
import { useSessionEnded } from '#web/ui/async/use-session-ended.ts'
import { usePortalT } from './i18n.tsx'

export function SignedOut() {
  const t = usePortalT()
  if (!useSessionEnded()) return null
  return (
    <div role="alert" className="note portal-signed-out">
      <p className="strong">{t('fault.signedOut')}</p>
      <p>{t('fault.signedOutText')}</p>
      <a href={paths.login} className="button button-primary">
        <LogIn size={18} aria-hidden="true" />
        {t('fault.signIn')}
      </a>
    </div>
  )
}
