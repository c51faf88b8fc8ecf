import { Plus } from 'lucide-react'
import { type AdminProject, newReading } from '#contract/clients/clients.ts'
import { recordOf } from '#contract/keys.ts'
import { Empty, Failure } from '#web/ui/async/async-parts.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { useErrorMessage } from '#web/ui/async/use-error-message.ts'
import { bySchema } from '#web/ui/form/by-schema.ts'
import { TextField } from '#web/ui/form/controls.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { useFormats } from '#web/ui/formats.ts'
import { useFocusAfterRemoval } from '#web/ui/hooks/use-focus-after-removal.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { addReading, removeReading } from './api.ts'
import { useClientsT } from './i18n.tsx'
import { submitByKeys } from './plan/submit-by-keys.ts'
import type { ProjectQuery } from './queries.ts'
import { RemoveButton } from './remove-button.tsx'
import { besideOf, firstOf, rowId } from './row-focus.ts'

const metrics = ['codeQuality', 'performance', 'security', 'testCoverage'] as const
type Typed = Record<(typeof metrics)[number], string>
const NOTHING: Typed = { codeQuality: '', performance: '', security: '', testCoverage: '' }

const HEADING = 'clients-metrics'

/** An empty field is no zero. */
const percentIn = (text: string) => (text.trim() === '' ? undefined : Number(text))

/** What was measured, entered as it comes; the client sees the latest and how it went. */
export function Measurements({ project, query }: { project: AdminProject; query: ProjectQuery }) {
  const t = useClientsT()
  const { moment, percent } = useFormats()
  const { announce } = useAnnouncer()
  const leaving = useFocusAfterRemoval()
  const { busy, failure, run } = useAction()
  const failureText = useErrorMessage('action')
  const { readings } = project
  const form = useForm({
    ...bySchema(newReading, (typed: Typed) => recordOf(metrics, (metric) => percentIn(typed[metric]))),
    initial: NOTHING,
    draft: `clients ${project.id} measurement`,
    send: (measured, key) => addReading(project.id, measured, key),
    t,
    failureText,
    onTaken: (_, { reading }) => query.change((known) => ({ ...known, readings: [...known.readings, reading] })),
  })
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
      <form ref={form.ref} noValidate onSubmit={form.submit} onKeyDown={submitByKeys} className="clients-form">
        <div className="clients-row">
          {metrics.map((metric) => (
            <TextField
              key={metric}
              field={{ ...form.field(metric), error: form.error(metric) && t('metrics.percent') }}
              label={t(`metrics.${metric}`)}
              type="number"
              min={0}
              max={100}
              step={1}
            />
          ))}
        </div>
        <Failure>{form.failure?.text ?? failure}</Failure>
        <SubmitButton
          busy={form.busy}
          label={t('metrics.add')}
          icon={<Plus size={18} aria-hidden="true" />}
          className="button justify-self-start"
        />
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
