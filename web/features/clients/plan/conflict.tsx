/** Somebody else changed the plan that is typed here: what differs, and the two ways on. */
import { Save, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useClientsT } from '#web/features/clients/i18n.tsx'
import { BusyIcon } from '#web/ui/async/async-parts.tsx'
import { useFormats } from '#web/ui/formats.ts'
import { differences, type PlanField } from './plan-differences.ts'
import type { Draft, DraftMember, DraftMilestone } from './plan-draft.ts'

interface Props {
  saved: Draft
  yours: Draft
  busy: boolean
  /** It was found by a save: who tried is led to it. Who comes back to an old draft is not moved. */
  tried: boolean
  onOverwrite(control: Element): void
  onTake(control: Element): void
}

export const CONFLICT_HEADING = 'clients-conflict'

export function Conflict({ saved, yours, busy, tried, onOverwrite, onTake }: Props) {
  const t = useClientsT()
  const heading = useRef<HTMLHeadingElement>(null)
  const found = useDifferences(saved, yours)
  useEffect(() => {
    if (!tried) return
    heading.current?.focus()
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [tried])
  return (
    <section className="note grid grid-cols-1 gap-5" aria-labelledby={CONFLICT_HEADING}>
      <h3 id={CONFLICT_HEADING} ref={heading} tabIndex={-1} className="text-card">
        {t('conflict.heading')}
      </h3>
      <p>{t(found.length > 0 ? 'conflict.text' : 'conflict.same')}</p>
      <dl className="clients-differences">
        {found.map((one) => (
          <div key={one.key}>
            <dt className="strong">{one.label}</dt>
            <dd>
              <span className="text-sm text-muted">{t('conflict.theirs')}</span>
              <span className="as-written">{one.saved || `(${t('conflict.empty')})`}</span>
            </dd>
            <dd>
              <span className="text-sm text-muted">{t('conflict.yours')}</span>
              <span className="as-written">{one.yours || `(${t('conflict.empty')})`}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="button-row">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={busy || undefined}
          onClick={({ currentTarget }) => onOverwrite(currentTarget)}
        >
          <BusyIcon busy={busy} icon={Save} />
          {t('conflict.overwrite')}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={busy || undefined}
          onClick={({ currentTarget }) => busy || onTake(currentTarget)}
        >
          <Undo2 size={18} aria-hidden="true" />
          {t('conflict.take')}
        </button>
      </div>
    </section>
  )
}

/** Each in words, on both sides. */
function useDifferences(saved: Draft, yours: Draft) {
  const t = useClientsT()
  const { day } = useFormats()
  const found = differences(saved, yours)
  const dayOf = (text: string) => (text === '' ? '' : day(text))
  const inWords = (draft: Draft, field: PlanField) => {
    if (field === 'status') return t(`status.${draft.status}`)
    return field === 'startDate' || field === 'expectedDelivery' ? dayOf(draft[field]) : draft[field]
  }
  const milestone = (row: DraftMilestone | undefined) =>
    row ? [row.title, dayOf(row.dueDate), row.deliverables].filter((part) => part !== '').join('\n') : ''
  const member = (row: DraftMember | undefined) =>
    row ? `${row.name}, ${row.role}${row.isLead ? `, ${t('team.lead')}` : ''}` : ''
  const titles = (draft: Draft) => draft.milestones.map(({ title }) => title).join('\n')
  const nameOf: Record<PlanField, string> = {
    name: t('plan.name'),
    clientEmail: t('plan.client'),
    summary: t('plan.summary'),
    startDate: t('plan.startDate'),
    expectedDelivery: t('plan.expectedDelivery'),
    status: t('plan.status'),
    progress: t('plan.progress'),
    totalBudget: t('plan.totalBudget'),
    currency: t('plan.currency'),
    technologies: t('plan.technologies'),
  }
  return [
    ...found.fields.map((field) => ({
      key: `${field}`,
      label: nameOf[field],
      saved: inWords(saved, field),
      yours: inWords(yours, field),
    })),
    ...(found.order
      ? [{ key: 'order', label: t('milestones.heading'), saved: titles(saved), yours: titles(yours) }]
      : []),
    ...found.milestones.map((rows) => ({
      key: (rows.yours ?? rows.saved)?.id ?? '',
      label: t('milestones.title', { number: rows.number }),
      saved: milestone(rows.saved),
      yours: milestone(rows.yours),
    })),
    ...found.team.map((rows) => ({
      key: (rows.yours ?? rows.saved)?.id ?? '',
      label: `${t('team.heading')}: ${(rows.yours ?? rows.saved)?.name}`,
      saved: member(rows.saved),
      yours: member(rows.yours),
    })),
  ]
}
