/** How the site is running: everything that it stands on, a backup, and a test of the mail. */
import { Suspense } from 'react'
import { HEALTH_POLL_MS } from '#contract/admin/system-status.ts'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useServerQuery } from '#web/ui/async/use-server-query.ts'
import { fetchHealth } from './api.ts'
import { Backup } from './backup.tsx'
import { HealthView } from './health-view.tsx'
import { MailTest } from './mail-test.tsx'
import './system-status.css'
import { SystemStatusMessagesProvider, useSystemStatusT } from './i18n.tsx'

export { loadMessages } from './i18n.tsx'

export default function Tab() {
  return (
    <Suspense>
      <SystemStatusMessagesProvider>
        <SystemStatus />
      </SystemStatusMessagesProvider>
    </Suspense>
  )
}

function SystemStatus() {
  const t = useSystemStatusT()
  const query = useServerQuery(['running', 'health'], fetchHealth, { everyMs: HEALTH_POLL_MS })
  return (
    <div className="system-status">
      <h2 className="text-title">{t('heading')}</h2>
      <AsyncView query={query} skeletonHeights={[2, 40]}>
        {(health) => <HealthView health={health} />}
      </AsyncView>
      <Backup />
      <MailTest way={query.data?.mail.way} onSent={query.refetch} />
    </div>
  )
}
