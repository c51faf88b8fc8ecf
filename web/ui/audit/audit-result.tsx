/** The result of measuring a website: its score, its values, and what to change. In the chat, and on its own page. */
import { Fragment, type ReactNode } from 'react'
import type { Audit, Fix, Vital } from '#contract/audit/audit.ts'
import { pageName } from '#contract/audit/page-address.ts'
import type { Language } from '#contract/language.ts'
import { scoreRating, type VitalId } from '#contract/ratings.ts'
import { formatBytes, formatTime, formatVital, shortName } from '#web/ui/vitals/format.ts'
import { RatingSign } from '#web/ui/vitals/rating-sign.tsx'
import './audit.css'
import { measuredAgo } from './age.ts'
import type { AuditTranslate } from './i18n.ts'
import { ScoreGauge } from './score-gauge.tsx'
import { VitalScale } from './vital-scale.tsx'

export type AuditResult = Omit<Audit, 'success' | 'message'>

interface Props {
  result: AuditResult
  /** Distinguishes its ids from those of other results on the page. */
  id: string
  t: AuditTranslate
  /** The language of the page; the result's own texts are in the one it was asked for in. */
  language: Language
  heading: 'h1' | 'h3'
  /** In the chat the summary is the message. */
  hasSummary?: boolean
  children?: ReactNode
}

export default function AuditResultView({ result, id, t, language, heading: Heading, hasSummary, children }: Props) {
  const { analysis, insights } = result
  const { url, score, kind, own, screenshot } = analysis
  const rating = scoreRating(score)
  const Part = Heading === 'h1' ? 'h2' : 'h4'
  const values = { score, rating: t(`vitals.ratings.${rating}`) }
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(analysis.measuredAt)
  return (
    <article className="audit-result" aria-labelledby={`${id}-title`}>
      <div className="audit-head">
        <ScoreGauge score={score} label={t('card.score', values)} own={own?.score} />
        <div>
          <p className="caption">{[t('card.heading'), Heading === 'h1' && date].filter(Boolean).join(' · ')}</p>
          <Heading
            id={`${id}-title`}
            className={Heading === 'h1' ? 'audit-title text-title sm:text-number' : 'audit-title strong'}
          >
            {pageName(url)
              .split(/(?=[/?&])/)
              .map((part, i) => (
                // A line ends between the parts of an address.
                <Fragment key={`${i}${part}`}>
                  {i > 0 && <wbr />}
                  {part}
                </Fragment>
              ))}
          </Heading>
          <p className="audit-verdict">
            <RatingSign rating={rating} />
            {values.rating}
          </p>
          {kind === 'light' && <p className="text-sm text-muted">{t('card.estimate')}</p>}
          {own && <p className="text-sm text-muted audit-own-score">{t('card.ownScore', { score: own.score })}</p>}
          {rating !== 'good' && <p className="text-sm text-muted">{t('card.goal')}</p>}
        </div>
        {screenshot && <img src={screenshot} alt={t('card.screenshot')} width="412" height="823" />}
      </div>
      {hasSummary && <p lang={result.language}>{insights.summary}</p>}
      <div className="audit-columns">
        <div className="audit-column">
          <Part>{t('card.vitals')}</Part>
          <dl className="audit-vitals">
            {analysis.vitals.map((vital) => (
              <VitalRow
                key={vital.id}
                vital={vital}
                own={own?.vitals.find((one) => one.id === vital.id)}
                {...{ t, language }}
              />
            ))}
          </dl>
          <NotMeasured {...{ analysis, t, language }} />
        </div>
        <div className="audit-column">
          <Part>{t('card.fixes')}</Part>
          {insights.fixes.length === 0 && <p>{t('card.noFixes')}</p>}
          {insights.fixes.length > 0 && (
            <ol lang={result.language} className="audit-fixes">
              {insights.fixes.map((fix) => (
                <FixItem key={fix.id} {...{ fix, t, language }} />
              ))}
            </ol>
          )}
          <p lang={result.language}>{insights.businessImpact}</p>
        </div>
      </div>
      <Facts {...{ analysis, t, language }} />
      <p lang={result.language} className="text-sm text-muted">
        {insights.note}
      </p>
      {children}
    </article>
  )
}

interface I18n {
  t: AuditTranslate
  language: Language
}

function VitalRow({ vital, own, t, language }: I18n & { vital: Vital; own: Vital | undefined }) {
  const { id, value, rating } = vital
  const ownValue = own && formatVital(language, id, own.value)
  return (
    <div>
      <dt>
        <abbr title={t(`vitals.names.${id}`)}>{shortName(id)}</abbr> <span>{t(`vitals.names.${id}`)}</span>
      </dt>
      <dd className="audit-value">{formatVital(language, id, value)}</dd>
      <dd className="audit-rating" data-rating={rating}>
        <RatingSign rating={rating} size={14} />
        {t(`vitals.ratings.${rating}`)}
        {ownValue && <span className="audit-own-value">{t('card.ownValue', { value: ownValue })}</span>}
      </dd>
      <dd aria-hidden="true" className="audit-scale">
        <VitalScale vital={vital} own={own} />
      </dd>
    </div>
  )
}

const fieldOnly: VitalId[] = ['inp', 'fid']

function NotMeasured({ analysis, t, language }: I18n & Pick<AuditResult, 'analysis'>) {
  const { kind, notMeasured } = analysis
  if (notMeasured.length === 0) return null
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(notMeasured.map(shortName))
  return (
    <div className="text-sm text-muted">
      <p>{t('card.notMeasured', { list })}</p>
      {kind === 'light' && <p>{t('card.light')}</p>}
      {kind !== 'light' && notMeasured.some((id) => fieldOnly.includes(id)) && <p>{t('card.field')}</p>}
    </div>
  )
}

function FixItem({ fix, t, language }: I18n & { fix: Fix }) {
  const { title, text, savingMs, savingBytes } = fix
  const gain = [
    savingMs !== undefined && formatTime(language, savingMs),
    savingBytes !== undefined && formatBytes(language, savingBytes),
  ].filter((part) => part !== false)
  return (
    <li>
      <p className="strong">{title}</p>
      <p>{text}</p>
      {gain.length > 0 && (
        <p lang={language} className="audit-gain">
          {t('card.gain', { gain: gain.join(' · ') })}
        </p>
      )}
    </li>
  )
}

function Facts({ analysis, t, language }: I18n & Pick<AuditResult, 'analysis'>) {
  const { kind, bytes, requests, isPartial, measuredAt } = analysis
  const facts = [
    ['bytes', bytes !== undefined && formatBytes(language, bytes)],
    ['requests', requests !== undefined && new Intl.NumberFormat(language).format(requests)],
    ['kind', t(`card.kinds.${kind}`)],
    ['age', measuredAgo(language, measuredAt, t('card.now'))],
  ] as const
  return (
    <>
      <dl className="audit-facts">
        {facts.map(
          ([id, value]) =>
            value !== false && (
              <div key={id}>
                <dt>{t(`card.${id}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {isPartial && <p className="text-sm text-muted">{t('card.partial')}</p>}
    </>
  )
}
