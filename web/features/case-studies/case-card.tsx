import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import type { CaseStudy } from '#contract/content/content.ts'
import { useNamesLanguage, useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { tilt } from '#web/ui/effects/tilt.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ShortList } from '#web/ui/short-list.tsx'
import { colors } from './colors.ts'
import { Metrics } from './metrics.tsx'
import { SmallDrawing } from './small-drawing.tsx'

/** A case study on the home page, with its own architecture. The first one is shown large, with its figures. */
export function CaseCard({ study, large, hasDrawing }: { study: CaseStudy; large: boolean; hasDrawing: boolean }) {
  const t = useT()
  const namesLanguage = useNamesLanguage()
  const drawing = hasDrawing ? study.drawing : undefined
  const hasFigures = large && study.metrics.length > 0
  const technologies = study.technologies.length > 0 && (
    <ul aria-label={t('projects.technologies')} className="chips mt-5">
      {study.technologies.map((technology) => (
        <li key={technology} lang={namesLanguage}>
          {technology}
        </li>
      ))}
    </ul>
  )
  const hasFeatures = study.keyFeatures.length > 0
  const folded = [
    ...(hasFeatures ? [t('projects.highlights')] : []),
    ...(technologies && !hasFigures ? [t('projects.technologies')] : []),
  ]
  return (
    <div data-reveal className={large ? 'lg:col-span-2' : undefined}>
      <article
        {...(large ? {} : tilt)}
        className={`card case ${colors[study.color]} ${hasFigures || (large && drawing) ? 'case-wide' : ''}`}
      >
        {drawing && (
          <div className="sheet no-print">
            <SmallDrawing study={study} isLate />
            <p aria-hidden="true" className="caption">
              {drawing.title}
            </p>
          </div>
        )}
        <div className="case-text">
          {(study.icon || study.subtitle) && (
            <p className={`eyebrow mb-2 ${colors[study.color]}`}>
              {study.icon && <Icon name={study.icon} size={18} />}
              {study.subtitle}
            </p>
          )}
          <h3 className="text-title">{study.title}</h3>
          <p className="prose mt-3">{study.description}</p>
          {folded.length > 0 && (
            <Fold label={folded.join(' · ')} className="mt-4 w-full">
              {hasFeatures && <ShortList items={study.keyFeatures} className="no-print" />}
              {!hasFigures && technologies}
            </Fold>
          )}
        </div>
        {hasFigures && (
          <div className="case-text">
            <Metrics metrics={study.metrics} className="no-print w-full" />
            {technologies}
          </div>
        )}
        <p className="case-text no-print pt-0">
          <Link
            href={paths.caseStudy(study.id)}
            aria-label={t('projects.viewCaseOf', { study: study.title })}
            className="button"
          >
            {t('projects.viewCase')}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </p>
      </article>
    </div>
  )
}
