import { useWords } from '../platform/i18n.tsx'
import { paths } from '../platform/paths.ts'
import { NavLink } from '../ui/nav-link.tsx'

export default function NotFoundPage() {
  const t = useWords()
  return (
    <div className="page grid min-h-[80svh] content-center justify-items-start pt-(--bar)">
      <p aria-hidden="true" className="gradient-text text-hero font-bold tabular-nums">
        404
      </p>
      <h1 className="mt-2 text-section">{t('notFound.heading')}</h1>
      <p className="prose mt-3">{t('notFound.text')}</p>
      <NavLink href={paths.home} className="button button-primary mt-6">
        {t('notFound.home')}
      </NavLink>
    </div>
  )
}
