import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import type { CaseStudy } from '#contract/content/content.ts'
import { useNamesLanguage, useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { tilt } from '#web/ui/effects/tilt.ts'
import { Icon } from '#web/ui/icon.tsx'
import { colors } from './colors.ts'
import { isLabelled, Value } from './metrics.tsx'
import { openingOf } from './opening.ts'
import { SmallDrawing } from './small-drawing.tsx'
import { useYears } from './use-years.ts'

const MAX_HIGHLIGHTS = 3
const MAX_TECHNOLOGIES = 6
const MAX_METRICS = 2

/**
 * A case study in the grid of all projects, under its architecture; a large one has it beside the text.
 */
export function ProjectCard({ study, large }: { study: CaseStudy; large: boolean }) {
  const t = useT()
  const namesLanguage = useNamesLanguage()
  const hidden = study.technologies.length - MAX_TECHNOLOGIES
  const { drawing } = study
  const metrics = study.metrics.slice(0, MAX_METRICS)
  const isLead = large && drawing !== undefined
  return (
    <article {...(large ? {} : tilt)} className={`card case ${colors[study.color]} ${isLead ? 'case-wide' : ''}`}>
      {drawing && (
        <div className="sheet">
          <SmallDrawing study={study} />
          <SmallDrawing study={study} posture="upright" />
          <p aria-hidden="true" className="caption">
            {drawing.title}
          </p>
        </div>
      )}
      <div className="case-text">
        {(study.icon || study.category) && (
          <p className={`eyebrow mb-2 ${colors[study.color]}`}>
            {study.icon && <Icon name={study.icon} size={18} />}
            {study.category}
          </p>
        )}
        <h2 className="wrap-anywhere text-title">{study.title}</h2>
        {study.subtitle && <p className="mt-1">{study.subtitle}</p>}
        <p className="prose mt-3">{openingOf(study.description)}</p>
        {study.keyFeatures.length > 0 && (
          <>
            <h3 className="mt-5">{t('projects.highlights')}</h3>
            <ul className="list mt-1 text-muted">
              {study.keyFeatures.slice(0, MAX_HIGHLIGHTS).map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </>
        )}
        {metrics.length > 0 && (
          <dl className="rule mt-6 grid w-full grid-cols-2 gap-4 pt-4">
            {metrics.map((metric) => (
              <div key={metric.id} className="flex flex-col-reverse justify-end">
                <dt aria-hidden={isLabelled(metric) || undefined} className="text-sm text-muted">
                  {metric.label}
                </dt>
                <dd className="strong">
                  <Value value={metric.value} hasLabel={isLabelled(metric)} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {study.technologies.length > 0 && (
          <ul aria-label={t('projects.technologies')} className="chips card-chips mt-5">
            {study.technologies.slice(0, MAX_TECHNOLOGIES).map((technology) => (
              <li key={technology} lang={namesLanguage}>
                {technology}
              </li>
            ))}
            {hidden > 0 && <li>{t('projects.more', { count: hidden })}</li>}
          </ul>
        )}
        <p className="pt-6">
          <Link
            href={paths.caseStudy(study.id)}
            aria-label={t('projects.viewShortOf', { study: study.title })}
            className="button"
          >
            {t('projects.viewShort')}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </p>
      </div>
    </article>
  )
}

/** A smaller work: a row among others, without a drawing or figures. */
export function ProjectRow({ study }: { study: CaseStudy }) {
  const t = useT()
  const namesLanguage = useNamesLanguage()
  const { years } = useYears()
  const hidden = study.technologies.length - MAX_TECHNOLOGIES
  const about = [years(study), study.category].filter(Boolean).join(' · ')
  return (
    <article className="work rule">
      <div>{about && <p className="caption">{about}</p>}</div>
      <div>
        <h2 className="text-card">{study.title}</h2>
        {study.subtitle && <p>{study.subtitle}</p>}
        <p className="prose mt-1">{openingOf(study.description)}</p>
        <p className="mt-2">
          <Link
            href={paths.caseStudy(study.id)}
            aria-label={t('projects.viewShortOf', { study: study.title })}
            className="link"
          >
            {t('projects.viewShort')}
          </Link>
        </p>
      </div>
      <div>
        {study.keyFeatures.length > 0 && (
          <ul className="list text-muted">
            {study.keyFeatures.slice(0, MAX_HIGHLIGHTS).map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        )}
        {study.technologies.length > 0 && (
          <p className="caption mt-2">
            <span lang={namesLanguage}>{study.technologies.slice(0, MAX_TECHNOLOGIES).join(' · ')}</span>
            {hidden > 0 && ` ${t('projects.more', { count: hidden })}`}
          </p>
        )}
      </div>
    </article>
  )
}
