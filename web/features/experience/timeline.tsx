import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { periodOf } from '#content/period.ts'
import { type Experience, employerOf } from '#contract/content/content.ts'
import { useContent, useNamesLanguage, useT } from '#web/platform/i18n.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { ShortList } from '#web/ui/short-list.tsx'

/** So many jobs stand open; where two or more are left, these are lines that open. */
const OPEN_JOBS = 2

/** The owner's jobs down a line of time, newest first. */
export function Timeline() {
  const t = useT()
  const { experience } = useContent()
  const open = experience.length > OPEN_JOBS + 1 ? OPEN_JOBS : experience.length
  const earlier = experience.slice(open)
  if (experience.length === 0) return null
  return (
    <section id="experience-section" className="section">
      <div id="experience" className="page">
        <h2 className="text-section">{t('experience.heading')}</h2>
        {experience.length > 1 && (
          <p className="no-print mt-3 text-muted">{t('experience.intro', { count: experience.length })}</p>
        )}
        <ol className="mt-6 md:mt-10 print:mt-2">
          {experience.slice(0, open).map((job, i) => (
            <Row key={job.id} job={job}>
              <Job job={job} isFirst={i === 0} />
            </Row>
          ))}
        </ol>
        {earlier.length > 0 && (
          <Fold label={t('experience.earlier', { count: earlier.length })} className="jobs-earlier">
            <ol>
              {earlier.map((job) => (
                <Row key={job.id} job={job}>
                  {hasMore(job) ? <FoldedJob job={job} /> : <BareJob job={job} />}
                </Row>
              ))}
            </ol>
          </Fold>
        )}
      </div>
    </section>
  )
}

/** A job on the line of time, beside its dates. */
function Row({ job, children }: { job: Experience; children: ReactNode }) {
  const time = periodOf(useT())(job.start, job.end)
  return (
    <li id={`job-${job.id}`} data-reveal className="job">
      {time && <p className="caption">{time}</p>}
      {children}
    </li>
  )
}

/** Whether there is anything to open below its title and company. */
const hasMore = ({ url, about, description, conditions, achievements, technologies }: Experience) =>
  [url, about, description, ...conditions, ...achievements, ...technologies].some(Boolean)

/** @param isFirst leaves what came of it open on a phone, too. */
function Job({ job, isFirst }: { job: Experience; isFirst: boolean }) {
  const t = useT()
  const results = <Results job={job} />
  const employer = job.url ? <a href={job.url}>{job.company}</a> : employerOf(job)
  return (
    <article>
      <div>
        <h3 className="text-card">{job.title}</h3>
        {employer && <p className="text-brand">{employer}</p>}
        <Particulars job={job} />
      </div>
      {!hasResults(job) ? null : isFirst ? results : <Fold label={t('experience.results')}>{results}</Fold>}
    </article>
  )
}

const hasResults = ({ achievements, technologies }: Experience) => achievements.length + technologies.length > 0

function BareJob({ job }: { job: Experience }) {
  return (
    <div className="job-line">
      <h3>{job.title}</h3>
      <span className="text-brand">{employerOf(job)}</span>
    </div>
  )
}

function FoldedJob({ job }: { job: Experience }) {
  return (
    <details>
      <summary>
        <h3>{job.title}</h3>
        <span className="text-brand">{employerOf(job)}</span>
        <ChevronDown size={18} aria-hidden="true" className="no-print text-muted" />
      </summary>
      <article>
        <div>
          {job.url && (
            <a href={job.url} className="link">
              {job.company}
            </a>
          )}
          <Particulars job={job} />
        </div>
        {hasResults(job) && <Results job={job} />}
      </article>
    </details>
  )
}

/** Under which conditions the work was done, and what it was. */
function Particulars({ job: { about, conditions, description } }: { job: Experience }) {
  const more = [...(about ? [about] : []), ...conditions.map(({ text }) => text)]
  return (
    <>
      {more.length > 0 && <p className="text-sm text-muted capital">{more.join(' · ')}</p>}
      {description && <p className="prose mt-3">{description}</p>}
    </>
  )
}

function Results({ job: { achievements, technologies } }: { job: Experience }) {
  const t = useT()
  const namesLanguage = useNamesLanguage()
  return (
    <div>
      {achievements.length > 0 && <ShortList items={achievements} />}
      {technologies.length > 0 && (
        <ul aria-label={t('experience.technologies')} className="chips mt-4">
          {technologies.map((item) => (
            <li key={item} lang={namesLanguage}>
              {item}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
