/** Lays out a measurement as a one-page report that names its link. */
import { ownerNameIn } from '#content/owner.ts'
import { type Audit, REPORT_RETENTION_MS, type Vital } from '#contract/audit/audit.ts'
import { scoreRating } from '#contract/ratings.ts'
import type { Item, Line, ResumeDocument } from '#server/pdf/document.ts'
import type { Services } from '#server/services.ts'
import { gainOf } from './compose.ts'
import { spokenBytes, spokenDate, spokenVital } from './figures.ts'

/** Longer addresses are cut. */
const ADDRESS_MAX = 110

/** @param audit a stored audit. */
export function reportDocument(
  { i18n, env }: Pick<Services, 'i18n' | 'env'>,
  { id, analysis, insights, language }: Audit,
  at: number,
): ResumeDocument {
  const t = i18n(language)
  const { score, kind, vitals, bytes, requests, isPartial, notMeasured, own, measuredAt } = analysis
  const url = new URL(analysis.url)
  const site = new URL(env.SITE_URL).host
  const link = `${env.SITE_URL}/audit/${id}`
  const part = (text: string) => ({ fact: `audit.${id}`, text })

  const line = (text: string, label?: string): Line => ({
    kind: 'text',
    ...(label !== undefined && { label: part(label) }),
    parts: [part(text)],
  })
  const lines = (some: Line[]): Item[] => some.map((one) => ({ lines: [one] }))
  const vitalLine = ({ id, value, rating }: Vital): Line => ({
    kind: 'text',
    label: part(t(`audit.report.vitals.${id}`)),
    parts: [part(spokenVital(language, id, value)), part(t(`audit.report.ratings.${rating}`))],
  })
  const scoreOf = (points: number) =>
    t('audit.report.score', { score: points, rating: t(`audit.report.ratings.${scoreRating(points)}`) })
  const ownParts = (site: NonNullable<typeof own>) => {
    const main = site.vitals.find(({ id }) => id === 'lcp')
    return [
      part(scoreOf(site.score)),
      ...(main ? [part(t('audit.report.vitals.lcp')), part(spokenVital(language, 'lcp', main.value))] : []),
    ]
  }
  const section = (heading: string, items: Item[]) => ({ kind: 'report' as const, heading, items })

  const number = (value: number) => new Intl.NumberFormat(language).format(value)
  const weight = [
    ...(bytes === undefined ? [] : [spokenBytes(language, bytes)]),
    ...(requests === undefined ? [] : [t('audit.report.requests', { count: requests, requests: number(requests) })]),
  ]
  const measured = [
    ...vitals.map(vitalLine),
    ...(weight.length > 0 ? [{ ...line('', t('audit.report.weight')), parts: weight.map(part) }] : []),
    ...(isPartial ? [line(t('audit.report.partial'))] : []),
    ...(notMeasured.length === 0
      ? []
      : [
          {
            ...line('', t('audit.report.notMeasured')),
            parts: notMeasured.map((id) => part(t(`audit.report.vitals.${id}`))),
          },
        ]),
    ...(own ? [{ ...line('', t('audit.report.own', { site })), parts: ownParts(own) }] : []),
  ]
  const fixes: Item[] = insights.fixes.map((fix) => {
    const gain = gainOf(t, language, fix)
    return { heading: { title: part(fix.title), ...(gain && { aside: gain }) }, lines: [line(fix.text)] }
  })
  return {
    language,
    layout: 'standard',
    title: t('audit.report.title', { host: url.host }),
    name: url.host,
    author: ownerNameIn(language),
    position: [part(scoreOf(score)), part(t(`audit.report.kinds.${kind}`))],
    ...(url.pathname + url.search !== '/' && { availability: part(shortened(url.href)) }),
    contacts: [
      { text: t('audit.report.link', { date: spokenDate(language, measuredAt + REPORT_RETENTION_MS) }), url: link },
    ],
    madeFor: undefined,
    pitch: part(insights.summary),
    sections: [
      section(t('audit.report.measured'), lines(measured)),
      section(t('audit.report.fixes'), fixes.length > 0 ? fixes : lines([line(t('audit.report.nothing'))])),
      section(t('audit.report.impact'), lines([line(insights.businessImpact)])),
      section(t('audit.report.note'), lines([line(insights.note)])),
    ],
    colophon: { text: t('audit.report.colophon', { date: spokenDate(language, measuredAt), site }), url: link },
    madeAt: at,
  }
}

const shortened = (address: string): string =>
  address.length > ADDRESS_MAX ? `${address.slice(0, ADDRESS_MAX)}…` : address
