import type { Project, TeamMember } from '../../../contract/portal.ts'
import { useFormats, useNow } from '../../ui/formats.ts'
import { initialsOf } from './initials.ts'
import { Empty, Loaded } from './loaded.tsx'
import { useTeam } from './readings.ts'
import { usePortalWords } from './words.tsx'

export function TeamTab({ project }: { project: Project }) {
  const say = usePortalWords()
  return (
    <Loaded reading={useTeam(project.id)} bones={[5, 5, 5]}>
      {(team) =>
        team.length === 0 ? (
          <Empty title={say('team.none')}>{say('team.noneText')}</Empty>
        ) : (
          <>
            <ul className="portal-team">
              {team.map((member) => (
                <Member key={member.id} member={member} />
              ))}
            </ul>
            <LastActivity at={project.lastTeamActivityAt} />
          </>
        )
      }
    </Loaded>
  )
}

function Member({ member: { name, role, isLead, lastActiveAt } }: { member: TeamMember }) {
  const say = usePortalWords()
  const { ago } = useFormats()
  const now = useNow()
  return (
    <li className="card portal-member">
      <span aria-hidden="true" className="portal-avatar portal-avatar-small">
        {initialsOf(name)}
      </span>
      <div>
        <p className="portal-member-name">
          <span className="strong">{name}</span>
          <span className={`portal-badge ${isLead ? 'portal-lead' : 'portal-completed'}`}>
            {say(isLead ? 'team.lead' : 'team.active')}
          </span>
        </p>
        <p className="text-muted">{role}</p>
        {lastActiveAt !== null && (
          <p className="text-sm text-muted">{say('team.lastActive', { time: ago(lastActiveAt, now) })}</p>
        )}
      </div>
    </li>
  )
}

function LastActivity({ at }: { at: number | null }) {
  const say = usePortalWords()
  const { ago, moment } = useFormats()
  const now = useNow()
  if (at === null) return <p className="text-muted">{say('team.noActivity')}</p>
  return (
    <p className="text-muted">
      <time dateTime={new Date(at).toISOString()} title={moment(at)}>
        {say('team.lastActivity', { time: ago(at, now) })}
      </time>
    </p>
  )
}
