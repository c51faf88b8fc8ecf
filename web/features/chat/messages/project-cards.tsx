import { ArrowRight } from 'lucide-react'
import { iconNames } from '#contract/content/kinds.ts'
import type { ProjectCardData } from '#web/features/chat/state/message.ts'
import { paths } from '#web/platform/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NavLink } from '#web/ui/nav-link.tsx'

export function ProjectCards({ cards }: { cards: ProjectCardData[] }) {
  return (
    <ul className="chat-projects">
      {cards.map(({ id, icon, title, metric, description }) => (
        <li key={id}>
          <NavLink href={paths.caseStudy(id)} className="chat-project card">
            {iconNames.some((known) => known === icon) && icon && <Icon name={icon} size={18} />}
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
