import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { tellAll } from '#contract/content/content.ts'
import { useContent, useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { CaseCard } from './case-card.tsx'

/** The case studies on the home page. */
export function CaseStudiesSection() {
  const t = useT()
  const { caseStudies } = useContent()
  if (caseStudies.length === 0) return null
  // Its drawing is on the first screen.
  const drawnAbove = caseStudies.find(({ drawing }) => drawing)
  // Without figures or a drawing the first one fills the whole width only where it would leave another alone in its row.
  const [first] = caseStudies
  const fillsRow = (first?.metrics.length ?? 0) > 0 || (first?.drawing && first !== drawnAbove)
  const isLarge = Boolean(fillsRow) || caseStudies.length % 2 === 1
  return (
    <section id="case-studies-section" className="section">
      <div id="case-studies" className="page">
        <h2 className="text-section">{t('projects.heading')}</h2>
        {tellAll(caseStudies) && <p className="prose no-print mt-3">{t('projects.intro')}</p>}
        <div className="mt-6 md:mt-10 grid grid-cols-1 gap-6 lg:grid-cols-2 print:mt-2 print:block">
          {caseStudies.map((study, i) => (
            <CaseCard key={study.id} study={study} large={i === 0 && isLarge} hasDrawing={study !== drawnAbove} />
          ))}
        </div>
        <p className="no-print mt-8">
          <Link href={paths.projects} className="button">
            {t('projects.viewAll')}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </p>
      </div>
    </section>
  )
}
