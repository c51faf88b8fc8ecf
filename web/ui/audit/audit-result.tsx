/** The result of measuring a website: its score, its values, and what to change. In the chat, and on its own page. */
import type { ReactNode } from 'react'
import type { Language } from '../../../contract/language.ts'
import type { Audit, Fix, Vital } from '../../../contract/performance.ts'
import { scoreRating, type VitalId } from '../../../contract/ratings.ts'
import { formatBytes, formatTime, formatVital, shortName } from '../vitals/format.ts'
import { RatingSign } from '../vitals/rating-sign.tsx'
import './audit.css'
import { measuredAgo } from './age.ts'
import { ScoreGauge } from './gauge.tsx'
import { VitalScale } from './vital-scale.tsx'
import type { AuditSay } from './words.ts'

export type AuditResult = Omit<Audit, 'success' | 'message'>

interface Props {
  result: AuditResult
  /** Distinguishes its ids from those of other results on the page. */
  id: string
  say: AuditSay
  /** The language of the page; the result's own texts are in the one it was asked for in. */
  language: Language
  heading: 'h1' | 'h3'
  /** In the chat the summary is the message. */
  hasSummary?: boolean
  children?: ReactNode
}

export default function AuditResultView({ result, id, say, language, heading: Heading, hasSummary, children }: Props) {
  const { analysis, insights } = result
  const { url, score, kind, own, screenshot } = analysis
  const rating = scoreRating(score)
  const Part = Heading === 'h1' ? 'h2' : 'h4'
  const values = { score, rating: say(`vitals.ratings.${rating}`) }
  return (
    <article className="audit-result" aria-labelledby={`${id}-host`}>
      <div className="audit-head">
        <ScoreGauge score={score} label={say('card.score', values)} own={own?.score} />
        <div>
          <p className="caption">{say('card.heading')}</p>
          <Heading id={`${id}-host`} className="strong audit-host">
            {new URL(url).host}
          </Heading>
          <p className="audit-verdict">
            <RatingSign rating={rating} />
            {values.rating}
          </p>
          {kind === 'light' && <p className="audit-small">{say('card.estimate')}</p>}
          {own && <p className="audit-small audit-own-score">{say('card.ownScore', { score: own.score })}</p>}
          {rating !== 'good' && <p className="audit-small">{say('card.goal')}</p>}
        </div>
        {screenshot && <img src={screenshot} alt={say('card.screenshot')} width="412" height="823" />}
      </div>
      {hasSummary && <p lang={result.language}>{insights.summary}</p>}
      <div className="audit-columns">
        <div className="audit-column">
          <Part>{say('card.vitals')}</Part>
          <dl className="audit-vitals">
            {analysis.vitals.map((vital) => (
              <VitalRow
                key={vital.id}
                vital={vital}
                own={own?.vitals.find((one) => one.id === vital.id)}
                {...{ say, language }}
              />
            ))}
          </dl>
          <NotMeasured {...{ analysis, say, language }} />
        </div>
        <div className="audit-column">
          <Part>{say('card.fixes')}</Part>
          {insights.fixes.length === 0 && <p>{say('card.noFixes')}</p>}
          {insights.fixes.length > 0 && (
            <ol lang={result.language} className="audit-fixes">
              {insights.fixes.map((fix) => (
                <FixItem key={fix.id} {...{ fix, say, language }} />
              ))}
            </ol>
          )}
          <p lang={result.language}>{insights.businessImpact}</p>
        </div>
      </div>
      <Facts {...{ analysis, say, language }} />
      <p lang={result.language} className="audit-small">
        {insights.note}
      </p>
      {children}
    </article>
  )
}

interface Speech {
  say: AuditSay
  language: Language
}

function VitalRow({ vital, own, say, language }: Speech & { vital: Vital; own: Vital | undefined }) {
  const { id, value, rating } = vital
  const ownValue = own && formatVital(language, id, own.value)
  return (
    <div>
      <dt>
        <abbr title={say(`vitals.names.${id}`)}>{shortName(id)}</abbr> <span>{say(`vitals.names.${id}`)}</span>
      </dt>
      <dd className="audit-value">{formatVital(language, id, value)}</dd>
      <dd className="audit-rating" data-rating={rating}>
        <RatingSign rating={rating} size={14} />
        {say(`vitals.ratings.${rating}`)}
        {ownValue && <span className="audit-own-value">{say('card.ownValue', { value: ownValue })}</span>}
      </dd>
      <dd aria-hidden="true" className="audit-scale">
        <VitalScale vital={vital} own={own} />
      </dd>
    </div>
  )
}

const fieldOnly: VitalId[] = ['inp', 'fid']

function NotMeasured({ analysis, say, language }: Speech & Pick<AuditResult, 'analysis'>) {
  const { kind, notMeasured } = analysis
  if (notMeasured.length === 0) return null
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(notMeasured.map(shortName))
  return (
    <div className="audit-small">
      <p>{say('card.notMeasured', { list })}</p>
      {kind === 'light' && <p>{say('card.light')}</p>}
      {kind !== 'light' && notMeasured.some((id) => fieldOnly.includes(id)) && <p>{say('card.field')}</p>}
    </div>
  )
}

function FixItem({ fix, say, language }: Speech & { fix: Fix }) {
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
          {say('card.gain', { gain: gain.join(' · ') })}
        </p>
      )}
    </li>
  )
}

function Facts({ analysis, say, language }: Speech & Pick<AuditResult, 'analysis'>) {
  const { kind, bytes, requests, isPartial, measuredAt } = analysis
  const facts = [
    ['bytes', bytes !== undefined && formatBytes(language, bytes)],
    ['requests', requests !== undefined && new Intl.NumberFormat(language).format(requests)],
    ['kind', say(`card.kinds.${kind}`)],
    ['age', measuredAgo(language, measuredAt, say('card.now'))],
  ] as const
  return (
    <>
      <dl className="audit-facts">
        {facts.map(
          ([id, value]) =>
            value !== false && (
              <div key={id}>
                <dt>{say(`card.${id}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {isPartial && <p className="audit-small">{say('card.partial')}</p>}
    </>
  )
}
