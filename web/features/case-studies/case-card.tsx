import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import type { CaseStudy } from '../../../contract/content.ts'
import { useWords } from '../../platform/i18n.tsx'
import { paths } from '../../platform/paths.ts'
import { Diagram } from '../../ui/diagram/diagram.tsx'
import { Icon } from '../../ui/icon.tsx'
import { tilt } from '../../ui/tilt.ts'
import { colors } from './colors.ts'

/** A case study on the home page, with its own architecture. The first one is drawn large. */
export function CaseCard({ study, large, delay }: { study: CaseStudy; large: boolean; delay: number }) {
  const t = useWords()
  const color = colors[study.color]
  return (
    <div data-reveal style={{ '--reveal-delay': `${delay}s` } as object} className={large ? 'lg:col-span-2' : ''}>
      <article
        {...(large ? {} : tilt)}
        className={`card grid h-full grid-cols-1 gap-x-10 gap-y-6 p-6 transition-transform duration-300 ease-out sm:p-8 ${large ? 'items-center lg:grid-cols-2' : 'content-start'}`}
      >
        <div className={`board-frame no-print ${large ? 'lg:order-last' : ''}`}>
          <Diagram
            diagram={study.diagram}
            drawingId={`drawing-${study.id}`}
            label={t('diagram.alt', { title: study.diagram.title })}
          />
        </div>
        <div>
          <p className={`flex items-center gap-2 text-sm font-medium ${color.text}`}>
            <Icon name={study.icon} size={18} />
            {study.subtitle}
          </p>
          <h3 className="mt-2 text-[1.5rem] leading-tight">{study.title}</h3>
          <p className="prose mt-3">{study.description}</p>
          <ul className="mt-4 list-disc pl-5 text-[0.9375rem] marker:text-brand">
            {study.keyFeatures.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
          <ul aria-label={t('projects.technologies')} className="mt-5 flex flex-wrap gap-1.5">
            {study.technologies.map((technology) => (
              <li key={technology} className="chip">
                {technology}
              </li>
            ))}
          </ul>
          <Link
            href={paths.caseStudy(study.id)}
            aria-label={t('projects.viewCaseOf', { study: study.title })}
            className="button no-print mt-6"
          >
            {t('projects.viewCase')}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </div>
      </article>
    </div>
  )
}
