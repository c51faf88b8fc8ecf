/** What was measured, beside what is aimed at. */
import { type Measurement, type ScoreId, scoreIds, scoreTargets } from '#contract/seo/seo.ts'
import { Gauge } from '#web/ui/chart/gauge.tsx'
import { useFormats } from '#web/ui/formats.ts'
import { RatingSign } from '#web/ui/vitals/rating-sign.tsx'
import { useSeoT } from './i18n.tsx'

export function Scores({ latest }: { latest: Measurement | null }) {
  const t = useSeoT()
  return (
    <section aria-labelledby="seo-scores" className="grid grid-cols-1 content-start gap-4">
      <h3 id="seo-scores" className="text-title">
        {t('scores.heading')}
      </h3>
      <dl className="seo-scores">
        {scoreIds.map((id) => (
          <ScoreView key={id} id={id} latest={latest} />
        ))}
      </dl>
      <p className="prose text-sm">{t('scores.how')}</p>
    </section>
  )
}

function ScoreView({ id, latest }: { id: ScoreId; latest: Measurement | null }) {
  const t = useSeoT()
  const { number } = useFormats()
  const score = latest?.scores[id] ?? null
  const target = scoreTargets[id]
  const rating = score !== null && score >= target ? 'good' : 'needs-improvement'
  return (
    <div className="card seo-score" data-rating={score === null ? undefined : rating}>
      <dt className="strong">{t(`scores.${id}`)}</dt>
      <dd>
        <Gauge value={score} text={score === null ? '–' : number(score)} />
        {score === null ? (
          <span>{t(latest ? 'scores.impossible' : 'scores.none')}</span>
        ) : (
          <span className="sr-only">{t('scores.measured', { score: number(score) })}</span>
        )}
      </dd>
      <dd className="text-sm text-muted">{t('scores.target', { target: number(target) })}</dd>
      {score !== null && (
        <dd className="verdict justify-center text-sm">
          <RatingSign rating={rating} size={14} />
          {t(rating === 'good' ? 'scores.reached' : 'scores.below')}
        </dd>
      )}
    </div>
  )
}
