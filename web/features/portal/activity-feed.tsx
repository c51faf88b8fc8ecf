import {
  CalendarDays,
  CircleCheck,
  CircleHelp,
  FileText,
  Flag,
  type LucideIcon,
  MessageSquareWarning,
  Newspaper,
} from 'lucide-react'
import { useState } from 'react'
import type { Activity, Project } from '../../../contract/portal.ts'
import { useFormats, useNow } from '../../ui/formats.ts'
import { Loaded } from './loaded.tsx'
import { useActivity } from './readings.ts'
import { usePortalWords } from './words.tsx'

const icons: Record<Activity['kind'], LucideIcon> = {
  update: Newspaper,
  'update-requested': CircleHelp,
  'milestone-completed': Flag,
  approved: CircleCheck,
  'changes-requested': MessageSquareWarning,
  document: FileText,
  'meeting-proposed': CalendarDays,
}

/** So many are shown before somebody asks for the older ones. */
const SHOWN = 6

/** What happened on a project, the newest first. */
export function ActivityFeed({ project }: { project: Project }) {
  const say = usePortalWords()
  const [all, setAll] = useState(false)
  return (
    <Loaded reading={useActivity(project.id)} bones={[3, 3, 3]}>
      {(activities) => {
        if (activities.length === 0) return <p className="text-muted">{say('activity.none')}</p>
        const shown = all ? activities : activities.slice(0, SHOWN)
        return (
          <>
            <ol className="portal-feed">
              {shown.map((activity) => (
                <Event key={activity.id} activity={activity} />
              ))}
            </ol>
            {shown.length < activities.length && (
              <button type="button" className="button mt-4" onClick={() => setAll(true)}>
                {say('activity.more', { count: activities.length - shown.length })}
              </button>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

function Event({ activity: { kind, at, by, about } }: { activity: Activity }) {
  const say = usePortalWords()
  const { ago, moment } = useFormats()
  const now = useNow()
  const Icon = icons[kind]
  return (
    <li className="portal-event">
      <Icon size={18} aria-hidden="true" />
      <div>
        <p>
          <span className="strong">{say(`activity.${kind}`, { by: by || say('activity.somebody') })}</span>{' '}
          <time dateTime={new Date(at).toISOString()} title={moment(at)} className="text-sm text-muted">
            {ago(at, now)}
          </time>
        </p>
        {about && <p className="portal-said text-muted">{about}</p>}
      </div>
    </li>
  )
}
