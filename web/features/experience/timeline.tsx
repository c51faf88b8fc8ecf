import { ChevronDown } from 'lucide-react'
import { periodOf } from '#content/period.ts'
import { type Experience, employerOf } from '#contract/content/content.ts'
import { useContent, useNamesLanguage, useT } from '#web/platform/i18n.tsx'
import { ShortList } from '#web/ui/short-list.tsx'

/** So many jobs stand open; where two or more are left, these are lines that open. */
const OPEN_JOBS = 2

/** The owner's jobs down a line of time, newest first. */
export function Timeline() {
  const t = useT()
  const { experience } = useContent()
  const period = periodOf(t)
  const open = experience.length > OPEN_JOBS + 1 ? OPEN_JOBS : experience.length
  if (experience.length === 0) return null
  return (
    <section id="experience-section" className="section">
      <div id="experience" className="page">
        <h2 className="text-section">{t('experience.heading')}</h2>
        {experience.length > 1 && (
          <p className="no-print mt-3 text-muted">{t('experience.intro', { count: experience.length })}</p>
        )}
        <ol className="mt-10 print:mt-2">
          {experience.map((job, i) => {
            const time = period(job.start, job.end)
            return (
              <li key={job.id} id={`job-${job.id}`} data-reveal className="job">
                {time && <p className="caption">{time}</p>}
                {i < open ? <Job job={job} /> : hasMore(job) ? <FoldedJob job={job} /> : <BareJob job={job} />}
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}

/** Whether there is anything to open below its title and company. */
const hasMore = ({ url, about, description, conditions, achievements, technologies }: Experience) =>
  [url, about, description, ...conditions, ...achievements, ...technologies].some(Boolean)

function Job({ job }: { job: Experience }) {
  const employer = job.url ? <a href={job.url}>{job.company}</a> : employerOf(job)
  return (
    <article>
      <div>
        <h3 className="text-card">{job.title}</h3>
        {employer && <p className="text-brand">{employer}</p>}
        <Particulars job={job} />
      </div>
      <Results job={job} />
    </article>
  )
}

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
        <Results job={job} />
      </article>
    </details>
  )
}

/** Under which conditions the work was done, and what it was. */
function Particulars({ job: { about, conditions, description } }: { job: Experience }) {
  const more = [...(about ? [about] : []), ...conditions.map(({ text }) => text)]
  return (
    <>
      {more.length > 0 && <p className="text-sm text-muted first-letter:uppercase">{more.join(' · ')}</p>}
      {description && <p className="prose mt-3">{description}</p>}
    </>
  )
}

function Results({ job: { achievements, technologies } }: { job: Experience }) {
  const t = useT()
  const namesLanguage = useNamesLanguage()
  return (
    <>
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
    </>
  )
}
