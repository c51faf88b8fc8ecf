/** The portal for signed-in clients, and the sign-in for everybody else, who fetch none of its code. */
import { useEffect, useState } from 'react'
import type { STOP_NOTICES_PARAMETER } from '#contract/portal/notices.ts'
import { useSession } from '#web/platform/session.tsx'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { Locked } from './locked.tsx'
import { PageSkeleton } from './skeletons.tsx'

/** A copy, so that this page need not fetch the contract; the compiler compares them. */
const stopParameter: typeof STOP_NOTICES_PARAMETER = 'stop-notices'

export default function ClientPortalPage() {
  const { user, loading } = useSession()
  // The rendered page knows neither who is here nor what the address asks for.
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const token = alive && new URLSearchParams(window.location.search).get(stopParameter)

  if (token) return <LazyPart key="stop" load={loadStopNotices} props={{ token }} skeleton={<PageSkeleton />} />
  if (user) return <LazyPart key="portal" load={loadPortal} props={{ user }} skeleton={<PageSkeleton />} />
  return loading ? <PageSkeleton /> : <Locked page="portal" />
}

const loadPortal = () => import('#web/features/portal/portal.tsx')
const loadStopNotices = () => import('#web/features/portal/messages/stop-notices.tsx')
