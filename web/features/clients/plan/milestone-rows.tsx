/** The milestones of a plan. Enter in a title goes to the next one, and makes it after the last. */
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useClientsT } from '#web/features/clients/i18n.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { type Draft, type DraftMilestone, emptyMilestone } from './plan-draft.ts'

interface Props {
  draft: Draft
  delivered: ReadonlySet<string>
  onChange(change: Partial<Draft>): void
  faultOf(field: string): string | undefined
}

export function MilestoneRows({ draft: { milestones }, delivered, onChange, faultOf }: Props) {
  const t = useClientsT()
  // What the focus goes to once it is drawn.
  const next = useRef<string>(undefined)
  useEffect(() => {
    if (!next.current) return
    document.getElementById(next.current)?.focus()
    next.current = undefined
  })

  const put = (rows: DraftMilestone[], focus: string) => {
    next.current = focus
    onChange({ milestones: rows })
  }
  const add = () => {
    const row = emptyMilestone()
    put([...milestones, row], titleId(row.id))
  }
  const goOn = (event: KeyboardEvent, index: number) => {
    // Enter also ends what an input method composes, and saves together with Ctrl.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const following = milestones[index + 1]
    if (following) document.getElementById(titleId(following.id))?.focus()
    else add()
  }
  const move = (index: number, by: 1 | -1) => {
    const rows = [...milestones]
    const [row] = rows.splice(index, 1)
    if (!row) return
    rows.splice(index + by, 0, row)
    const atEdge = index + by === 0 || index + by === rows.length - 1
    put(rows, `clients-${(by === 1) === atEdge ? 'up' : 'down'}-${row.id}`)
  }
  const change = (id: string, part: Partial<DraftMilestone>) =>
    onChange({ milestones: milestones.map((row) => (row.id === id ? { ...row, ...part } : row)) })
  const remove = (index: number) => {
    const rows = milestones.filter((_, one) => one !== index)
    const neighbour = rows[Math.min(index, rows.length - 1)]
    put(rows, neighbour ? titleId(neighbour.id) : 'clients-add-milestone')
  }

  return (
    <fieldset className="clients-group">
      <legend className="text-card">{t('milestones.heading')}</legend>
      <p className="text-sm text-muted">{t('milestones.hint')}</p>
      <ol className="clients-rows">
        {milestones.map((row, index) => {
          const values = { number: index + 1, title: row.title }
          return (
            <li key={row.id} className="clients-milestone">
              <Field id={titleId(row.id)} label={t('milestones.title', values)} error={faultOf(`${row.id}.title`)}>
                {(props) => (
                  <input
                    {...props}
                    autoComplete="off"
                    enterKeyHint="next"
                    className="field"
                    value={row.title}
                    onChange={({ target }) => change(row.id, { title: target.value })}
                    onKeyDown={(event) => goOn(event, index)}
                  />
                )}
              </Field>
              <Field id={`clients-due-${row.id}`} label={t('milestones.due')} error={faultOf(`${row.id}.dueDate`)}>
                {(props) => (
                  <input
                    {...props}
                    type="date"
                    className="field"
                    value={row.dueDate}
                    onChange={({ target }) => change(row.id, { dueDate: target.value })}
                  />
                )}
              </Field>
              <Field
                id={`clients-deliverables-${row.id}`}
                label={t('milestones.deliverables')}
                error={faultOf(`${row.id}.deliverables`)}
              >
                {(props) => (
                  <TextArea
                    {...props}
                    rows={2}
                    value={row.deliverables}
                    onChange={({ target }) => change(row.id, { deliverables: target.value })}
                  />
                )}
              </Field>
              <div className="clients-row-tools">
                <button
                  type="button"
                  id={`clients-up-${row.id}`}
                  className="icon-button"
                  disabled={index === 0}
                  aria-label={t('milestones.up', values)}
                  onClick={() => move(index, -1)}
                >
                  <ArrowUp size={20} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  id={`clients-down-${row.id}`}
                  className="icon-button"
                  disabled={index === milestones.length - 1}
                  aria-label={t('milestones.down', values)}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDown size={20} aria-hidden="true" />
                </button>
                {!delivered.has(row.id) && (
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={t('milestones.remove', values)}
                    onClick={() => remove(index)}
                  >
                    <Trash2 size={20} aria-hidden="true" />
                  </button>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      {faultOf('milestones') && <p className="text-sm text-red">{faultOf('milestones')}</p>}
      <button type="button" id="clients-add-milestone" className="button justify-self-start" onClick={add}>
        <Plus size={18} aria-hidden="true" />
        {t('milestones.add')}
      </button>
    </fieldset>
  )
}

const titleId = (id: string) => `clients-title-${id}`
