import type { Project } from '#contract/portal/portal.ts'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { useBudget } from '#web/features/portal/queries.ts'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { today, useFormats, useNow } from '#web/ui/formats.ts'
import { ScrollTable } from '#web/ui/scroll-table.tsx'
import { BurnChart } from './burn-chart.tsx'
import { addUp, evenlySpent, type Step } from './pace.ts'

/** What the project may cost, what was spent, and how that went over time. */
export function Budget({ project }: { project: Project }) {
  const t = usePortalT()
  const { percent, money } = useFormats()
  const { totalBudget: total, spentBudget: spent, currency } = project
  const ratio = total > 0 ? Math.round((100 * spent) / total) : 0
  const rest = total - spent
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="text-card">{t('budget.heading')}</h3>
      <dl className="portal-sums">
        <Sum term={t('budget.total')}>{money(total, currency)}</Sum>
        <Sum term={t('budget.spent')}>{money(spent, currency)}</Sum>
        <Sum term={t(rest < 0 ? 'budget.over' : 'budget.remaining')} bad={rest < 0}>
          {money(Math.abs(rest), currency)}
        </Sum>
      </dl>
      <div
        role="progressbar"
        aria-label={t('budget.spent')}
        aria-valuenow={Math.min(100, ratio)}
        aria-valuetext={t('budget.ratio', { percent: percent(ratio) })}
        className={`portal-ratio ${rest < 0 ? 'portal-over' : ''}`}
        style={{ '--level': Math.min(100, ratio) }}
      />
      <p className="text-sm text-muted">{t('budget.ratio', { percent: percent(ratio) })}</p>
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
  const t = usePortalT()
  return (
    <AsyncView query={useBudget(project.id)} skeletonHeights={[15]}>
      {({ expenses }) => {
        if (expenses.length === 0) return <p className="text-muted">{t('budget.none')}</p>
        const steps = addUp(expenses)
        return (
          <figure className="mt-5 grid grid-cols-1 gap-3">
            <figcaption className="caption">{t('budget.burn')}</figcaption>
            <BurnChart project={project} steps={steps} />
            <Pace project={project} />
            <details className="disclosure">
              <summary className="link">{t('budget.table')}</summary>
              <ExpenseTable steps={steps} currency={project.currency} />
            </details>
          </figure>
        )
      }}
    </AsyncView>
  )
}

/** So small a part of the budget says nothing. */
const SMALL_DIFFERENCE = 0.01

/** How spending compares with time. */
function Pace({ project }: { project: Project }) {
  const t = usePortalT()
  const { wholeMoney } = useFormats()
  const now = today(useNow())
  const { totalBudget, spentBudget, currency, status } = project
  if (status === 'completed') return null
  const difference = spentBudget - evenlySpent(project, now)
  const isSmall = Math.abs(difference) < totalBudget * SMALL_DIFFERENCE
  const key = isSmall ? 'budget.level' : difference > 0 ? 'budget.above' : 'budget.under'
  return <p className="text-sm text-muted">{t(key, { amount: wholeMoney(Math.abs(difference), currency) })}</p>
}

function ExpenseTable({ steps, currency }: { steps: Step[]; currency: string }) {
  const t = usePortalT()
  const { day, money } = useFormats()
  return (
    <ScrollTable label={t('budget.burn')}>
      <thead>
        <tr>
          <th scope="col">{t('budget.date')}</th>
          <th scope="col">{t('budget.label')}</th>
          <th scope="col">{t('budget.amount')}</th>
          <th scope="col">{t('budget.sum')}</th>
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
