/** The plan of a project: what it is, for whom, its milestones and team, saved at once. */
import { Save } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { clientFieldErrors } from '#contract/errors.ts'
import { useClientsT } from '#web/features/clients/i18n.tsx'
import { useT } from '#web/platform/i18n.tsx'
import { BusyIcon, Failure } from '#web/ui/async/async-parts.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { CONFLICT_HEADING } from './conflict.tsx'
import { MilestoneRows } from './milestone-rows.tsx'
import { PlanBasics } from './plan-basics.tsx'
import { type Draft, type Faults, placeFaults } from './plan-draft.ts'
import { submitByKeys } from './submit-by-keys.ts'
import { TeamRows } from './team-rows.tsx'

interface Props<Plan> {
  draft: Draft
  isNew: boolean
  /** Milestones that were delivered: they stay. */
  delivered: ReadonlySet<string>
  onChange(change: Partial<Draft>): void
  check(draft: Draft): { plan: Plan; faults?: never } | { plan?: never; faults: Faults }
  /** @throws what the call threw. */
  save(plan: Plan): Promise<void>
  /** Stands in place of the buttons while the plan cannot be saved as it is. @param send saves it all the same. */
  conflict?: ((send: () => void, busy: boolean) => ReactNode) | undefined
  /** Stands beside the button. */
  children?: ReactNode
}

export const SAVE_BUTTON = 'clients-save'

export function PlanForm<Plan>({ draft, isNew, delivered, onChange, check, save, conflict, children }: Props<Plan>) {
  const t = useClientsT()
  const form = useRef<HTMLFormElement>(null)
  const { busy, failure, wrong, run } = useAction()
  const [faults, setFaults] = useState<Faults>({})
  const fieldErrorText = useFieldErrorText()
  const refused = placeFaults(draft, wrong)
  const faultOf = (field: string) => (faults[field] ? fieldErrorText(faults[field]) : refused[field])

  const send = () => {
    const checked = check(draft)
    setFaults(checked.faults ?? {})
    const { plan } = checked
    if (!plan) return focusFirstWrong(form)
    void run(() => save(plan))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (conflict) document.getElementById(CONFLICT_HEADING)?.focus()
    else send()
  }
  const summary = Object.keys(faults).length > 0 ? t('plan.faults') : failure
  return (
    <form ref={form} noValidate onSubmit={submit} onKeyDown={submitByKeys} className="clients-form">
      <PlanBasics draft={draft} isNew={isNew} onChange={onChange} faultOf={faultOf} />
      <MilestoneRows draft={draft} delivered={delivered} onChange={onChange} faultOf={faultOf} />
      <TeamRows draft={draft} onChange={onChange} faultOf={faultOf} />
      <Failure>{summary}</Failure>
      {conflict?.(send, busy)}
      {!conflict && (
        <div className="button-row clients-save">
          <button type="submit" id={SAVE_BUTTON} aria-disabled={busy || undefined} className="button button-primary">
            <BusyIcon busy={busy} icon={Save} />
            {t(isNew ? 'plan.create' : 'plan.save')}
          </button>
          {children}
          <p className="text-sm text-muted clients-keys">{t('plan.keys')}</p>
        </div>
      )}
    </form>
  )
}

/** Says an id of a field error. */
function useFieldErrorText() {
  const t = useClientsT()
  const tSite = useT()
  return (fault: string): string => {
    const own = clientFieldErrors.find((known) => known === fault)
    return own ? t(`fields.${own}`) : tSite(`fields.${fault}` as Parameters<typeof tSite>[0])
  }
}

/** Once the faults are shown. */
function focusFirstWrong(form: { current: HTMLFormElement | null }): void {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
