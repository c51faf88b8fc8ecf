import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { AdminProject } from '../../../contract/clients.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { Field } from '../../ui/field/field.tsx'
import { useFormats } from '../../ui/formats.ts'
import { addReading, removeReading } from './api.ts'
import { Empty, Failure } from './loaded.tsx'
import { RemoveButton } from './remove-button.tsx'
import { submitByKeys } from './submit-by-keys.ts'
import { useAction } from './use-action.ts'
import { useKeptText } from './use-kept-text.ts'
import { useKey } from './use-key.ts'
import { besideOf, firstOf, rowId, useLeaving } from './use-leaving.ts'
import type { Reading } from './use-read.ts'
import { useClientsWords } from './words.tsx'

const metrics = ['codeQuality', 'performance', 'security', 'testCoverage'] as const
type Typed = Record<(typeof metrics)[number], string>
const NOTHING: Typed = { codeQuality: '', performance: '', security: '', testCoverage: '' }

const HEADING = 'clients-metrics'

const isPercent = (text: string) => /^\d{1,3}$/.test(text.trim()) && Number(text) <= 100

/** What was measured, entered as it comes; the client sees the latest and how it went. */
export function Measurements({ project, reading }: { project: AdminProject; reading: Reading<AdminProject> }) {
  const say = useClientsWords()
  const { moment, percent } = useFormats()
  const key = useKey()
  const { announce } = useAnnouncer()
  const leaving = useLeaving()
  const { busy, failure, run } = useAction()
  const [kept, keep] = useKeptText(`${project.id} measurement`)
  const typed: Typed = { ...NOTHING, ...JSON.parse(kept || '{}') }
  const [tried, setTried] = useState(false)
  const { readings } = project

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!metrics.every((metric) => isPercent(typed[metric]))) return
    const { codeQuality, performance, security, testCoverage } = typed
    const measured = {
      codeQuality: Number(codeQuality),
      performance: Number(performance),
      security: Number(security),
      testCoverage: Number(testCoverage),
    }
    void run(async () => {
      const { reading: added } = await addReading(project.id, measured, key([measured, readings.length]))
      reading.put({ ...project, readings: [...readings, added] })
      keep('')
      setTried(false)
    })
  }
  const rows = readings.toReversed()
  const remove = (id: string, name: string, control: Element) =>
    void run(async () => {
      await removeReading(project.id, id)
      leaving(control, () => firstOf(...besideOf(rows, id), HEADING))
      announce(say('removed', { name }))
      reading.put({ ...project, readings: readings.filter((one) => one.id !== id) })
    })
  return (
    <section className="clients-group">
      <h3 id={HEADING} tabIndex={-1} className="text-card">
        {say('metrics.heading')}
      </h3>
      <form noValidate onSubmit={submit} onKeyDown={submitByKeys} className="clients-form">
        <div className="clients-row">
          {metrics.map((metric) => (
            <Field
              key={metric}
              id={`clients-${metric}`}
              label={say(`metrics.${metric}`)}
              error={tried && !isPercent(typed[metric]) ? say('metrics.percent') : undefined}
            >
              {(props) => (
                <input
                  {...props}
                  type="number"
                  min={0}
                  max={100}
                  step={1}
                  className="field"
                  value={typed[metric]}
                  onChange={({ target }) => keep(JSON.stringify({ ...typed, [metric]: target.value }))}
                />
              )}
            </Field>
          ))}
        </div>
        <Failure>{failure}</Failure>
        <button type="submit" aria-disabled={busy || undefined} className="button clients-add">
          <Plus size={18} aria-hidden="true" />
          {say('metrics.add')}
        </button>
      </form>
      {readings.length === 0 && <Empty title={say('metrics.none')} />}
      <ul className="clients-list">
        {rows.map((one) => (
          <li key={one.id}>
            <div className="clients-item-text">
              <p id={rowId(one.id)} tabIndex={-1}>
                {moment(one.measuredAt)}
              </p>
              <p className="text-sm text-muted">
                {metrics.map((metric) => `${say(`metrics.${metric}`)}\u00a0${percent(one[metric])}`).join('\u00a0· ')}
              </p>
            </div>
            <RemoveButton
              name={moment(one.measuredAt)}
              label={say('metrics.remove', { date: moment(one.measuredAt) })}
              yes={say('removeYes')}
              busy={busy}
              onRemove={(control) => remove(one.id, moment(one.measuredAt), control)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
