/** All projects, a page at a time. */
import { useEffect, useState } from 'react'
import { SEARCH_MAX } from '#contract/clients/clients.ts'
import { Empty } from '#web/ui/async/async-parts.tsx'
import { PagedView } from '#web/ui/async/paged-view.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { useFormats } from '#web/ui/formats.ts'
import { useClientsT } from './i18n.tsx'
import { useProjectList } from './queries.ts'
import { useAskedFor } from './use-arrival.tsx'
import { ALL_HEADING, useRouteState } from './use-route-state.ts'

/** So long nothing is typed before it is looked for. */
const PAUSE_MS = 250

export function ProjectList() {
  const t = useClientsT()
  const { day, percent } = useFormats()
  const { open } = useRouteState()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = window.setTimeout(() => setSearch(typed.trim()), PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [typed])
  useAskedFor(ALL_HEADING)
  const query = useProjectList(search)
  const empty = search ? (
    <Empty title={t('list.notFound')} />
  ) : (
    <Empty title={t('list.none')}>{t('list.noneText')}</Empty>
  )
  return (
    <section className="clients-group">
      <h2 id={ALL_HEADING} tabIndex={-1} className="text-title">
        {t('list.heading')}
      </h2>
      <div className="clients-search">
        <Field id="clients-search" label={t('list.search')} error={undefined}>
          {(props) => (
            <input
              {...props}
              type="search"
              autoComplete="off"
              maxLength={SEARCH_MAX}
              className="field"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      </div>
      <PagedView
        query={query}
        label={t('list.heading')}
        empty={empty}
        more={t('more')}
        className="clients-list row-list"
        row={(project) => (
          <>
            <button type="button" className="clients-open" onClick={() => open(project.id)}>
              <span className="strong">{project.name}</span>
              <span className="text-sm text-muted">
                {project.client ? project.client.name || project.client.email : t('list.nobody')}
                {project.client?.hasAccount === false && `\u00a0· ${t('list.invited')}`}
              </span>
            </button>
            <span className="clients-state text-sm text-muted">
              <span aria-hidden="true" className="progress-line" style={{ '--level': project.progress }} />
              {[
                t(`status.${project.status}`),
                percent(project.progress),
                t('list.until', { date: day(project.expectedDelivery) }),
              ].join('\u00a0· ')}
            </span>
          </>
        )}
      />
    </section>
  )
}
