import { initialsOf, namePartsOf } from '#content/person-names.ts'
import type { Project, TeamMember } from '#contract/portal/portal.ts'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { useTeam } from '#web/features/portal/queries.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { Empty } from '#web/ui/async/async-parts.tsx'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useFormats, useNow } from '#web/ui/formats.ts'

export function TeamTab({ project }: { project: Project }) {
  const t = usePortalT()
  return (
    <AsyncView
      query={useTeam(project.id)}
      skeletonHeights={[5, 5, 5]}
      empty={<Empty title={t('team.none')}>{t('team.noneText')}</Empty>}
    >
      {(team) => (
        <>
          <ul className="portal-cards">
            {team.map((member) => (
              <Member key={member.id} member={member} />
            ))}
          </ul>
          <LastActivity at={project.lastTeamActivityAt} />
        </>
      )}
    </AsyncView>
  )
}

function Member({ member: { name, role, isLead, lastActiveAt } }: { member: TeamMember }) {
  const t = usePortalT()
  const { language } = useLanguage()
  const { ago } = useFormats()
  const now = useNow()
  return (
    <li className="card portal-member">
      <span aria-hidden="true" className="portal-avatar portal-avatar-small">
        {initialsOf(namePartsOf(name, language))}
      </span>
      <div>
        <p className="portal-member-name">
          <span className="strong">{name}</span>
          <span className={`status-badge ${isLead ? 'portal-lead' : 'portal-completed'}`}>
            {t(isLead ? 'team.lead' : 'team.active')}
          </span>
        </p>
        <p className="text-muted">{role}</p>
        {lastActiveAt !== null && (
          <p className="text-sm text-muted">{t('team.lastActive', { time: ago(lastActiveAt, now) })}</p>
        )}
      </div>
    </li>
  )
}

function LastActivity({ at }: { at: number | null }) {
  const t = usePortalT()
  const { ago, moment } = useFormats()
  const now = useNow()
  if (at === null) return <p className="text-muted">{t('team.noActivity')}</p>
  return (
    <p className="text-muted">
      <time dateTime={new Date(at).toISOString()} title={moment(at)}>
        {t('team.lastActivity', { time: ago(at, now) })}
      </time>
    </p>
  )
}
