/** What the site's own checks found, one by one. */
import { type Check, checkIds, FAULTS_KEPT, type Fault, type Measurement } from '../../../contract/seo.ts'
import { RatingSign } from '../../ui/vitals/rating-sign.tsx'
import { useFormats } from './formats.ts'
import { useSeoWords } from './words.tsx'

export function Technical({ latest }: { latest: Measurement | null }) {
  const say = useSeoWords()
  const { number } = useFormats()
  return (
    <section aria-labelledby="seo-technical" className="seo-part">
      <h3 id="seo-technical" className="text-title">
        {say('technical.heading')}
      </h3>
      {!latest && <p className="seo-empty">{say('technical.none')}</p>}
      {latest && latest.lighthouseSeo !== null && (
        <p>{say('technical.lighthouse', { score: number(latest.lighthouseSeo) })}</p>
      )}
      {latest && (
        <ul className="seo-checks">
          {checkIds.map((id) => (
            <li key={id} className="card">
              <h4>{say(`technical.checks.${id}`)}</h4>
              <CheckResult check={latest.checks[id]} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export function CheckResult({ check: { checked, failed, faults } }: { check: Check }) {
  const say = useSeoWords()
  const { number } = useFormats()
  return (
    <>
      <p className="seo-verdict">
        <RatingSign rating={failed === 0 ? 'good' : 'poor'} />
        {failed === 0
          ? say('technical.clean', { checked: number(checked) })
          : say('technical.found', { checked: number(checked), count: failed })}
      </p>
      {faults.length > 0 && <Faults faults={faults} />}
      {failed > FAULTS_KEPT && (
        <p className="text-sm text-muted">{say('technical.more', { count: number(FAULTS_KEPT) })}</p>
      )}
    </>
  )
}

function Faults({ faults }: { faults: Fault[] }) {
  const say = useSeoWords()
  const { languageName } = useFormats()
  return (
    <ul className="seo-faults text-sm">
      {faults.map(({ id, path, language, subject }) => (
        <li key={`${id} ${path} ${language} ${subject}`}>
          {say(`faults.${id}`)}
          <span className="caption">
            {[path, language && languageName(language), subject].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
