import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import type { CaseStudy } from '../../../contract/content.ts'
import { useWords } from '../../platform/i18n.tsx'
import { paths } from '../../platform/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { tilt } from '../../ui/tilt.ts'
import { colors } from './colors.ts'

const MAX_HIGHLIGHTS = 3
const MAX_TECHNOLOGIES = 6
const MAX_METRICS = 2

/** A case study in the grid of all projects. */
export function ProjectCard({ study }: { study: CaseStudy }) {
  const t = useWords()
  const color = colors[study.color]
  const hidden = study.technologies.length - MAX_TECHNOLOGIES
  return (
    <article
      {...tilt}
      className={`card flex h-full flex-col border-t-2 p-6 transition-transform duration-300 ease-out sm:p-8 ${color.edge}`}
    >
      <p className={`flex items-center gap-2 text-sm font-medium ${color.text}`}>
        <Icon name={study.icon} size={18} />
        {study.category}
      </p>
      <h2 className="mt-2 text-[1.5rem] leading-tight">{study.title}</h2>
      <p className="font-medium">{study.subtitle}</p>
      <p className="prose mt-3 line-clamp-3">{study.description}</p>
      <h3 className="mt-5 text-sm tracking-normal">{t('projects.highlights')}</h3>
      <ul className="mt-1 list-disc pl-5 text-[0.9375rem] text-muted marker:text-brand">
        {study.keyFeatures.slice(0, MAX_HIGHLIGHTS).map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <dl className="mt-5 grid grid-cols-2 gap-4 border-y border-line py-4">
        {study.metrics.slice(0, MAX_METRICS).map(({ id, label, value }) => (
          <div key={id} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ul aria-label={t('projects.technologies')} className="mt-5 flex flex-wrap gap-1.5">
        {study.technologies.slice(0, MAX_TECHNOLOGIES).map((technology) => (
          <li key={technology} className="chip">
            {technology}
          </li>
        ))}
        {hidden > 0 && <li className="chip">{t('projects.more', { count: hidden })}</li>}
      </ul>
      <p className="mt-auto pt-6">
        <Link
          href={paths.caseStudy(study.id)}
          aria-label={t('projects.viewCaseOf', { study: study.title })}
          className="button"
        >
          {t('projects.viewShort')}
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </p>
    </article>
  )
}
