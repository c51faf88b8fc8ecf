/** Two systems side by side: their drawings, their figures in rows, and what both are made with. */
import type { ReactNode } from 'react'
import type { CaseStudy } from '#contract/content/content.ts'
import { measures } from '#contract/content/kinds.ts'
import { useNamesLanguage, useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { NavLink } from '#web/ui/nav-link.tsx'
import { isLabelled, Value } from './metrics.tsx'
import { SmallDrawing } from './small-drawing.tsx'
import './project-index.css'
import './side-by-side.css'
import { useYears } from './use-years.ts'

type Pair = [CaseStudy, CaseStudy]

export function SideBySide({ pair }: { pair: Pair }) {
  const t = useT()
  const { years } = useYears()
  const namesLanguage = useNamesLanguage()
  const [one, other] = pair
  const names = (all: string[]) => {
    const joined = all.join(', ')
    return joined ? <span lang={namesLanguage}>{joined}</span> : undefined
  }
  const row = (name: string, cell: (study: CaseStudy) => ReactNode) => ({ name, cells: pair.map(cell) })
  const rows = [
    row(t('projects.years'), years),
    ...measures.map((measure) => row(t(`projects.${measure}`), (study) => figureOf(study, measure))),
    row(t('diagram.parts'), ({ drawing }) => drawing?.parts),
    row(t('diagram.connections'), ({ drawing }) => drawing?.connections),
    row(t('projects.technologies'), ({ technologies }) => names(technologies)),
  ].filter(({ cells }) => cells.some((cell) => cell !== undefined))
  const shared = one.technologies.filter((technology) => other.technologies.includes(technology))
  return (
    <>
      <div className="side-drawings">
        {pair.map(
          (study) =>
            study.drawing && (
              <figure key={study.id} className="card">
                <div className="sheet">
                  <SmallDrawing study={study} />
                  <SmallDrawing study={study} posture="upright" />
                </div>
                <figcaption className="caption">
                  {study.title}: {study.drawing.title}
                </figcaption>
              </figure>
            ),
        )}
      </div>
      <table className="side-figures">
        <caption className="sr-only">{t('projects.compared')}</caption>
        <thead>
          <tr>
            <td />
            {pair.map(({ id, title }) => (
              <th key={id} scope="col">
                <NavLink href={paths.caseStudy(id)} className="link">
                  {title}
                </NavLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row" className="caption">
                {name}
              </th>
              {pair.map(({ id }, i) => (
                <td key={id}>{cells[i] ?? '–'}</td>
              ))}
            </tr>
          ))}
          {shared.length > 0 && (
            <tr>
              <th scope="row" className="caption">
                {t('projects.inBoth')}
              </th>
              <td colSpan={2} className="strong">
                {names(shared)}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </>
  )
}

/** @returns undefined where the case study has no such figure. */
function figureOf({ metrics }: CaseStudy, measure: (typeof measures)[number]): ReactNode {
  const metric = metrics.find((one) => one.measures === measure)
  return (
    metric && (
      <>
        <Value value={metric.value} hasLabel={isLabelled(metric)} />
        <span aria-hidden={isLabelled(metric) || undefined} className="caption">
          {metric.label}
        </span>
      </>
    )
  )
}
