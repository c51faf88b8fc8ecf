/** Visits by where they came from, what they saw and how. */
import type { VisitFigures } from '#contract/analytics/analytics.ts'
import { DIRECT, HIGH_OVER_S, MEDIUM_OVER_S } from '#contract/analytics/visit-events.ts'
import { useFormats } from './formats.ts'
import { useAnalyticsT } from './i18n.tsx'
import { type Share, Shares } from './shares.tsx'

/** The rest stands in one row; the file for spreadsheets has them all. */
const ROWS_MAX = 12

export function Breakdowns({ figures }: { figures: VisitFigures }) {
  const t = useAnalyticsT()
  const { number, duration, languageName } = useFormats()
  const { visits, views, sources, pages, languages, devices, depths, engagement, sections } = figures
  const nothing = t('nothing')
  const ofVisits = { columns: [t('name'), t('visits'), t('share')], whole: visits, nothing }
  const cut = (rows: Share[]): Share[] => {
    const rest = rows.slice(ROWS_MAX)
    const others = {
      name: t('others', { count: number(rest.length) }),
      value: rest.reduce((sum, row) => sum + row.value, 0),
    }
    return rest.length > 0 ? [...rows.slice(0, ROWS_MAX), others] : rows
  }
  return (
    <div className="analytics-grid">
      <Shares
        heading={t('sources')}
        {...ofVisits}
        rows={cut(
          sources.map(({ source, visits }) => ({ name: source === DIRECT ? t('direct') : source, value: visits })),
        )}
      />
      <Shares
        heading={t('pages')}
        columns={[t('name'), t('views'), t('share')]}
        whole={views}
        nothing={nothing}
        rows={cut(pages.map(({ path, views }) => ({ name: path, value: views })))}
      />
      <Shares
        heading={t('languages')}
        {...ofVisits}
        rows={languages.map(({ language, visits }) => ({ name: languageName(language), value: visits }))}
      />
      <Shares
        heading={t('devices.heading')}
        {...ofVisits}
        rows={devices.map(({ device, visits }) => ({ name: t(`devices.${device}`), value: visits }))}
      />
      <Shares
        heading={t('depth.heading')}
        {...ofVisits}
        rows={depths.map(({ depth, visits }) => ({ name: t('depth.atLeast', { percent: depth }), value: visits }))}
      />
      <Shares
        heading={t('sections.heading')}
        columns={[t('name'), t('visits'), t('sections.mean')]}
        nothing={nothing}
        whole={visits}
        rows={sections.map(({ section, visits, seconds }) => ({
          name: t(`sections.${section}`),
          value: visits,
          more: visits === 0 ? '–' : duration(seconds / visits),
        }))}
        note={t('sections.note')}
      />
      <Shares
        heading={t('engagement.heading')}
        {...ofVisits}
        rows={engagement.map(({ level, visits }) => ({
          name: t(`engagement.${level}`, { medium: MEDIUM_OVER_S, high: HIGH_OVER_S }),
          value: visits,
        }))}
      />
    </div>
  )
}
