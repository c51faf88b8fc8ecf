import { periodOf } from '#content/period.ts'
import type { Experience } from '#contract/content/content.ts'
import { useContent, useT } from '#web/platform/i18n.tsx'

/** The owner's jobs down a line of time, newest first. */
export function Timeline() {
  const t = useT()
  const { experience } = useContent()
  const period = periodOf(t)
  if (experience.length === 0) return null
  return (
    <section id="experience-section" className="section">
      <div id="experience" className="page">
        <h2 className="text-section">{t('experience.heading')}</h2>
        {experience.length > 1 && (
          <p className="no-print mt-3 text-muted">{t('experience.intro', { count: experience.length })}</p>
        )}
        <ol className="mt-10 print:mt-2">
          {experience.map((job) => (
            <li key={job.id} id={`job-${job.id}`} data-reveal className="job">
              <p className="caption">{period(job.start, job.end)}</p>
              <article>
                <div>
                  <h3 className="text-card">{job.title}</h3>
                  <Company job={job} />
                  {job.description && <p className="prose mt-3">{job.description}</p>}
                </div>
                {job.achievements.length > 0 && (
                  <ul className="list">
                    {job.achievements.map(({ id, text }) => (
                      <li key={id}>{text}</li>
                    ))}
                  </ul>
                )}
                {job.technologies.length > 0 && (
                  <Badges label={t('experience.technologies')} items={job.technologies} />
                )}
              </article>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Whom the work was done for, and under which conditions. */
function Company({ job: { company, url, about, conditions } }: { job: Experience }) {
  const more = [...(about ? [about] : []), ...conditions.map(({ text }) => text)]
  return (
    <>
      <p className="text-brand">{url ? <a href={url}>{company}</a> : company}</p>
      {more.length > 0 && <p className="text-sm text-muted first-letter:uppercase">{more.join(' · ')}</p>}
    </>
  )
}

function Badges({ label, items }: { label: string; items: string[] }) {
  return (
    <ul aria-label={label} className="chips mt-4">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
