/** What was spent as time went by, against the budget spent evenly: a drawing that keeps its letters at every width. */
import type { Project } from '#contract/portal/portal.ts'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { MonthAxis, TodayLine } from '#web/ui/chart/time-axis.tsx'
import { createTimeScale } from '#web/ui/chart/time-scale.ts'
import { today, useFormats, useNow } from '#web/ui/formats.ts'
import { type Step, timePassed } from './pace.ts'

/** In pixels. */
const TOP = 46
const HEIGHT = 168
/** Room for the amount on the line of the budget, which today's name must not cover. */
const LETTERS = 24
const AXIS = TOP + HEIGHT + 20

export function BurnChart({ project, steps }: { project: Project; steps: Step[] }) {
  const t = usePortalT()
  const { money, percent, month } = useFormats()
  const now = today(useNow())
  const { startDate, expectedDelivery, totalBudget: total, spentBudget: spent, currency } = project
  const step = steps.at(-1)
  const last = step?.expense.date ?? startDate
  const isOver = project.status === 'completed'
  const scale = createTimeScale([startDate, expectedDelivery, last, ...(isOver ? [] : [now])])
  const highest = Math.max(total, step?.sum ?? 0, 1)
  const y = (amount: number) => 100 - (100 * amount) / highest

  // Money is spent on a day, not between two: the line climbs in steps, and runs on level until today.
  const climb = steps.map(({ expense, sum }) => `H${scale.x(expense.date)}V${y(sum)}`).join('')
  const end = Math.max(scale.x(isOver ? last : now), scale.x(last))
  const line = `M${scale.x(startDate)} 100${climb}H${end}`
  const label = t('budget.burnAlt', {
    spent: money(spent, currency),
    total: money(total, currency),
    time: percent(timePassed(project, now)),
  })
  return (
    <>
      <svg role="img" aria-label={label} width="100%" height={AXIS + 6} className="chart">
        <svg
          aria-hidden="true"
          x="0"
          y={TOP}
          width="100%"
          height={HEIGHT}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          overflow="visible"
        >
          <path className="chart-base" d={`M0 100H100M0 ${y(total)}H100`} />
          <path className="chart-plan" d={`M${scale.x(startDate)} 100L${scale.x(expectedDelivery)} ${y(total)}`} />
          <path className="chart-area" d={`${line}V100Z`} />
          <path className="chart-line" d={line} />
        </svg>
        <text x="0" y={TOP + (HEIGHT * y(total)) / 100 - 6} className="chart-label portal-burn-total">
          {money(total, currency)}
        </text>
        <MonthAxis scale={scale} y={AXIS} nameMonth={month} />
        {!isOver && <TodayLine x={scale.x(now)} y1={TOP - LETTERS} y2={TOP + HEIGHT} label={t('milestones.today')} />}
      </svg>
      <ul aria-hidden="true" className="legend portal-burn-legend">
        <li className="portal-legend-line">{t('budget.spentLine')}</li>
        <li className="portal-legend-plan">{t('budget.even')}</li>
      </ul>
    </>
  )
}
