import { useContent, useT } from '#web/platform/i18n.tsx'

/** The owner's jobs down a line of time, newest first. */
export function Timeline() {
  const t = useT()
  const { experience } = useContent()
  const period = usePeriod()
  return (
    <section id="experience-section" className="section">
      <div id="experience" className="page">
        <h2 className="text-section">{t('experience.heading')}</h2>
        <p className="no-print mt-3 text-muted">{t('experience.intro')}</p>
        <ol className="mt-10 print:mt-2">
          {experience.map((job) => (
            <li key={job.id} id={`job-${job.id}`} data-reveal className="job">
              <p className="caption">{period(job.start, job.end)}</p>
              <article>
                <div>
                  <h3 className="text-card">{job.title}</h3>
                  <p className="text-brand">{job.company}</p>
                  <p className="prose mt-3">{job.description}</p>
                </div>
                <ul className="list">
                  {job.achievements.map(({ id, text }) => (
                    <li key={id}>{text}</li>
                  ))}
                </ul>
                <Badges label={t('experience.technologies')} items={job.technologies} />
              </article>
            </li>
          ))}
        </ol>
      </div>
    </section>
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

/**
 * Formats months like `2024-03` as a period in the visitor's language. The names are words of ours: the first use of the
 * browser's own formatter keeps a slow phone busy for a tenth of a second.
 */
function usePeriod(): (start: string, end: string | null) => string {
  const t = useT()
  const names = t('experience.months').split(' ')
  const month = (text: string) => {
    const [year, number] = text.split('-')
    return t('experience.monthOfYear', { year, month: names[Number(number) - 1] })
  }
  return (start, end) =>
    t('experience.period', { start: month(start), end: end ? month(end) : t('experience.present') })
}
