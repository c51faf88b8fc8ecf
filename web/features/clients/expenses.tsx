import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { type AdminProject, newExpense } from '#contract/clients/clients.ts'
import { currencyDigits } from '#contract/portal/currency.ts'
import { Empty, Failure } from '#web/ui/async/async-parts.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { useErrorMessage } from '#web/ui/async/use-error-message.ts'
import { bySchema } from '#web/ui/form/by-schema.ts'
import { TextField } from '#web/ui/form/controls.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { today, useFormats } from '#web/ui/formats.ts'
import { useFocusAfterRemoval } from '#web/ui/hooks/use-focus-after-removal.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { addExpense, removeExpense } from './api.ts'
import { useClientsT } from './i18n.tsx'
import { readMoney } from './plan/plan-draft.ts'
import { submitByKeys } from './plan/submit-by-keys.ts'
import type { ProjectQuery } from './queries.ts'
import { RemoveButton } from './remove-button.tsx'
import { besideOf, firstOf, rowId } from './row-focus.ts'

interface Props {
  project: AdminProject
  query: ProjectQuery
}

type Expense = AdminProject['expenses'][0]

const HEADING = 'clients-expenses'

/** What was spent; the budget that is left follows from it. */
export function Expenses({ project, query }: Props) {
  const t = useClientsT()
  const { day, money } = useFormats()
  const { announce } = useAnnouncer()
  const leaving = useFocusAfterRemoval()
  const { busy, failure, run } = useAction()
  const { currency, spentBudget, totalBudget, expenses } = project
  const change = (next: (known: Expense[]) => Expense[]) =>
    query.change((known) => {
      const list = next(known.expenses)
      return { ...known, expenses: list, spentBudget: list.reduce((sum, { amount }) => sum + amount, 0) }
    })
  const over = spentBudget - totalBudget
  const remove = ({ id, label }: Expense, control: Element) =>
    void run(async () => {
      await removeExpense(project.id, id)
      leaving(control, () => firstOf(...besideOf(expenses, id), HEADING))
      change((known) => known.filter((one) => one.id !== id))
      announce(t('removed', { name: label }))
    })
  return (
    <section className="clients-group">
      <h3 id={HEADING} tabIndex={-1} className="text-card">
        {t('expenses.heading')}
      </h3>
      <p className={over > 0 ? 'text-red' : 'text-muted'}>
        {t('expenses.spent', { spent: money(spentBudget, currency), total: money(totalBudget, currency) })}
        {over > 0 && (
          <>
            {'\u00a0· '}
            <span className="strong">{t('expenses.over', { over: money(over, currency) })}</span>
          </>
        )}
      </p>
      <AddExpense project={project} onAdded={(expense) => change((known) => [...known, expense])} />
      <Failure>{failure}</Failure>
      {expenses.length === 0 && <Empty title={t('expenses.none')} />}
      <ul className="clients-list row-list">
        {expenses.map((expense) => (
          <li key={expense.id}>
            <p id={rowId(expense.id)} tabIndex={-1} className="clients-item-text">
              {expense.label}
              <span className="text-sm text-muted">{`\u00a0· ${day(expense.date)}`}</span>
            </p>
            <span className="clients-figure">{money(expense.amount, currency)}</span>
            <RemoveButton
              name={expense.label}
              label={t('expenses.remove', { label: expense.label })}
              yes={t('removeYes')}
              busy={busy}
              onRemove={(control) => remove(expense, control)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AddExpense({ project, onAdded }: { project: AdminProject; onAdded(expense: Expense): void }) {
  const t = useClientsT()
  const failureText = useErrorMessage('action')
  const first = useRef<HTMLInputElement>(null)
  const [now] = useState(() => today(Date.now()))
  const complete = ({ label, amount, date }: { label: string; amount: string; date: string }) => {
    return { label, date, amount: amount.trim() === '' ? undefined : readMoney(amount, project.currency) }
  }
  const form = useForm({
    ...bySchema(newExpense, complete),
    initial: { label: '', amount: '', date: now },
    draft: `clients ${project.id} expense`,
    send: (expense, key) => addExpense(project.id, expense, key),
    t,
    failureText,
    onTaken(_, { expense }) {
      onAdded(expense)
      first.current?.focus()
    },
  })
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} onKeyDown={submitByKeys} className="clients-form">
      <div className="clients-row">
        <TextField field={form.field('label')} label={t('expenses.label')} ref={first} autoComplete="off" />
        <TextField
          field={form.field('amount')}
          label={t('expenses.amount', { currency: project.currency })}
          type="number"
          min={0}
          step={10 ** -currencyDigits(project.currency)}
          inputMode="decimal"
        />
        <TextField field={form.field('date')} label={t('expenses.date')} type="date" />
      </div>
      <Failure>{form.failure?.text}</Failure>
      <SubmitButton
        busy={form.busy}
        label={t('expenses.add')}
        icon={<Plus size={18} aria-hidden="true" />}
        className="button justify-self-start"
      />
    </form>
  )
}
