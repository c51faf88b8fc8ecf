/** The milestones along the time of the project, today marked. The numbers are those of the list below it. */
import type { Milestone, Project } from '#contract/portal/portal.ts'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { isOverdue, stageOf } from '#web/features/portal/overview/attention.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { MonthAxis, TodayLine } from '#web/ui/chart/time-axis.tsx'
import { createTimeScale } from '#web/ui/chart/time-scale.ts'
import { today, useFormats, useNow } from '#web/ui/formats.ts'
import { lanesOf } from './lanes.ts'

/** In pixels. */
const DOT = 13
const LANE = 34
const TOP = 34
/** Keeps dots at the ends of the axis on the sheet. */
const INSET = 14

/** From what is over to what is to come. */
const order = ['completed', 'delivered', 'overdue', 'in-progress', 'pending'] as const
type Look = (typeof order)[number]

export function MilestoneTimeline({ project, milestones }: { project: Project; milestones: Milestone[] }) {
  const t = usePortalT()
  const { day, month } = useFormats()
  const { language } = useLanguage()
  const now = today(useNow())
  const { startDate, expectedDelivery } = project
  const dues = milestones.map(({ dueDate }) => dueDate)
  const scale = createTimeScale([startDate, expectedDelivery, ...dues])
  const lanes = lanesOf(dues.map(scale.x))
  const line = TOP + LANE * Math.max(...lanes) + LANE / 2
  const axis = line + LANE
  const lookOf = (milestone: Milestone): Look => (isOverdue(milestone, now) ? 'overdue' : stageOf(milestone))
  const dots = milestones.map((milestone, index) => ({
    ...milestone,
    look: lookOf(milestone),
    height: LANE * (lanes[index] ?? 0),
  }))
  const looks = dots.map(({ look }) => look)
  const shown = order.filter((look) => looks.includes(look))
  const list = new Intl.ListFormat(language)
  const namesOf = (look: Look) => list.format(dots.filter((dot) => dot.look === look).map(({ title }) => title))
  const label = [
    t('milestones.timelineAlt', {
      count: milestones.length,
      start: day(startDate),
      end: day(expectedDelivery),
      done: looks.filter((look) => look === 'completed').length,
    }),
    shown.includes('overdue') && t('milestones.timelineOverdue', { milestones: namesOf('overdue') }),
    shown.includes('delivered') && t('milestones.timelineDelivered', { milestones: namesOf('delivered') }),
    t('milestones.timelineDetails'),
  ]
    .filter(Boolean)
    .join(' ')
  const isNow = project.status !== 'completed' && now >= startDate
  return (
    <figure className="sheet portal-timeline">
      <figcaption className="caption">{t('milestones.timeline')}</figcaption>
      <div style={{ paddingInline: INSET }}>
        <svg role="img" aria-label={label} width="100%" height={axis + 6} className="chart" overflow="visible">
          <line className="chart-axis" x1="0" x2="100%" y1={line} y2={line} />
          {isNow && <line className="chart-passed" x1="0" x2={`${scale.x(now)}%`} y1={line} y2={line} />}
          <MonthAxis scale={scale} y={axis} nameMonth={month} />
          {isNow && <TodayLine x={scale.x(now)} y1={18} y2={axis - 10} label={t('milestones.today')} />}
          {dots.map(({ id, dueDate, look, height }, index) => (
            <g
              key={id}
              className={`timeline-dot portal-${look}`}
              style={{ transform: `translate(${scale.x(dueDate)}%, ${line - height}px)` }}
            >
              <line y2={height} />
              <Shape look={look} />
              <text y="4.5" textAnchor="middle">
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ul aria-hidden="true" className="portal-looks">
        {shown.map((look) => (
          <li key={look}>
            <span className={`portal-number portal-${look}`} />
            {t(`milestones.status.${look}`)}
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** Told apart without colours, too: what is late has corners, and what was delivered has a second ring. */
function Shape({ look }: { look: Look }) {
  if (look === 'overdue') return <rect x={-DOT} y={-DOT} width={2 * DOT} height={2 * DOT} rx="4" />
  return (
    <>
      <circle r={DOT} />
      {look === 'delivered' && <circle r={DOT + 3} className="timeline-ring" />}
    </>
  )
}
