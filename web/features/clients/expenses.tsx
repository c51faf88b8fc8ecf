import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { AdminProject } from '../../../contract/clients.ts'
import { Field } from '../../ui/field/field.tsx'
import { today, useFormats } from '../../ui/formats.ts'
import { addExpense, removeExpense } from './api.ts'
import { Empty, Failure } from './loaded.tsx'
import { currencyDigits, readMoney } from './plan-draft.ts'
import { useAction } from './use-action.ts'
import { useKeptText } from './use-kept-text.ts'
import { useKey } from './use-key.ts'
import type { Reading } from './use-read.ts'
import { useClientsWords } from './words.tsx'

interface Props {
  project: AdminProject
  reading: Reading<AdminProject>
}

/** What was spent; the budget that is left follows from it. */
export function Expenses({ project, reading }: Props) {
  const say = useClientsWords()
  const { day, money } = useFormats()
  const { busy, failure, run } = useAction()
  const { currency, spentBudget, totalBudget, expenses } = project
  const put = (list: AdminProject['expenses']) => {
    const spent = list.reduce((sum, { amount }) => sum + amount, 0)
    reading.put({ ...project, expenses: list, spentBudget: spent })
  }
  const remove = (id: string) =>
    run(async () => {
      await removeExpense(project.id, id)
      put(expenses.filter((one) => one.id !== id))
    })
  return (
    <section className="clients-group">
      <h3 className="text-card">{say('expenses.heading')}</h3>
      <p className="text-muted">
        {say('expenses.spent', { spent: money(spentBudget, currency), total: money(totalBudget, currency) })}
      </p>
      <AddExpense project={project} onAdded={(expense) => put([...expenses, expense])} />
      <Failure>{failure}</Failure>
      {expenses.length === 0 && <Empty title={say('expenses.none')} />}
      <ul className="clients-list">
        {expenses.map(({ id, date, label, amount }) => (
          <li key={id}>
            <p className="clients-item-text">
              {label}
              <span className="text-sm text-muted"> · {day(date)}</span>
            </p>
            <span className="clients-figure">{money(amount, currency)}</span>
            <button
              type="button"
              className="sign"
              aria-disabled={busy || undefined}
              aria-label={say('expenses.remove', { label })}
              onClick={() => void remove(id)}
            >
              <Trash2 size={20} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AddExpense({
  project,
  onAdded,
}: {
  project: AdminProject
  onAdded(expense: AdminProject['expenses'][0]): void
}) {
  const say = useClientsWords()
  const key = useKey()
  const { busy, failure, wrong, run } = useAction()
  const [label, setLabel] = useKeptText(`${project.id} expense`)
  const [keptDate, setDate] = useKeptText(`${project.id} expense date`)
  const [amount, setAmount] = useKeptText(`${project.id} expense amount`)
  const [now] = useState(() => today(Date.now()))
  const date = keptDate || now
  const first = useRef<HTMLInputElement>(null)
  const missing = (text: string) => (text.trim() === '' ? say('fields.text-required') : undefined)
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
    <form noValidate onSubmit={submit} className="clients-form">
      <div className="clients-row">
        <Field
          id="clients-expense"
          label={say('expenses.label')}
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
          label={say('expenses.amount', { currency: project.currency })}
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
        <Field id="clients-expense-date" label={say('expenses.date')} error={wrong.date}>
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
      <button type="submit" aria-disabled={busy || undefined} className="button clients-add">
        <Plus size={18} aria-hidden="true" />
        {say('expenses.add')}
      </button>
    </form>
  )
}
