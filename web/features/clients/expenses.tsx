import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { AdminProject } from '#contract/clients/clients.ts'
import { Empty, Failure } from '#web/ui/async/async-parts.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { Field } from '#web/ui/form/field.tsx'
import { today, useFormats } from '#web/ui/formats.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { addExpense, removeExpense } from './api.ts'
import { useIdempotencyKey } from './conversation/use-idempotency-key.ts'
import { useClientsT } from './i18n.tsx'
import { currencyDigits, readMoney } from './plan/plan-draft.ts'
import { submitByKeys } from './plan/submit-by-keys.ts'
import { besideOf, firstOf, rowId, useUnsavedWarning } from './plan/use-unsaved-warning.ts'
import type { ProjectQuery } from './queries.ts'
import { RemoveButton } from './remove-button.tsx'
import { useSavedText } from './use-saved-text.ts'

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
  const leaving = useUnsavedWarning()
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
  const key = useIdempotencyKey()
  const { busy, failure, wrong, run } = useAction()
  const [label, setLabel] = useSavedText(`${project.id} expense`)
  const [keptDate, setDate] = useSavedText(`${project.id} expense date`)
  const [amount, setAmount] = useSavedText(`${project.id} expense amount`)
  const [now] = useState(() => today(Date.now()))
  const date = keptDate || now
  const first = useRef<HTMLInputElement>(null)
  const missing = (text: string) => (text.trim() === '' ? t('fields.text-required') : undefined)
  const [tried, setTried] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missing(label) || missing(amount)) return
    void run(async () => {
      const expense = { date, label, amount: readMoney(amount, project.currency) }
      onAdded((await addExpense(project.id, expense, key(expense))).expense)
      setLabel('')
      setAmount('')
      setDate('')
      setTried(false)
      first.current?.focus()
    })
  }
  return (
    <form noValidate onSubmit={submit} onKeyDown={submitByKeys} className="clients-form">
      <div className="clients-row">
        <Field
          id="clients-expense"
          label={t('expenses.label')}
          error={wrong.label ?? (tried ? missing(label) : undefined)}
        >
          {(props) => (
            <input
              {...props}
              ref={first}
              autoComplete="off"
              className="field"
              value={label}
              onChange={({ target }) => setLabel(target.value)}
            />
          )}
        </Field>
        <Field
          id="clients-expense-amount"
          label={t('expenses.amount', { currency: project.currency })}
          error={wrong.amount ?? (tried ? missing(amount) : undefined)}
        >
          {(props) => (
            <input
              {...props}
              type="number"
              min={0}
              step={10 ** -currencyDigits(project.currency)}
              inputMode="decimal"
              className="field"
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
            />
          )}
        </Field>
        <Field id="clients-expense-date" label={t('expenses.date')} error={wrong.date}>
          {(props) => (
            <input
              {...props}
              type="date"
              className="field"
              value={date}
              onChange={({ target }) => setDate(target.value)}
            />
          )}
        </Field>
      </div>
      {Object.keys(wrong).length === 0 && <Failure>{failure}</Failure>}
      <button type="submit" aria-disabled={busy || undefined} className="button justify-self-start">
        <Plus size={18} aria-hidden="true" />
        {t('expenses.add')}
      </button>
    </form>
  )
}
