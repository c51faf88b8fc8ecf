import { saveNotices } from './api.ts'
import { Loaded } from './loaded.tsx'
import { PushSetting } from './push-setting.tsx'
import { useNotices } from './readings.ts'
import { useAction } from './use-action.ts'
import { usePortalWords } from './words.tsx'

/** Whether the site mails what happens, and has this device tell of it. Saved at once; the tick shows what the server has taken. */
export function NoticeSettings() {
  const say = usePortalWords()
  const { put, ...reading } = useNotices()
  const { busy, failure, run } = useAction()
  const save = (mail: boolean) => run(async () => put(await saveNotices({ mail })))
  return (
    <section aria-labelledby="portal-notices" className="portal-notices">
      <h2 id="portal-notices" className="text-card">
        {say('notices.heading')}
      </h2>
      <Loaded reading={{ put, ...reading }} bones={[2.75]}>
        {({ mail }) => (
          <>
            <label className="portal-check">
              <input
                type="checkbox"
                checked={mail}
                aria-busy={busy || undefined}
                onChange={({ target }) => save(target.checked)}
              />
              {say('notices.label')}
            </label>
            <p role="status" className="text-sm text-muted">
              {busy ? say('notices.saving') : say(mail ? 'notices.on' : 'notices.off')}
            </p>
            {failure && (
              <p role="alert" className="portal-failure">
                {failure}
              </p>
            )}
          </>
        )}
      </Loaded>
      <PushSetting />
    </section>
  )
}
