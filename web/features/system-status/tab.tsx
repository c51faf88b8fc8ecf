/** How the site is running: everything that it stands on, a backup, and a test of the mail. */
import { Suspense } from 'react'
import { HEALTH_POLL_MS, type Health } from '#contract/admin/system-status.ts'
import { ApiError } from '#web/platform/api-error.ts'
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
  // Whoever asks is looked up in the database first: of this call nothing else can be unavailable.
  const isDatabaseDown = query.error instanceof ApiError && query.error.body?.error === 'unavailable'
  return (
    <div className="system-status">
      <h2 className="text-title">{t('heading')}</h2>
      {isDatabaseDown && (
        <p role="alert" className="callout tone-red">
          {t('database.down')}
        </p>
      )}
      <AsyncView query={query} skeletonHeights={[2, 40]}>
        {(health) => <HealthView health={isDatabaseDown ? withoutDatabase(health) : health} />}
      </AsyncView>
      <Backup />
      <MailTest way={query.data?.mail.way} onSent={query.refetch} />
    </div>
  )
}

/** What was last known, but that the database answered. */
const withoutDatabase = (health: Health): Health => ({
  ...health,
  database: { ...health.database, verdict: 'failing' },
})
