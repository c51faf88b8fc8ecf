/** The milestones along the time of the project, today marked. The numbers are those of the list below it. */
import type { Milestone, Project } from '../../../contract/portal.ts'
import { MonthAxis, TodayLine } from '../../ui/chart/time-axis.tsx'
import { createTimeScale } from '../../ui/chart/time-scale.ts'
import { today, useFormats, useNow } from '../../ui/formats.ts'
import { lanesOf } from './lanes.ts'
import { usePortalWords } from './words.tsx'

/** In pixels. */
const DOT = 13
const LANE = 34
const TOP = 34
/** Keeps dots at the ends of the axis on the sheet. */
const INSET = 14

export function MilestoneTimeline({ project, milestones }: { project: Project; milestones: Milestone[] }) {
  const say = usePortalWords()
  const { day, month } = useFormats()
  const now = today(useNow())
  const { startDate, expectedDelivery } = project
  const dues = milestones.map(({ dueDate }) => dueDate)
  const scale = createTimeScale([startDate, expectedDelivery, ...dues])
  const lanes = lanesOf(dues.map(scale.x))
  const line = TOP + LANE * Math.max(...lanes) + LANE / 2
  const axis = line + LANE
  const label = say('milestones.timelineAlt', {
    count: milestones.length,
    start: day(startDate),
    end: day(expectedDelivery),
    done: milestones.filter(({ status }) => status === 'completed').length,
  })
  const isNow = project.status !== 'completed' && now >= startDate
  return (
    <figure className="portal-figure sheet portal-timeline">
      <figcaption className="caption">{say('milestones.timeline')}</figcaption>
      <div style={{ paddingInline: INSET }}>
        <svg role="img" aria-label={label} width="100%" height={axis + 6} className="chart" overflow="visible">
          <line className="chart-axis" x1="0" x2="100%" y1={line} y2={line} />
          {isNow && <line className="chart-passed" x1="0" x2={`${scale.x(now)}%`} y1={line} y2={line} />}
          <MonthAxis scale={scale} y={axis} nameMonth={month} />
          {isNow && <TodayLine x={scale.x(now)} y1={18} y2={axis - 10} label={say('milestones.today')} />}
          {milestones.map(({ id, status, dueDate }, index) => (
            <g key={id} className={`timeline-dot portal-${status}`}>
              <line
                x1={`${scale.x(dueDate)}%`}
                x2={`${scale.x(dueDate)}%`}
                y1={line - LANE * lanes[index]!}
                y2={line}
              />
              <circle cx={`${scale.x(dueDate)}%`} cy={line - LANE * lanes[index]!} r={DOT} />
              <text x={`${scale.x(dueDate)}%`} y={line - LANE * lanes[index]! + 4.5} textAnchor="middle">
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </figure>
  )
}
