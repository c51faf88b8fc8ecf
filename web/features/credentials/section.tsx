/** What stands beside work and projects: education, certificates, publications, languages and the like. */
import type { BackgroundEntry } from '#contract/content/content.ts'
import { useContent, useT } from '#web/platform/i18n.tsx'
import { Fold } from '#web/ui/fold.tsx'

export function CredentialsSection() {
  const t = useT()
  const { background: groups } = useContent()
  if (groups.length === 0) return null
  return (
    <section id="more-section" className="section">
      <div className="page">
        <h2 className="text-section">{t('more.heading')}</h2>
        <Fold label={groups.map(({ id }) => t(`more.${id}`)).join(' · ')} className="mt-6 md:mt-10 print:mt-2">
          <div className="-mb-10 gap-x-16 lg:columns-2">
            {groups.map(({ id, entries }) => (
              <section key={id} id={id} className="mb-10 break-inside-avoid">
                <h3 className="mb-3 text-title">{t(`more.${id}`)}</h3>
                <ul>
                  {entries.map((entry) => (
                    <Entry key={entry.fact} entry={entry} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Fold>
      </div>
    </section>
  )
}

function Entry({ entry: { title, url, details, aside, summary, points } }: { entry: BackgroundEntry }) {
  return (
    <li className="rule py-3">
      <p className="flex items-baseline justify-between gap-4">
        {url ? (
          <a href={url} className="link">
            {title}
          </a>
        ) : (
          <span className="strong">{title}</span>
        )}
        {aside && <span className="caption flex-none capital">{aside}</span>}
      </p>
      {details.length > 0 && <p className="text-sm text-muted">{details.join(' · ')}</p>}
      {summary && <p className="prose mt-1">{summary}</p>}
      {points.length > 0 && (
        <ul className="list mt-1 text-muted">
          {points.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
