/** One's own account, fetched when somebody who is signed in visits its page. */
import { type ReactNode, useEffect, useState } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import type Settings from './settings.tsx'
import type { Say } from './words.ts'

/** @returns undefined while it is on its way. */
export function useSettings(user: User | undefined): ReactNode {
  const { t, language } = useLanguage()
  const [parts, setParts] = useState<{ View: typeof Settings; say: Say } | 'failed'>()
  const wanted = user !== undefined

  useEffect(() => {
    if (!wanted) return
    import('./settings.tsx')
      .then(async ({ default: View, loadWords }) => setParts({ View, say: await loadWords(language) }))
      .catch(() => setParts('failed'))
  }, [wanted, language])

  if (!user || !parts) return undefined
  if (parts !== 'failed') return <parts.View say={parts.say} user={user} />
  return (
    <div role="alert" className="blank page">
      <h1 className="text-section">{t('common.error')}</h1>
      <p className="prose mt-3">{t('common.errorText')}</p>
      <button type="button" className="button button-primary mt-6" onClick={() => window.location.reload()}>
        {t('common.retry')}
      </button>
    </div>
  )
}
