import type { Project } from '../../../contract/portal.ts'
import { today, useFormats, useNow } from '../../ui/formats.ts'
import { BurnChart } from './burn-chart.tsx'
import { Loaded } from './loaded.tsx'
import { addUp, type Step, timePassed } from './pace.ts'
import { useBudget } from './readings.ts'
import { ScrollTable } from './scroll-table.tsx'
import { usePortalWords } from './words.tsx'

/** What the project may cost, what was spent, and how that went over time. */
export function Budget({ project }: { project: Project }) {
  const say = usePortalWords()
  const { percent, money } = useFormats()
  const { totalBudget: total, spentBudget: spent, currency } = project
  const ratio = total > 0 ? Math.round((100 * spent) / total) : 0
  const rest = total - spent
  return (
    <section className="portal-budget">
      <h3 className="text-card">{say('budget.heading')}</h3>
      <dl className="portal-sums">
        <Sum term={say('budget.total')}>{money(total, currency)}</Sum>
        <Sum term={say('budget.spent')}>{money(spent, currency)}</Sum>
        <Sum term={say(rest < 0 ? 'budget.over' : 'budget.remaining')} bad={rest < 0}>
          {money(Math.abs(rest), currency)}
        </Sum>
      </dl>
      <div
        role="progressbar"
        aria-label={say('budget.spent')}
        aria-valuenow={Math.min(100, ratio)}
        aria-valuetext={say('budget.ratio', { percent: percent(ratio) })}
        className={`portal-ratio ${rest < 0 ? 'portal-over' : ''}`}
        style={{ '--level': Math.min(100, ratio) } as object}
      />
      <p className="text-sm text-muted">{say('budget.ratio', { percent: percent(ratio) })}</p>
      <Burn project={project} />
    </section>
  )
}

function Sum({ term, bad, children }: { term: string; bad?: boolean; children: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className={`text-card strong ${bad ? 'text-red' : ''}`}>{children}</dd>
    </div>
  )
}

function Burn({ project }: { project: Project }) {
  const say = usePortalWords()
  return (
    <Loaded reading={useBudget(project.id)} bones={[15]}>
      {({ expenses }) => {
        if (expenses.length === 0) return <p className="text-muted">{say('budget.none')}</p>
        const steps = addUp(expenses)
        return (
          <figure className="portal-figure">
            <figcaption className="caption">{say('budget.burn')}</figcaption>
            <BurnChart project={project} steps={steps} />
            <Pace project={project} />
            <details className="portal-details">
              <summary className="link">{say('budget.table')}</summary>
              <ExpenseTable steps={steps} currency={project.currency} />
            </details>
          </figure>
        )
      }}
    </Loaded>
  )
}

/** So small a part of the budget says nothing. */
const SMALL_DIFFERENCE = 0.01

/** How spending compares with time. */
function Pace({ project }: { project: Project }) {
  const say = usePortalWords()
  const { money } = useFormats()
  const now = today(useNow())
  const { totalBudget, spentBudget, currency, status } = project
  if (status === 'completed') return null
  const difference = spentBudget - Math.round((totalBudget * timePassed(project, now)) / 100)
  const isSmall = Math.abs(difference) < totalBudget * SMALL_DIFFERENCE
  const key = isSmall ? 'budget.level' : difference > 0 ? 'budget.above' : 'budget.under'
  return <p className="text-sm text-muted">{say(key, { amount: money(Math.abs(difference), currency) })}</p>
}

function ExpenseTable({ steps, currency }: { steps: Step[]; currency: string }) {
  const say = usePortalWords()
  const { day, money } = useFormats()
  return (
    <ScrollTable label={say('budget.burn')}>
      <thead>
        <tr>
          <th scope="col">{say('budget.date')}</th>
          <th scope="col">{say('budget.label')}</th>
          <th scope="col">{say('budget.amount')}</th>
          <th scope="col">{say('budget.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ expense, sum }) => (
          <tr key={expense.id}>
            <td>{day(expense.date)}</td>
            <td>{expense.label}</td>
            <td>{money(expense.amount, currency)}</td>
            <td>{money(sum, currency)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
