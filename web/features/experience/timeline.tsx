import { useContent, useLanguage, useWords } from '../../platform/i18n.tsx'

/** The owner's jobs down a line of time, newest first. */
export function Timeline() {
  const t = useWords()
  const { experience } = useContent()
  const period = usePeriod()
  return (
    <section id="experience-section" className="section">
      <div id="experience" className="page">
        <h2 className="text-section">{t('experience.heading')}</h2>
        <p className="no-print mt-3 text-muted">{t('experience.intro')}</p>
        <ol className="mt-10 print:mt-2">
          {experience.map((job) => (
            <li
              key={job.id}
              id={`job-${job.id}`}
              data-reveal
              className="relative grid grid-cols-1 gap-x-10 pb-12 pl-7 before:absolute before:top-2.5 before:bottom-0 before:left-[3px] before:w-px before:bg-line after:absolute after:top-2.5 after:left-0 after:size-[7px] after:rounded-full after:bg-brand last:pb-0 md:grid-cols-[11rem_1fr] print:grid-cols-[9rem_1fr] print:pb-3 print:pl-0 print:before:hidden print:after:hidden"
            >
              <p className="pt-0.5 text-sm text-muted tabular-nums">{period(job.start, job.end)}</p>
              <article>
                <h3 className="text-card">{job.title}</h3>
                <p className="font-medium text-brand">{job.company}</p>
                <p className="prose mt-3">{job.description}</p>
                <ul className="mt-3 max-w-2xl list-disc pl-5 marker:text-brand">
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
    <ul aria-label={label} className="mt-4 flex flex-wrap gap-1.5 print:mt-1">
      {items.map((item) => (
        <li key={item} className="chip">
          {item}
        </li>
      ))}
    </ul>
  )
}

/** Formats months like `2024-03` as a period in the visitor's language. */
function usePeriod(): (start: string, end: string | null) => string {
  const t = useWords()
  const { language } = useLanguage()
  const format = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short', timeZone: 'UTC' })
  const month = (text: string) => format.format(new Date(`${text}-01T00:00:00Z`))
  return (start, end) =>
    t('experience.period', { start: month(start), end: end ? month(end) : t('experience.present') })
}
