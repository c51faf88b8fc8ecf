import { useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { NavLink } from '#web/ui/nav-link.tsx'

export default function NotFoundPage() {
  const t = useT()
  return (
    <div className="board">
      <div className="blank page">
        <p aria-hidden="true" className="gradient-text strong text-hero">
          404
        </p>
        <h1 className="mt-2 text-section">{t('notFound.heading')}</h1>
        <p className="prose mt-3">{t('notFound.text')}</p>
        <NavLink href={paths.home} className="button button-primary mt-6">
          {t('notFound.home')}
        </NavLink>
      </div>
    </div>
  )
}
