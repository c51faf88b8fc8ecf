import {
  CalendarCheck,
  CalendarDays,
  CalendarX,
  CircleCheck,
  CircleHelp,
  FileText,
  Flag,
  type LucideIcon,
  MessageSquareWarning,
  Newspaper,
} from 'lucide-react'
import { useState } from 'react'
import type { Activity, Project } from '#contract/portal/portal.ts'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { useActivity } from '#web/features/portal/queries.ts'
import { NewMark } from '#web/ui/async/async-parts.tsx'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useFormats, useNow } from '#web/ui/formats.ts'

const icons: Record<Activity['kind'], LucideIcon> = {
  update: Newspaper,
  'update-requested': CircleHelp,
  'milestone-completed': Flag,
  approved: CircleCheck,
  'changes-requested': MessageSquareWarning,
  document: FileText,
  'meeting-proposed': CalendarDays,
  'meeting-accepted': CalendarCheck,
  'meeting-declined': CalendarX,
}

/** So many are shown before somebody asks for the older ones. */
const SHOWN = 6

/** What happened on a project, the newest first. */
export function ActivityFeed({ project }: { project: Project }) {
  const t = usePortalT()
  const [all, setAll] = useState(false)
  const query = useActivity(project.id)
  return (
    <AsyncView query={query} skeletonHeights={[3, 3, 3]} empty={<p className="text-muted">{t('activity.none')}</p>}>
      {(activities) => {
        const shown = all ? activities : activities.slice(0, SHOWN)
        return (
          <>
            <ol className="portal-feed">
              {shown.map((activity) => (
                <Event key={activity.id} activity={activity} isNew={query.isNew(activity.at)} />
              ))}
            </ol>
            {shown.length < activities.length && (
              <button type="button" className="button mt-4" onClick={() => setAll(true)}>
                {t('activity.more', { count: activities.length - shown.length })}
              </button>
            )}
          </>
        )
      }}
    </AsyncView>
  )
}

function Event({ activity: { kind, at, by, about, startsAt, note }, isNew }: { activity: Activity; isNew: boolean }) {
  const t = usePortalT()
  const { ago, moment } = useFormats()
  const now = useNow()
  const Icon = icons[kind]
  return (
    <li className="portal-event">
      <Icon size={18} aria-hidden="true" />
      <div>
        <p>
          <NewMark shown={isNew} />
          <span className="strong">{t(`activity.${kind}`, { by: by || t('activity.somebody') })}</span>{' '}
          <time dateTime={new Date(at).toISOString()} title={moment(at)} className="text-sm text-muted">
            {ago(at, now)}
          </time>
        </p>
        {about && <p className="as-written text-muted">{about}</p>}
        {startsAt !== null && (
          <p className="text-muted">
            <time dateTime={new Date(startsAt).toISOString()}>{moment(startsAt)}</time>
          </p>
        )}
        {note && <p className="as-written text-muted">{t('meeting.answerNote', { owner: by, note })}</p>}
      </div>
    </li>
  )
}
