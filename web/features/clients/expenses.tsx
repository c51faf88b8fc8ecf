import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { AdminProject } from '../../../contract/clients.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { Field } from '../../ui/field/field.tsx'
import { today, useFormats } from '../../ui/formats.ts'
import { addExpense, removeExpense } from './api.ts'
import { Empty, Failure } from './loaded.tsx'
import { currencyDigits, readMoney } from './plan-draft.ts'
import { RemoveButton } from './remove-button.tsx'
import { submitByKeys } from './submit-by-keys.ts'
import { useAction } from './use-action.ts'
import { useKeptText } from './use-kept-text.ts'
import { useKey } from './use-key.ts'
import { besideOf, firstOf, rowId, useLeaving } from './use-leaving.ts'
import type { Reading } from './use-read.ts'
import { useClientsWords } from './words.tsx'

interface Props {
  project: AdminProject
  reading: Reading<AdminProject>
}

type Expense = AdminProject['expenses'][0]

const HEADING = 'clients-expenses'

/** What was spent; the budget that is left follows from it. */
export function Expenses({ project, reading }: Props) {
  const say = useClientsWords()
  const { day, money } = useFormats()
  const { announce } = useAnnouncer()
  const leaving = useLeaving()
  const { busy, failure, run } = useAction()
  const { currency, spentBudget, totalBudget, expenses } = project
  const put = (list: AdminProject['expenses']) => {
    const spent = list.reduce((sum, { amount }) => sum + amount, 0)
    reading.put({ ...project, expenses: list, spentBudget: spent })
  }
  const over = spentBudget - totalBudget
  const remove = ({ id, label }: Expense, control: Element) =>
    void run(async () => {
      await removeExpense(project.id, id)
      leaving(control, () => firstOf(...besideOf(expenses, id), HEADING))
      put(expenses.filter((one) => one.id !== id))
      announce(say('removed', { name: label }))
    })
  return (
    <section className="clients-group">
      <h3 id={HEADING} tabIndex={-1} className="text-card">
        {say('expenses.heading')}
      </h3>
      <p className={over > 0 ? 'text-red' : 'text-muted'}>
        {say('expenses.spent', { spent: money(spentBudget, currency), total: money(totalBudget, currency) })}
        {over > 0 && (
          <>
            {'\u00a0· '}
            <span className="strong">{say('expenses.over', { over: money(over, currency) })}</span>
          </>
        )}
      </p>
      <AddExpense project={project} onAdded={(expense) => put([...expenses, expense])} />
      <Failure>{failure}</Failure>
      {expenses.length === 0 && <Empty title={say('expenses.none')} />}
      <ul className="clients-list">
        {expenses.map((expense) => (
          <li key={expense.id}>
            <p id={rowId(expense.id)} tabIndex={-1} className="clients-item-text">
              {expense.label}
              <span className="text-sm text-muted">{`\u00a0· ${day(expense.date)}`}</span>
            </p>
            <span className="clients-figure">{money(expense.amount, currency)}</span>
            <RemoveButton
              name={expense.label}
              label={say('expenses.remove', { label: expense.label })}
              yes={say('removeYes')}
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
    <form noValidate onSubmit={submit} onKeyDown={submitByKeys} className="clients-form">
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
