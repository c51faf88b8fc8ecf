/** All projects at a glance: side by side where their figures can be compared, and by technology. */
import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { comparePath, pairsOf } from '#content/compared.ts'
import type { CaseStudy } from '#contract/content/content.ts'
import { measures } from '#contract/content/kinds.ts'
import { useContent, useNamesLanguage, useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { YearsBar } from '#web/ui/years-bar.tsx'
import { isLabelled, Value } from './metrics.tsx'
import './project-index.css'
import { useYears } from './use-years.ts'

/** Where a technology's projects are listed: a link to it works without scripts. */
const idOf = (technology: string) => `with-${technology.replace(/\s+/g, '-')}`

/** So many technologies are shown at first, the most used. */
const TECHNOLOGIES_SHOWN = 8

/** The most used first. */
function technologiesOf(studies: CaseStudy[]): string[] {
  const all = studies.flatMap(({ technologies }) => technologies)
  const uses = (technology: string) => all.filter((one) => one === technology).length
  return [...new Set(all)].toSorted((one, other) => uses(other) - uses(one))
}

/** Whether it has a figure that can be compared with others'. */
const isMeasured = ({ metrics }: CaseStudy) => metrics.some((one) => one.measures)

/** Which technology the address asks for. */
export function useTechnology(studies: CaseStudy[]): string | undefined {
  const [hash, setHash] = useState('')
  useEffect(() => {
    const read = () => setHash(window.location.hash.slice(1))
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return technologiesOf(studies).find((one) => encodeURIComponent(idOf(one)) === hash)
}

export function Comparison({ studies }: { studies: CaseStudy[] }) {
  const t = useT()
  const { career } = useContent()
  const { years, bar } = useYears()
  const columns = measures.filter((column) =>
    studies.some(({ metrics }) => metrics.some((one) => one.measures === column)),
  )
  if (columns.length === 0) return null
  return (
    <table className="compared">
      <caption className="sr-only">{t('projects.compared')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('projects.project')}</th>
          <th scope="col">
            {t('projects.years')}
            {career && (
              <span aria-hidden="true" className="years-axis">
                {career.from}
                <span>{career.to - 1}</span>
              </span>
            )}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`projects.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {studies.filter(isMeasured).map((study) => (
          <tr key={study.id}>
            <th scope="row">
              <Link href={paths.caseStudy(study.id)} className="link">
                {study.title}
              </Link>
            </th>
            <td className="caption">
              {years(study)}
              <YearsBar whole="M0 4.5h100" used="" proven={bar(study)} />
            </td>
            {columns.map((column) => {
              const metric = study.metrics.find((one) => one.measures === column)
              return (
                <td key={column}>
                  {metric && (
                    <>
                      <Value value={metric.value} hasLabel={isLabelled(metric)} />
                      <span aria-hidden={isLabelled(metric) || undefined} className="caption">
                        {metric.label}
                      </span>
                      {metric.change && <Less {...metric.change} />}
                    </>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What is left of a figure, named, along what it was: as long in each row. One that has grown says so in words. */
function Less({ before, after }: NonNullable<CaseStudy['metrics'][number]['change']>) {
  const t = useT()
  if (after >= before) return null
  return (
    <span aria-hidden="true" className="less">
      <YearsBar whole="M0 4.5h100M99.5 0v9" used="" proven={`M0 4.5h${Math.round((100 * after) / before)}`} />
      <span>{t('projects.after')}</span>
      <span>{t('projects.before')}</span>
    </span>
  )
}

/** Each two of the case studies as a link to them side by side, which the server answers: it works without scripts. @param shown is left out. */
export function Pairs({ studies, shown }: { studies: CaseStudy[]; shown?: [CaseStudy, CaseStudy] }) {
  const t = useT()
  const pairs = pairsOf(studies).filter((pair) => !shown || comparePath(pair) !== comparePath(shown))
  if (pairs.length === 0) return null
  return (
    // Where it would open below the window's edge, or below the bar there, the page makes room.
    <details
      className="pairs no-print"
      onToggle={({ currentTarget }) => currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' })}
    >
      <summary className="button">
        {t('projects.compareTwo')}
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <ul className="card popup">
        {pairs.map((pair) => (
          <li key={comparePath(pair)}>
            <a href={comparePath(pair)} className="option">
              <span>{pair[0].title}</span> <span className="text-muted">⇄</span> <span>{pair[1].title}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Each technology as a link to the projects with it, which also leaves out all others where scripts run. */
export function Technologies({ studies, chosen }: { studies: CaseStudy[]; chosen: string | undefined }) {
  const t = useT()
  const namesLanguage = useNamesLanguage()
  const all = technologiesOf(studies)
  if (studies.length < 2 || all.length === 0) return null
  const shown = all.length > TECHNOLOGIES_SHOWN + 1 ? TECHNOLOGIES_SHOWN : all.length
  const list = (some: string[]) => (
    <ul aria-label={t('projects.technologies')} className="chips">
      {some.map((technology) => (
        <li key={technology}>
          <a
            href={`#${encodeURIComponent(idOf(technology))}`}
            lang={namesLanguage}
            aria-current={technology === chosen || undefined}
          >
            {technology}
          </a>
        </li>
      ))}
    </ul>
  )
  const others = all.slice(shown)
  return (
    <>
      <div className="filters">
        <p className="text-sm text-muted">{t('projects.technologies')}</p>
        {list(all.slice(0, shown))}
        {others.length > 0 && (
          <details open={(chosen && others.includes(chosen)) || undefined} className="more">
            <summary className="link">
              {t('projects.more', { count: others.length })}
              <ChevronDown size={16} aria-hidden="true" />
            </summary>
            {list(others)}
          </details>
        )}
      </div>
      {all.map((technology) => (
        // With a tab stop of no order, so that following the link takes the focus there, and it is read out.
        <p key={technology} id={idOf(technology)} tabIndex={-1} className="uses note">
          <strong className="strong" lang={namesLanguage}>
            {technology}
          </strong>
          {studies
            .filter(({ technologies }) => technologies.includes(technology))
            .map(({ id, title }) => (
              <Link key={id} href={paths.caseStudy(id)} className="link">
                {title}
              </Link>
            ))}
          <a href="#all" className="link">
            {t('projects.viewAll')}
          </a>
        </p>
      ))}
    </>
  )
}
