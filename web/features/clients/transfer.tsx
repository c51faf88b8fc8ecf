/** Takes all projects out as a file, and such a file in again. */
import { Download, Upload } from 'lucide-react'
import { useRef } from 'react'
import { BusyIcon, Failure } from '#web/ui/async/async-parts.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { useInvalidate } from '#web/ui/async/use-server-query.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { exportPath, importFile } from './api.ts'
import { useClientsT } from './i18n.tsx'
import { OVERVIEW } from './queries.ts'

export function Transfer() {
  const t = useClientsT()
  const { toast } = useAnnouncer()
  const { busy, failure, wrong, run } = useAction()
  const invalidate = useInvalidate()
  const input = useRef<HTMLInputElement>(null)
  const faults = Object.entries(wrong)

  const take = (file: File) =>
    run(async () => {
      const { created, changed } = await importFile(file)
      invalidate(OVERVIEW)
      toast({ kind: 'success', title: t('transfer.done'), text: t('transfer.doneText', { created, changed }) })
    })
  return (
    <section className="clients-group">
      <h2 className="text-title">{t('transfer.heading')}</h2>
      <p className="prose">{t('transfer.text')}</p>
      <div className="button-row">
        <a href={exportPath()} download className="button">
          <Download size={18} aria-hidden="true" />
          {t('transfer.export')}
        </a>
        <button
          type="button"
          className="button"
          aria-disabled={busy || undefined}
          onClick={() => busy || input.current?.click()}
        >
          <BusyIcon busy={busy} icon={Upload} />
          {t('transfer.import')}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label={t('transfer.import')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void take(file)
            // Otherwise the same file could not be chosen again.
            target.value = ''
          }}
        />
      </div>
      {faults.length === 0 ? (
        <Failure>{failure}</Failure>
      ) : (
        <div role="alert" className="callout">
          <p className="strong">{t('transfer.refused')}</p>
          <ul className="list">
            {faults.map(([place, reason]) => (
              <li key={place}>
                <code className="caption">{place}</code> {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
