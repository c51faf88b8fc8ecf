/** What a page for people who are signed in shows to everybody else: what it is, and the way in. */
import { LogIn } from 'lucide-react'
import { useWords } from '../platform/i18n.tsx'
import { paths } from '../platform/paths.ts'

const waysIn = { portal: paths.login, account: '?login=1', admin: paths.adminLogin }

export function Locked({ page }: { page: keyof typeof waysIn }) {
  const t = useWords()
  return (
    // Not to be seen by whoever is signed in while that is being found out.
    <div className="board for-nobody">
      <div className="blank page">
        <h1 className="text-section">{t(`locked.${page}.heading`)}</h1>
        <p className="prose mt-3">{t(`locked.${page}.text`)}</p>
        {/* A plain link: the portal leads through the server, the account's own page opens the dialog itself. */}
        <a href={waysIn[page]} className="button button-primary mt-6">
          <LogIn size={18} aria-hidden="true" />
          {t('locked.login')}
        </a>
      </div>
    </div>
  )
}
