import type { Project } from '../../../contract/portal.ts'
import { useFormats } from '../../ui/formats.ts'
import { usePortalWords } from './words.tsx'

interface Props {
  projects: Project[]
  chosen: string | undefined
  onChoose(id: string): void
}

/** One's projects at a glance; the chosen one is shown below. */
export function ProjectCards({ projects, chosen, onChoose }: Props) {
  const say = usePortalWords()
  const { percent } = useFormats()
  return (
    <section aria-label={say('projects')}>
      <ul className="portal-cards">
        {projects.map(({ id, name, status, progress }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
              className="card portal-card"
            >
              <span className="text-card strong">{name}</span>
              <span className="portal-status">
                <span aria-hidden="true" className={`portal-dot portal-${status}`} />
                {say(`status.${status}`)}
              </span>
              <span className="portal-progress">
                <span aria-hidden="true" className="portal-bar" style={{ '--level': progress } as object} />
                <span className="strong">{percent(progress)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
