import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { AdminProject } from '#contract/clients/clients.ts'
import { Empty, Failure } from '#web/ui/async/async-parts.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { Field } from '#web/ui/form/field.tsx'
import { useFormats } from '#web/ui/formats.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { addReading, removeReading } from './api.ts'
import { useIdempotencyKey } from './conversation/use-idempotency-key.ts'
import { useClientsT } from './i18n.tsx'
import { submitByKeys } from './plan/submit-by-keys.ts'
import { besideOf, firstOf, rowId, useUnsavedWarning } from './plan/use-unsaved-warning.ts'
import type { ProjectQuery } from './queries.ts'
import { RemoveButton } from './remove-button.tsx'
import { useSavedText } from './use-saved-text.ts'

const metrics = ['codeQuality', 'performance', 'security', 'testCoverage'] as const
type Typed = Record<(typeof metrics)[number], string>
const NOTHING: Typed = { codeQuality: '', performance: '', security: '', testCoverage: '' }

const HEADING = 'clients-metrics'

const isPercent = (text: string) => /^\d{1,3}$/.test(text.trim()) && Number(text) <= 100

/** What was measured, entered as it comes; the client sees the latest and how it went. */
export function Measurements({ project, query }: { project: AdminProject; query: ProjectQuery }) {
  const t = useClientsT()
  const { moment, percent } = useFormats()
  const key = useIdempotencyKey()
  const { announce } = useAnnouncer()
  const leaving = useUnsavedWarning()
  const { busy, failure, run } = useAction()
  const [kept, keep] = useSavedText(`${project.id} measurement`)
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
      query.change((known) => ({ ...known, readings: [...known.readings, added] }))
      keep('')
      setTried(false)
    })
  }
  const rows = readings.toReversed()
  const remove = (id: string, name: string, control: Element) =>
    void run(async () => {
      await removeReading(project.id, id)
      leaving(control, () => firstOf(...besideOf(rows, id), HEADING))
      announce(t('removed', { name }))
      query.change((known) => ({ ...known, readings: known.readings.filter((one) => one.id !== id) }))
    })
  return (
    <section className="clients-group">
      <h3 id={HEADING} tabIndex={-1} className="text-card">
        {t('metrics.heading')}
      </h3>
      <form noValidate onSubmit={submit} onKeyDown={submitByKeys} className="clients-form">
        <div className="clients-row">
          {metrics.map((metric) => (
            <Field
              key={metric}
              id={`clients-${metric}`}
              label={t(`metrics.${metric}`)}
              error={tried && !isPercent(typed[metric]) ? t('metrics.percent') : undefined}
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
        <button type="submit" aria-disabled={busy || undefined} className="button justify-self-start">
          <Plus size={18} aria-hidden="true" />
          {t('metrics.add')}
        </button>
      </form>
      {readings.length === 0 && <Empty title={t('metrics.none')} />}
      <ul className="clients-list row-list">
        {rows.map((one) => (
          <li key={one.id}>
            <div className="clients-item-text">
              <p id={rowId(one.id)} tabIndex={-1}>
                {moment(one.measuredAt)}
              </p>
              <p className="text-sm text-muted">
                {metrics.map((metric) => `${t(`metrics.${metric}`)}\u00a0${percent(one[metric])}`).join('\u00a0· ')}
              </p>
            </div>
            <RemoveButton
              name={moment(one.measuredAt)}
              label={t('metrics.remove', { date: moment(one.measuredAt) })}
              yes={t('removeYes')}
              busy={busy}
              onRemove={(control) => remove(one.id, moment(one.measuredAt), control)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
