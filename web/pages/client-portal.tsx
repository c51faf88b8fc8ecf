/** The portal for whoever is signed in, and the way in for everybody else, who fetches none of its code. */
import { useEffect, useState } from 'react'
import type { STOP_NOTICES_PARAMETER } from '../../contract/portal-notices.ts'
import { SIGN_IN_HINT } from '../../contract/sign-in-hint.ts'
import { useSession } from '../platform/session.tsx'
import { hasCookie } from '../platform/storage.ts'
import { Fetched } from '../ui/fetched.tsx'
import { OutOfReach } from '../ui/out-of-reach.tsx'
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

  if (token) return <Fetched key="stop" load={loadStopNotices} props={{ token }} skeleton={<PageSkeleton />} />
  if (user) return <Fetched key="portal" load={loadPortal} props={{ user }} skeleton={<PageSkeleton />} />
  if (loading) return <PageSkeleton />
  // Somebody is signed in, and who that is could not be found out.
  const unreachable = alive && hasCookie(SIGN_IN_HINT.name)
  return unreachable ? <OutOfReach retry={() => void refresh()} /> : <Locked page="portal" />
}

const loadPortal = () => import('../features/portal/portal.tsx')
const loadStopNotices = () => import('../features/portal/stop-notices.tsx')
