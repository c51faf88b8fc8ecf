/**
 * Exports analytics of a range as one CSV table. Its words are the same in every language, like the ids of devices and
 * events in it: the owner's formulas and programs refer to them.
 */
import type { VisitFigures } from '#contract/analytics/analytics.ts'

type Row = [group: string, name: string, measure: string, value: string | number]

export function tableOf(figures: VisitFigures): string {
  const rows: Row[] = [
    ...(['visits', 'visitors', 'views'] as const).map((measure): Row => ['total', 'all', measure, figures[measure]]),
    ...figures.series.flatMap(({ at, visits, visitors }): Row[] => [
      ['time', at, 'visits', visits],
      ['time', at, 'visitors', visitors],
    ]),
    ...figures.sources.map(({ source, visits }): Row => ['source', source, 'visits', visits]),
    ...figures.pages.map(({ path, views }): Row => ['page', path, 'views', views]),
    ...figures.languages.map(({ language, visits }): Row => ['language', language, 'visits', visits]),
    ...figures.devices.map(({ device, visits }): Row => ['device', device, 'visits', visits]),
    ...figures.depths.map(({ depth, visits }): Row => ['scroll depth', `${depth}%`, 'visits', visits]),
    ...figures.engagement.map(({ level, visits }): Row => ['engagement', level, 'visits', visits]),
    ...figures.sections.flatMap(({ section, visits, seconds }): Row[] => [
      ['section', section, 'visits', visits],
      ['section', section, 'seconds', seconds],
    ]),
    ...figures.events.flatMap(({ event, visits, served }): Row[] => [
      ['event', event, 'visits', visits],
      ...(served === null ? [] : [['event', event, 'times, as the server saw', served] satisfies Row]),
    ]),
  ]
  return [['group', 'name', 'measure', 'value'], ...rows]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')
    .concat('\r\n')
}

/** Escapes as RFC 4180 requires, and marks formulas as text (OWASP, CSV injection). */
function cell(value: string | number): string {
  const text = String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
