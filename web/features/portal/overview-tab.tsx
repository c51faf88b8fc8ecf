import type { ListedProject, Project } from '../../../contract/portal.ts'
import { daysBetween, today, useFormats, useNow } from '../../ui/formats.ts'
import { ActivityFeed } from './activity-feed.tsx'
import { AttentionNote } from './attention-note.tsx'
import { Budget } from './budget.tsx'
import { timePassed } from './pace.ts'
import { useUpdates } from './readings.ts'
import { usePortalWords } from './words.tsx'

interface Props {
  project: ListedProject
  onMilestones(): void
}

export function OverviewTab({ project, onMilestones }: Props) {
  const say = usePortalWords()
  return (
    <div className="portal-overview">
      <AttentionNote project={project} onMilestones={onMilestones} />
      <Facts project={project} />
      <LatestUpdate project={project} />
      <Budget project={project} />
      <section>
        <h3 className="text-card">{say('activity.heading')}</h3>
        <ActivityFeed project={project} />
      </section>
    </div>
  )
}

function Facts({ project }: { project: Project }) {
  const say = usePortalWords()
  const { day, percent } = useFormats()
  const now = today(useNow())
  const { startDate, expectedDelivery, progress, technologies, status } = project
  return (
    <dl className="portal-facts">
      <Fact term={say('overview.startDate')}>{day(startDate)}</Fact>
      <Fact
        term={say('overview.expectedDelivery')}
        {...(status !== 'completed' && { note: <DaysLeft from={now} to={expectedDelivery} /> })}
      >
        {day(expectedDelivery)}
      </Fact>
      <Fact
        term={say('overview.progress')}
        note={say('overview.ofTime', { percent: percent(timePassed(project, now)) })}
      >
        {percent(progress)}
        <span
          aria-hidden="true"
          className="portal-bar portal-bar-time"
          style={{ '--level': progress, '--time': timePassed(project, now) } as object}
        />
      </Fact>
      <Fact term={say('overview.technologies')}>
        <ul className="chips">
          {technologies.map((technology) => (
            <li key={technology}>{technology}</li>
          ))}
        </ul>
      </Fact>
    </dl>
  )
}

function DaysLeft({ from, to }: { from: string; to: string }) {
  const say = usePortalWords()
  const count = daysBetween(from, to)
  if (count === 0) return say('overview.dueToday')
  return count > 0 ? say('overview.daysLeft', { count }) : say('overview.daysOver', { count: -count })
}

interface FactProps {
  term: string
  note?: React.ReactNode
  children: React.ReactNode
}

function Fact({ term, note, children }: FactProps) {
  return (
    <div className="rule portal-fact">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="strong">{children}</dd>
      {note && <dd className="text-sm text-muted">{note}</dd>}
    </div>
  )
}

function LatestUpdate({ project }: { project: Project }) {
  const say = usePortalWords()
  const { ago } = useFormats()
  const now = useNow()
  const latest = useUpdates(project.id).value?.updates[0]
  if (!latest) return null
  return (
    <section className="note">
      <h3 className="text-card">{say('overview.latestUpdate')}</h3>
      <p className="portal-said">{latest.text}</p>
      <p className="text-sm text-muted">
        {say('overview.by', { name: latest.postedBy, time: ago(latest.postedAt, now) })}
      </p>
    </section>
  )
}
