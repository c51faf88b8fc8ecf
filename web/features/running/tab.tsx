/** How the site is running: everything that it stands on, a backup, and a test of the mail. */
import { Suspense } from 'react'
import { HEALTH_POLL_MS } from '../../../contract/running.ts'
import { PolledView } from '../../ui/polled-view.tsx'
import { usePolled } from '../../ui/use-polled.ts'
import { fetchHealth } from './api.ts'
import { Backup } from './backup.tsx'
import { HealthView } from './health-view.tsx'
import { MailTest } from './mail-test.tsx'
import './running.css'
import { RunningWordsProvider, useRunningWords } from './words.tsx'

export { loadWords } from './words.tsx'

export default function Tab() {
  return (
    <Suspense>
      <RunningWordsProvider>
        <Running />
      </RunningWordsProvider>
    </Suspense>
  )
}

function Running() {
  const say = useRunningWords()
  const polled = usePolled(fetchHealth, HEALTH_POLL_MS)
  return (
    <div className="running">
      <h2 className="text-title">{say('heading')}</h2>
      <PolledView polled={polled} bones={[2, 40]}>
        {(health) => <HealthView health={health} />}
      </PolledView>
      <Backup />
      <MailTest way={polled.value?.mail.way} onSent={polled.reload} />
    </div>
  )
}
