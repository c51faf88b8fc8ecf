import { Hourglass, Mail, TriangleAlert } from 'lucide-react'
import type { ListedProject } from '#contract/portal/portal.ts'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { useFormats } from '#web/ui/formats.ts'
import { useAttention } from './use-attention.ts'

interface Props {
  projects: ListedProject[]
  chosen: string | undefined
  onChoose(id: string): void
}

/** One's projects at a glance; the chosen one is shown below. */
export function ProjectCards({ projects, chosen, onChoose }: Props) {
  const t = usePortalT()
  return (
    <section aria-label={t('projects')}>
      <ul className="portal-cards">
        {projects.map((project) => (
          <li key={project.id} className="grid">
            <ProjectCard project={project} chosen={project.id === chosen} onChoose={() => onChoose(project.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface CardProps {
  project: ListedProject
  chosen: boolean
  onChoose(): void
}

function ProjectCard({ project, chosen, onChoose }: CardProps) {
  const t = usePortalT()
  const { percent } = useFormats()
  const { overdue, awaiting } = useAttention(project)
  const { name, status, progress, unreadMessages } = project
  return (
    <button type="button" aria-pressed={chosen} onClick={onChoose} className="card portal-card">
      <span className="text-card strong">{name}</span>
      <span className="portal-status">
        <span aria-hidden="true" className={`portal-dot portal-${status}`} />
        {t(`status.${status}`)}
      </span>
      {overdue + awaiting + unreadMessages > 0 && (
        <span className="portal-calls">
          {overdue > 0 && (
            <span className="verdict portal-overdue">
              <TriangleAlert size={16} aria-hidden="true" />
              {t('attention.overdue', { count: overdue })}
            </span>
          )}
          {awaiting > 0 && (
            <span className="verdict portal-delivered">
              <Hourglass size={16} aria-hidden="true" />
              {t('attention.awaiting', { count: awaiting })}
            </span>
          )}
          {unreadMessages > 0 && (
            <span className="verdict">
              <Mail size={16} aria-hidden="true" />
              {t('attention.unread', { count: unreadMessages })}
            </span>
          )}
        </span>
      )}
      <span className="portal-progress">
        <span aria-hidden="true" className="progress-line" style={{ '--level': progress }} />
        <span className="strong">{percent(progress)}</span>
      </span>
    </button>
  )
}
