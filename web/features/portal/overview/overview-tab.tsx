import type { ListedProject, Project } from '#contract/portal/portal.ts'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { useUpdates } from '#web/features/portal/queries.ts'
import { daysBetween, today, useFormats, useNow } from '#web/ui/formats.ts'
import { ActivityFeed } from './activity-feed.tsx'
import { AttentionNote } from './attention-note.tsx'
import { Budget } from './budget.tsx'
import { timePassed } from './pace.ts'

interface Props {
  project: ListedProject
  onMilestones(): void
}

export function OverviewTab({ project, onMilestones }: Props) {
  const t = usePortalT()
  return (
    <div className="grid grid-cols-1 gap-y-10">
      <AttentionNote project={project} onMilestones={onMilestones} />
      <Facts project={project} />
      <LatestUpdate project={project} />
      <Budget project={project} />
      <section>
        <h3 className="text-card">{t('activity.heading')}</h3>
        <ActivityFeed project={project} />
      </section>
    </div>
  )
}

function Facts({ project }: { project: Project }) {
  const t = usePortalT()
  const { day, percent } = useFormats()
  const now = today(useNow())
  const { startDate, expectedDelivery, progress, technologies, status } = project
  return (
    <dl className="portal-facts">
      <Fact term={t('overview.startDate')}>{day(startDate)}</Fact>
      <Fact
        term={t('overview.expectedDelivery')}
        {...(status !== 'completed' && { note: <DaysLeft from={now} to={expectedDelivery} /> })}
      >
        {day(expectedDelivery)}
      </Fact>
      <Fact term={t('overview.progress')} note={t('overview.ofTime', { percent: percent(timePassed(project, now)) })}>
        {percent(progress)}
        <span
          aria-hidden="true"
          className="progress-line portal-bar-time"
          style={{ '--level': progress, '--time': timePassed(project, now) }}
        />
      </Fact>
      {technologies.length > 0 && (
        <Fact term={t('overview.technologies')}>
          <ul className="chips">
            {technologies.map((technology) => (
              <li key={technology}>{technology}</li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  )
}

function DaysLeft({ from, to }: { from: string; to: string }) {
  const t = usePortalT()
  const count = daysBetween(from, to)
  if (count === 0) return t('overview.dueToday')
  return count > 0 ? t('overview.daysLeft', { count }) : t('overview.daysOver', { count: -count })
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
  const t = usePortalT()
  const { ago } = useFormats()
  const now = useNow()
  const latest = useUpdates(project.id).data?.updates[0]
  if (!latest) return null
  return (
    <section className="rule grid gap-1 pt-4">
      <h3 className="text-card">{t('overview.latestUpdate')}</h3>
      <p className="as-written">{latest.text}</p>
      <p className="text-sm text-muted">
        {t('overview.by', { name: latest.postedBy, time: ago(latest.postedAt, now) })}
      </p>
    </section>
  )
}
