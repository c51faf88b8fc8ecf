import type { User } from '../../../contract/accounts.ts'
import { isFamilyNameFirst } from '../../../contract/language.ts'
import { wholeName } from '../../../contract/person-name.ts'
import type { Project } from '../../../contract/portal.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { initialsOf } from './initials.ts'
import { usePortalWords } from './words.tsx'

/** Who is here, and how many of their projects are under way once that is known. */
export function Welcome({ user, projects }: { user: User; projects?: Project[] }) {
  const say = usePortalWords()
  // Who is called by the family name is not greeted by the given one.
  const name = isFamilyNameFirst(useLanguage().language) ? wholeName(user) : user.firstName
  const count = projects?.filter(({ status }) => status === 'active').length
  return (
    <header className="portal-welcome">
      <span aria-hidden="true" className="portal-avatar">
        {initialsOf(user.firstName, user.lastName) || initialsOf(user.email)}
      </span>
      <div>
        <h1 className="text-section">{name ? say('welcome', { name }) : say('welcomeNobody')}</h1>
        {count !== undefined && <p className="text-muted">{say('activeProjects', { count })}</p>}
      </div>
    </header>
  )
}
