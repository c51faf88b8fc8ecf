import { DatabaseBackup } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { saveFile } from '#web/platform/save-file.ts'
import { BusyIcon, Failure } from '#web/ui/async/async-parts.tsx'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { useServerQuery } from '#web/ui/async/use-server-query.ts'
import { useAmounts } from '#web/ui/hooks/use-amounts.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { fetchBackup, fetchBackupWay } from './api.ts'
import { useSystemStatusT } from './i18n.tsx'

type Way = Awaited<ReturnType<typeof fetchBackupWay>>

/** What makes a dump wherever PostgreSQL's tools are. */
const COMMAND = 'pg_dump --format=custom --file=site.dump "$DATABASE_URL"'

export function Backup() {
  const t = useSystemStatusT()
  const query = useServerQuery(['running', 'backup'], fetchBackupWay)
  return (
    <section aria-labelledby="running-backup" className="system-status-part">
      <h3 id="running-backup" className="text-card">
        {t('backup.heading')}
      </h3>
      <AsyncView query={query} skeletonHeights={[12]}>
        {(way) =>
          way.way === 'download' ? (
            <BackupHere way={way} />
          ) : (
            <>
              <p className="prose">{t('backup.elsewhere')}</p>
              <pre className="system-status-command">{COMMAND}</pre>
            </>
          )
        }
      </AsyncView>
    </section>
  )
}

function BackupHere({ way: { engine, documents } }: { way: Way }) {
  const t = useSystemStatusT()
  const { bytes } = useAmounts()
  const { toast } = useAnnouncer()
  const { busy, failure, run } = useAction()
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  const backUp = () =>
    run(async () => {
      leaving.current = new AbortController()
      const { name, file } = await fetchBackup(leaving.current.signal)
      saveFile(name, file)
      const text = t('backup.doneText', { name, size: bytes(file.size) })
      toast({ kind: 'success', title: t('backup.done'), text })
    })
  return (
    <>
      <ul className="list prose">
        <li>{t(`backup.${engine}`)}</li>
        <li>{t(documents ? 'backup.withDocuments' : 'backup.withoutDocuments')}</li>
        <li>{t('backup.care')}</li>
      </ul>
      <p className="prose">{t('backup.restore')}</p>
      <pre className="system-status-command">npm run restore -- site-backup.tar</pre>
      <button type="button" className="button button-primary" aria-disabled={busy || undefined} onClick={backUp}>
        <BusyIcon busy={busy} icon={DatabaseBackup} />
        {t(busy ? 'backup.busy' : 'backup.button')}
      </button>
      <Failure>{failure}</Failure>
    </>
  )
}
