/** What the site's own checks found, one by one. */
import { type Check, checkIds, type Fault, type Measurement, SEO_ISSUES_LISTED } from '#contract/seo/seo.ts'
import { Empty } from '#web/ui/async/async-parts.tsx'
import { useFormats } from '#web/ui/formats.ts'
import { RatingSign } from '#web/ui/vitals/rating-sign.tsx'
import { useSeoT } from './i18n.tsx'

export function Technical({ latest }: { latest: Measurement | null }) {
  const t = useSeoT()
  const { number } = useFormats()
  return (
    <section aria-labelledby="seo-technical" className="grid grid-cols-1 content-start gap-4">
      <h3 id="seo-technical" className="text-title">
        {t('technical.heading')}
      </h3>
      {!latest && <Empty title={t('technical.none')} />}
      {latest && latest.lighthouseSeo !== null && (
        <p>{t('technical.lighthouse', { score: number(latest.lighthouseSeo) })}</p>
      )}
      {latest && (
        <ul className="seo-checks">
          {checkIds.map((id) => (
            <li key={id} className="card">
              <h4>{t(`technical.checks.${id}`)}</h4>
              <CheckResult check={latest.checks[id]} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export function CheckResult({ check: { checked, failed, faults } }: { check: Check }) {
  const t = useSeoT()
  const { number } = useFormats()
  return (
    <>
      <p className="flex items-center gap-1.5">
        <RatingSign rating={failed === 0 ? 'good' : 'poor'} />
        {failed === 0
          ? t('technical.clean', { checked: number(checked) })
          : t('technical.found', { checked: number(checked), count: failed })}
      </p>
      {faults.length > 0 && <Faults faults={faults} />}
      {failed > SEO_ISSUES_LISTED && (
        <p className="text-sm text-muted">{t('technical.more', { count: number(SEO_ISSUES_LISTED) })}</p>
      )}
    </>
  )
}

function Faults({ faults }: { faults: Fault[] }) {
  const t = useSeoT()
  const { languageName } = useFormats()
  return (
    <ul className="seo-faults text-sm">
      {faults.map(({ id, path, language, subject }) => (
        <li key={`${id} ${path} ${language} ${subject}`}>
          {t(`faults.${id}`)}
          <span className="caption">
            {[path, language && languageName(language), subject].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
