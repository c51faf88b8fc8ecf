import { ArrowRight } from 'lucide-react'
import { iconNames } from '../../../contract/content-kinds.ts'
import { useWords } from '../../platform/i18n.tsx'
import { paths } from '../../platform/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { NavLink } from '../../ui/nav-link.tsx'
import type { ProjectCardData } from './message.ts'

export function ProjectCards({ cards }: { cards: ProjectCardData[] }) {
  const t = useWords()
  return (
    <ul className="chat-projects">
      {cards.map(({ id, icon, title, metric, description }) => (
        <li key={id}>
          <NavLink
            href={paths.caseStudy(id)}
            label={t('projects.viewCaseOf', { study: title })}
            className="chat-project card"
          >
            <Icon name={iconNames.find((known) => known === icon) ?? 'workflow'} size={18} />
            <span className="strong">{title}</span>
            <span className="caption">{metric}</span>
            <span>{description}</span>
            <ArrowRight size={16} aria-hidden="true" />
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
