import { useEffect, useState } from 'react'
import { canPush, isPushDenied, ownPushEndpoint, subscribeToPush, unsubscribeFromPush } from '../../platform/push.ts'
import { endPush, savePush } from './api.ts'
import { Loaded } from './loaded.tsx'
import { usePushDevices } from './readings.ts'
import { useAction } from './use-action.ts'
import { usePortalWords } from './words.tsx'

/** Whether this device tells of news. It does if both the browser and the server know of it. */
export function PushSetting() {
  const say = usePortalWords()
  if (!canPush()) return <p className="text-sm text-muted">{say('push.impossible')}</p>
  return <PushSwitch />
}

function PushSwitch() {
  const say = usePortalWords()
  const { put, ...reading } = usePushDevices()
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
      put(await savePush(subscription))
      setEndpoint(subscription.endpoint)
    })
  const turnOff = () =>
    run(async () => {
      const ended = await unsubscribeFromPush()
      setEndpoint(undefined)
      if (ended) put(await endPush(ended))
    })

  return (
    <Loaded reading={{ put, ...reading }} bones={[2.75]}>
      {({ publicKey, endpoints }) => {
        const on = endpoint !== undefined && endpoints.includes(endpoint)
        return (
          <>
            <label className="portal-check">
              <input
                type="checkbox"
                checked={on}
                aria-busy={busy || undefined}
                onChange={({ target }) => (target.checked ? turnOn(publicKey) : turnOff())}
              />
              {say('push.label')}
            </label>
            <p role="status" className="text-sm text-muted">
              {busy ? say('notices.saving') : say(denied ? 'push.denied' : on ? 'push.on' : 'push.off')}
            </p>
            {failure && (
              <p role="alert" className="portal-failure">
                {failure}
              </p>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
