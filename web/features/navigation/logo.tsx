import { useContent, useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { NavLink } from '#web/ui/nav-link.tsx'

/** The owner's name as a word mark; back to the home page. */
export function Logo() {
  const t = useT()
  const { name } = useContent().profile
  return (
    <NavLink href={paths.home} label={t('navigation.logo', { name })} className="logo gradient-text">
      {name}
    </NavLink>
  )
}
