/** All projects, a page at a time. */
import { useEffect, useState } from 'react'
import { SEARCH_MAX } from '../../../contract/clients.ts'
import { Field } from '../../ui/field/field.tsx'
import { useFormats } from '../../ui/formats.ts'
import { fetchProjects } from './api.ts'
import { Empty, Loaded, More } from './loaded.tsx'
import { useAskedFor } from './use-arrival.tsx'
import { ALL_HEADING, usePlace } from './use-place.ts'
import { usePages } from './use-read.ts'
import { useClientsWords } from './words.tsx'

/** So long nothing is typed before it is looked for. */
const PAUSE_MS = 250

export function ProjectList() {
  const say = useClientsWords()
  const { day, percent } = useFormats()
  const { open } = usePlace()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = window.setTimeout(() => setSearch(typed.trim()), PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [typed])
  useAskedFor(ALL_HEADING)
  const pages = usePages(search, (after) => fetchProjects(search, after))
  return (
    <section className="clients-group">
      <h2 id={ALL_HEADING} tabIndex={-1} className="text-title">
        {say('list.heading')}
      </h2>
      <div className="clients-search">
        <Field id="clients-search" label={say('list.search')} error={undefined}>
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
      <Loaded reading={pages} bone={16}>
        {({ items }) => (
          <>
            {items.length === 0 &&
              (search ? (
                <Empty title={say('list.notFound')} />
              ) : (
                <Empty title={say('list.none')}>{say('list.noneText')}</Empty>
              ))}
            <ul className="clients-list">
              {items.map((project) => (
                <li key={project.id}>
                  <button type="button" className="clients-open" onClick={() => open(project.id)}>
                    <span className="strong">{project.name}</span>
                    <span className="text-sm text-muted">
                      {project.client ? project.client.name || project.client.email : say('list.nobody')}
                      {project.client?.hasAccount === false && `\u00a0· ${say('list.invited')}`}
                    </span>
                  </button>
                  <span className="text-sm text-muted">
                    {[
                      say(`status.${project.status}`),
                      percent(project.progress),
                      say('list.until', { date: day(project.expectedDelivery) }),
                    ].join('\u00a0· ')}
                  </span>
                </li>
              ))}
            </ul>
            <More pages={pages} />
          </>
        )}
      </Loaded>
    </section>
  )
}
