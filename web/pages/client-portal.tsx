/** The portal for signed-in clients, and the sign-in for everybody else, who fetch none of its code. */
import { useEffect, useState } from 'react'
import { SIGN_IN_HINT } from '#contract/accounts/sign-in-hint.ts'
import type { STOP_NOTICES_PARAMETER } from '#contract/portal/notices.ts'
import { useSession } from '#web/platform/session.tsx'
import { hasCookie } from '#web/platform/storage.ts'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { Locked } from './locked.tsx'
import { PageSkeleton } from './skeletons.tsx'

/** A copy, so that this page need not fetch the contract; the compiler compares them. */
const stopParameter: typeof STOP_NOTICES_PARAMETER = 'stop-notices'

export default function ClientPortalPage() {
  const { user, loading, refresh } = useSession()
  // The rendered page knows neither who is here nor what the address asks for.
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const token = alive && new URLSearchParams(window.location.search).get(stopParameter)

  if (token) return <LazyPart key="stop" load={loadStopNotices} props={{ token }} skeleton={<PageSkeleton />} />
  if (user) return <LazyPart key="portal" load={loadPortal} props={{ user }} skeleton={<PageSkeleton />} />
  if (loading) return <PageSkeleton />
  // Somebody is signed in, and who that is could not be found out.
  const unreachable = alive && hasCookie(SIGN_IN_HINT.name)
  return unreachable ? <LoadError retry={() => void refresh()} /> : <Locked page="portal" />
}

const loadPortal = () => import('#web/features/portal/portal.tsx')
const loadStopNotices = () => import('#web/features/portal/messages/stop-notices.tsx')
