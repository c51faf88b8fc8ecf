import { DatabaseBackup, LoaderCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../platform/save-file.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { useAmounts } from '../../ui/use-amounts.ts'
import { useExplain } from '../../ui/use-explain.ts'
import { fetchBackup, fetchBackupWay } from './api.ts'
import { useRunningWords } from './words.tsx'

type Way = Awaited<ReturnType<typeof fetchBackupWay>>

/** What makes a dump wherever PostgreSQL's tools are. */
const COMMAND = 'pg_dump --format=custom --file=site.dump "$DATABASE_URL"'

export function Backup() {
  const say = useRunningWords()
  const explain = useExplain()
  const [way, setWay] = useState<Way>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    let left = false
    fetchBackupWay().then(
      (found) => left || setWay(found),
      (thrown) => left || setError(thrown),
    )
    return () => {
      left = true
    }
  }, [])
  return (
    <section aria-labelledby="running-backup" className="running-part">
      <h3 id="running-backup" className="text-card">
        {say('backup.heading')}
      </h3>
      {error !== undefined && (
        <p role="alert" className="running-failure">
          {explain(error)}
        </p>
      )}
      {way?.way === 'download' && <BackupHere way={way} />}
      {way?.way === 'elsewhere' && (
        <>
          <p className="prose">{say('backup.elsewhere')}</p>
          <pre className="running-command">{COMMAND}</pre>
        </>
      )}
    </section>
  )
}

function BackupHere({ way: { engine, documents } }: { way: Way }) {
  const say = useRunningWords()
  const explain = useExplain()
  const { bytes } = useAmounts()
  const { toast } = useAnnouncer()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  const backUp = async () => {
    if (busy) return
    const controller = new AbortController()
    leaving.current = controller
    setBusy(true)
    setFailure(undefined)
    try {
      const { name, file } = await fetchBackup(controller.signal)
      saveFile(name, file)
      toast({
        kind: 'success',
        title: say('backup.done'),
        text: say('backup.doneText', { name, size: bytes(file.size) }),
      })
    } catch (error) {
      if (!controller.signal.aborted) setFailure(explain(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <ul className="list prose">
        <li>{say(`backup.${engine}`)}</li>
        <li>{say(documents ? 'backup.withDocuments' : 'backup.withoutDocuments')}</li>
        <li>{say('backup.care')}</li>
      </ul>
      <p className="prose">{say('backup.restore')}</p>
      <pre className="running-command">npm run restore -- site-backup.tar</pre>
      <button type="button" className="button button-primary" aria-disabled={busy || undefined} onClick={backUp}>
        {busy ? (
          <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
        ) : (
          <DatabaseBackup size={18} aria-hidden="true" />
        )}
        {say(busy ? 'backup.busy' : 'backup.button')}
      </button>
      {failure && (
        <p role="alert" className="running-failure">
          {failure}
        </p>
      )}
    </>
  )
}
