/** The admins' door. Whoever is in already is sent on. */
import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import AdminEntrance, { AccountWordsProvider } from '../features/accounts/admin-entrance.tsx'
import { wayBack } from '../platform/address.ts'
import { useSession } from '../platform/session.tsx'

export { loadWords } from '../features/accounts/words.ts'

export default function SecureAdminPage() {
  const { user } = useSession()
  const [, navigate] = useLocation()
  const isAdmin = user?.isAdmin === true
  useEffect(() => {
    if (isAdmin) navigate(wayBack(), { replace: true })
  }, [isAdmin, navigate])
  return (
    // Not to be seen by an admin while that is being found out.
    <div className={user && !isAdmin ? '' : 'for-nobody'}>
      <Suspense>
        <AccountWordsProvider>
          <AdminEntrance />
        </AccountWordsProvider>
      </Suspense>
    </div>
  )
}
