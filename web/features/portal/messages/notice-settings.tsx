import type { MailWay } from '#contract/mail-way.ts'
import { saveNotices } from '#web/features/portal/api.ts'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { useNotices } from '#web/features/portal/queries.ts'
import { Failure } from '#web/ui/async/async-parts.tsx'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { PushSetting } from './push-setting.tsx'

/** What is promised: nothing, where the site has no mail server. */
const said = (mail: boolean, way: MailWay) => (mail ? (way === 'smtp' ? 'notices.on' : 'notices.kept') : 'notices.off')

/** Whether the site mails what happens, and has this device tell of it. Saved at once; the tick shows what the server has taken. */
export function NoticeSettings() {
  const t = usePortalT()
  const query = useNotices()
  const { busy, failure, run } = useAction()
  const save = (mail: boolean) =>
    run(async () => {
      const saved = await saveNotices({ mail })
      query.change(() => saved)
    })
  return (
    <section aria-labelledby="portal-notices" className="portal-notices">
      <h2 id="portal-notices" className="text-card">
        {t('notices.heading')}
      </h2>
      <AsyncView query={query} skeletonHeights={[2.75]}>
        {({ mail, mailWay }) => (
          <>
            <label className="check">
              <input
                type="checkbox"
                checked={mail}
                aria-busy={busy || undefined}
                onChange={({ target }) => save(target.checked)}
              />
              {t('notices.label')}
            </label>
            <p role="status" className="text-sm text-muted">
              {busy ? t('notices.saving') : t(said(mail, mailWay))}
            </p>
            <Failure>{failure}</Failure>
          </>
        )}
      </AsyncView>
      <PushSetting />
    </section>
  )
}
