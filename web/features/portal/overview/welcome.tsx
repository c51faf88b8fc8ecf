import { initialsOf } from '#content/person-names.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { wholeName } from '#contract/content/person-name.ts'
import { isFamilyNameFirst } from '#contract/language.ts'
import type { Project } from '#contract/portal/portal.ts'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { useLanguage } from '#web/platform/i18n.tsx'

/** Who is here, and how many of their projects are under way once that is known. */
export function Welcome({ user, projects }: { user: User; projects: Project[] | undefined }) {
  const t = usePortalT()
  // Who is called by the family name is not greeted by the given one.
  const name = isFamilyNameFirst(useLanguage().language) ? wholeName(user) : user.firstName
  const count = projects?.filter(({ status }) => status === 'active').length
  // That none is active would contradict the ones below, and those that appear once the address is confirmed.
  const isCounted = count !== undefined && (count > 0 || (projects?.length === 0 && user.emailVerified))
  return (
    <header className="portal-welcome">
      <span aria-hidden="true" className="portal-avatar">
        {initialsOf({ given: user.firstName, family: user.lastName }) || initialsOf({ given: '', family: user.email })}
      </span>
      <div>
        <h1 className="text-section">{name ? t('welcome', { name }) : t('welcomeNobody')}</h1>
        {isCounted && <p className="text-muted">{t('activeProjects', { count })}</p>}
      </div>
    </header>
  )
}
