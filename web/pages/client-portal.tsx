/** The portal for whoever is signed in, and the way in for everybody else, who fetches none of its code. */
import { type ComponentType, useEffect, useState } from 'react'
import type { STOP_NOTICES_PARAMETER } from '../../contract/portal-notices.ts'
import { SIGN_IN_HINT } from '../../contract/sign-in-hint.ts'
import type PortalView from '../features/portal/portal.tsx'
import type StopNoticesView from '../features/portal/stop-notices.tsx'
import { useLanguage, useWords } from '../platform/i18n.tsx'
import { useSession } from '../platform/session.tsx'
import { hasCookie } from '../platform/storage.ts'
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

  if (token) return <StopNotices token={token} />
  if (user) return <Portal user={user} />
  if (loading) return <PageSkeleton />
  // Somebody is signed in, and who that is could not be found out.
  const unreachable = alive && hasCookie(SIGN_IN_HINT.name)
  return unreachable ? <OnItsWay failed retry={() => void refresh()} /> : <Locked page="portal" />
}

const loadPortal = () => import('../features/portal/portal.tsx')
const loadStopNotices = () => import('../features/portal/stop-notices.tsx')

function Portal(props: Parameters<typeof PortalView>[0]) {
  const view = useFetched(loadPortal)
  return view.View ? <view.View {...props} /> : <OnItsWay {...view} />
}

function StopNotices(props: Parameters<typeof StopNoticesView>[0]) {
  const view = useFetched(loadStopNotices)
  return view.View ? <view.View {...props} /> : <OnItsWay {...view} />
}

interface Part<Props> {
  default: ComponentType<Props>
  loadPortalWords(language: ReturnType<typeof useLanguage>['language']): Promise<unknown>
}

/** Fetches a part of the portal together with its words. */
function useFetched<Props>(load: () => Promise<Part<Props>>) {
  const { language } = useLanguage()
  const [View, setView] = useState<ComponentType<Props>>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (View || failed) return
    load()
      .then(async (part) => {
        await part.loadPortalWords(language)
        setView(() => part.default)
      })
      .catch(() => setFailed(true))
  }, [View, failed, load, language])
  return { View, failed, retry: () => setFailed(false) }
}

function OnItsWay({ failed, retry }: { failed: boolean; retry(): void }) {
  const t = useWords()
  if (!failed) return <PageSkeleton />
  return (
    <div role="alert" className="blank page">
      <h1 className="text-section">{t('common.error')}</h1>
      <p className="prose mt-3">{t('common.errorText')}</p>
      <button type="button" className="button button-primary mt-6" onClick={retry}>
        {t('common.retry')}
      </button>
    </div>
  )
}
