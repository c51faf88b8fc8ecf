/** Says that nobody is signed in any more, and leads to the sign-in and back. What was typed stays where it is. */
import { LogIn } from 'lucide-react'
import { useSearch } from 'wouter'
import { signInAndBack } from '#web/platform/address.ts'
import { useSessionEnded } from '#web/ui/async/use-session-ended.ts'
import { useAdminT } from './i18n.tsx'

export function SessionEnded() {
  const t = useAdminT()
  const search = useSearch()
  if (!useSessionEnded()) return null
  return (
    <div role="alert" className="note admin-ended">
      <p>
        <span className="strong">{t('ended.title')}</span> {t('ended.text')}
      </p>
      <a href={signInAndBack(search)} className="button button-primary">
        <LogIn size={18} aria-hidden="true" />
        {t('ended.signIn')}
      </a>
    </div>
  )
}
