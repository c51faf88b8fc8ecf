import { useEffect, useState } from 'react'
import { endPush, savePush } from '#web/features/portal/api.ts'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { usePushDevices } from '#web/features/portal/queries.ts'
import {
  canPush,
  isPushDenied,
  ownPushEndpoint,
  subscribeToPush,
  unsubscribeFromPush,
} from '#web/platform/offline/push.ts'
import { Failure } from '#web/ui/async/async-parts.tsx'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useAction } from '#web/ui/async/use-action.ts'

/** Whether this device tells of news. It does if both the browser and the server know of it. */
export function PushSetting() {
  const t = usePortalT()
  if (!canPush()) return <p className="text-sm text-muted">{t('push.impossible')}</p>
  return <PushSwitch />
}

function PushSwitch() {
  const t = usePortalT()
  const query = usePushDevices()
  const { busy, failure, run } = useAction()
  const [endpoint, setEndpoint] = useState<string>()
  const [denied, setDenied] = useState(isPushDenied)

  useEffect(() => {
    // A browser that cannot say tells nothing.
    ownPushEndpoint().then(setEndpoint, () => {})
  }, [])

  const turnOn = (publicKey: string) =>
    run(async () => {
      const subscription = await subscribeToPush(publicKey)
      setDenied(isPushDenied())
      if (!subscription) return
      const saved = await savePush(subscription)
      query.change(() => saved)
      setEndpoint(subscription.endpoint)
    })
  const turnOff = () =>
    run(async () => {
      const ended = await unsubscribeFromPush()
      setEndpoint(undefined)
      if (!ended) return
      const left = await endPush(ended)
      query.change(() => left)
    })

  return (
    <AsyncView query={query} skeletonHeights={[2.75]}>
      {({ publicKey, endpoints }) => {
        const on = endpoint !== undefined && endpoints.includes(endpoint)
        return (
          <>
            <label className="check">
              <input
                type="checkbox"
                checked={on}
                aria-busy={busy || undefined}
                onChange={({ target }) => (target.checked ? turnOn(publicKey) : turnOff())}
              />
              {t('push.label')}
            </label>
            <p role="status" className="text-sm text-muted">
              {busy ? t('notices.saving') : t(denied ? 'push.denied' : on ? 'push.on' : 'push.off')}
            </p>
            <Failure>{failure}</Failure>
          </>
        )
      }}
    </AsyncView>
  )
}
