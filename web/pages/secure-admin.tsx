/** The admins' sign-in. Signed-in admins are sent on. */
import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import AdminSignIn, { AccountMessagesProvider } from '#web/features/accounts/sign-in/admin-sign-in.tsx'
import { wayBack } from '#web/platform/address.ts'
import { useSession } from '#web/platform/session.tsx'

/** The words that come with the page (`web/routes.tsx`). @public */
export { loadMessages } from '#web/features/accounts/i18n.ts'

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
        <AccountMessagesProvider>
          <AdminSignIn />
        </AccountMessagesProvider>
      </Suspense>
    </div>
  )
}
