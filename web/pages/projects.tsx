import { ArrowLeft } from 'lucide-react'
import { useSearch } from 'wouter'
import { comparedIn } from '#content/compared.ts'
import { type CaseStudy, tellAll } from '#contract/content/content.ts'
import { ProjectCard, ProjectRow } from '#web/features/case-studies/project-card.tsx'
import { Comparison, Pairs, Technologies, useTechnology } from '#web/features/case-studies/project-index.tsx'
import { SideBySide } from '#web/features/case-studies/side-by-side.tsx'
import { useContent, useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { NavLink } from '#web/ui/nav-link.tsx'

/** There is more to it than words: others are rows below the cards. */
const isLarge = ({ drawing, metrics, pictures, told }: CaseStudy) =>
  drawing !== undefined || metrics.length > 0 || pictures.length > 0 || told.includes('challenge')

export default function ProjectsPage() {
  const t = useT()
  const { caseStudies } = useContent()
  const technology = useTechnology(caseStudies)
  const pair = comparedIn(caseStudies, useSearch())
  const shown = caseStudies.filter(({ technologies }) => !technology || technologies.includes(technology))
  const large = shown.filter(isLarge)
  if (pair) {
    return (
      <div className="page pt-(--top) pb-24">
        <NavLink href={paths.projects} className="link no-print inline-flex items-center gap-2 py-2">
          <ArrowLeft size={18} aria-hidden="true" />
          {t('projects.viewAll')}
        </NavLink>
        <h1 className="mt-4 mb-8 text-page">{t('projects.compared')}</h1>
        <SideBySide pair={pair} />
        <Pairs studies={caseStudies} shown={pair} />
      </div>
    )
  }
  return (
    <>
      <header className="page pt-(--top)">
        <NavLink href={paths.home} className="link inline-flex items-center gap-2 py-2">
          <ArrowLeft size={18} aria-hidden="true" />
          {t('projects.back')}
        </NavLink>
        <h1 className="mt-4 text-page">{t('projects.allHeading')}</h1>
        {tellAll(caseStudies) && <p className="prose mt-3 text-lg text-balance">{t('projects.allIntro')}</p>}
      </header>
      <div className="page mt-10">
        <Comparison studies={shown} />
        <div className="index-tools">
          <Technologies studies={caseStudies} chosen={technology} />
          <Pairs studies={caseStudies} />
        </div>
      </div>
      <ul id="all" tabIndex={-1} className="outline-none page mt-10 grid grid-cols-1 gap-6 lg:grid-cols-2">
        {large.map((study, i) => {
          // The first takes a row of its own where the rest are even in number: no card stands beside nothing.
          const isAlone = i === 0 && large.length % 2 === 1
          return (
            <li key={study.id} className={[i > 0 && 'passage', isAlone && 'lg:col-span-2'].filter(Boolean).join(' ')}>
              <ProjectCard study={study} large={isAlone} />
            </li>
          )
        })}
        {shown
          .filter((study) => !large.includes(study))
          .map((study) => (
            <li key={study.id} className="lg:col-span-2">
              <ProjectRow study={study} />
            </li>
          ))}
      </ul>
      <section className="page no-print mt-16 pb-24">
        <div className="note py-12 text-center max-sm:px-4">
          <h2 className="text-section">{t('projects.ctaHeading')}</h2>
          <p className="prose mx-auto mt-3 text-balance">{t('projects.ctaText')}</p>
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            <NavLink href={paths.contact} className="button button-primary">
              {t('projects.getInTouch')}
            </NavLink>
            <NavLink href={paths.home} className="button">
              {t('projects.backToPortfolio')}
            </NavLink>
          </div>
        </div>
      </section>
    </>
  )
}
