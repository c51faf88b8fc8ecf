/** Takes all projects out as a file, and such a file in again. */
import { Download, LoaderCircle, Upload } from 'lucide-react'
import { useRef } from 'react'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { exportPath, importFile } from './api.ts'
import { Failure } from './loaded.tsx'
import { useAction } from './use-action.ts'
import { useClientsWords } from './words.tsx'

export function Transfer({ onTaken }: { onTaken(): void }) {
  const say = useClientsWords()
  const { toast } = useAnnouncer()
  const { busy, failure, wrong, run } = useAction()
  const input = useRef<HTMLInputElement>(null)
  const faults = Object.entries(wrong)

  const take = (file: File) =>
    run(async () => {
      const { created, changed } = await importFile(file)
      onTaken()
      toast({ kind: 'success', title: say('transfer.done'), text: say('transfer.doneText', { created, changed }) })
    })
  return (
    <section className="clients-group">
      <h2 className="text-title">{say('transfer.heading')}</h2>
      <p className="prose">{say('transfer.text')}</p>
      <div className="clients-buttons">
        <a href={exportPath()} download className="button">
          <Download size={18} aria-hidden="true" />
          {say('transfer.export')}
        </a>
        <button
          type="button"
          className="button"
          aria-disabled={busy || undefined}
          onClick={() => busy || input.current?.click()}
        >
          {busy ? (
            <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
          ) : (
            <Upload size={18} aria-hidden="true" />
          )}
          {say('transfer.import')}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label={say('transfer.import')}
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
        <div role="alert" className="clients-failure">
          <p className="strong">{say('transfer.refused')}</p>
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
