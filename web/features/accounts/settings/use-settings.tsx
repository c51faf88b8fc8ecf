/** One's own account, fetched when somebody who is signed in visits its page. */
import { type ReactNode, useEffect, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { Translate } from '#web/features/accounts/i18n.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import type Settings from './settings.tsx'

/** @returns undefined while it is on its way. */
export function useSettings(user: User | undefined): ReactNode {
  const { t: tSite, language } = useLanguage()
  const [parts, setParts] = useState<{ View: typeof Settings; t: Translate } | 'failed'>()
  const wanted = user !== undefined

  useEffect(() => {
    if (!wanted) return
    import('./settings.tsx')
      .then(async ({ default: View, loadMessages }) => setParts({ View, t: await loadMessages(language) }))
      .catch(() => setParts('failed'))
  }, [wanted, language])

  if (!user || !parts) return undefined
  if (parts !== 'failed') return <parts.View t={parts.t} user={user} />
  return (
    <div role="alert" className="blank page">
      <h1 className="text-section">{tSite('common.error')}</h1>
      <p className="prose mt-3">{tSite('common.errorText')}</p>
      <button type="button" className="button button-primary mt-6" onClick={() => window.location.reload()}>
        {tSite('common.retry')}
      </button>
    </div>
  )
}
