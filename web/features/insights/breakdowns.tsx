/** Visits by where they came from, what they saw and how. */
import type { VisitFigures } from '../../../contract/insights.ts'
import { DIRECT, HIGH_OVER_S, MEDIUM_OVER_S } from '../../../contract/visits.ts'
import { useFormats } from './formats.ts'
import { type Share, Shares } from './shares.tsx'
import { useInsightsWords } from './words.tsx'

/** The rest stands in one row; the file for spreadsheets has them all. */
const ROWS_MAX = 12

export function Breakdowns({ figures }: { figures: VisitFigures }) {
  const say = useInsightsWords()
  const { number, duration, languageName } = useFormats()
  const { visits, views, sources, pages, languages, devices, depths, engagement, sections } = figures
  const nothing = say('nothing')
  const ofVisits = { columns: [say('name'), say('visits'), say('share')], whole: visits, nothing }
  const cut = (rows: Share[]): Share[] => {
    const rest = rows.slice(ROWS_MAX)
    const others = {
      name: say('others', { count: number(rest.length) }),
      value: rest.reduce((sum, row) => sum + row.value, 0),
    }
    return rest.length > 0 ? [...rows.slice(0, ROWS_MAX), others] : rows
  }
  return (
    <div className="insights-grid">
      <Shares
        heading={say('sources')}
        {...ofVisits}
        rows={cut(
          sources.map(({ source, visits }) => ({ name: source === DIRECT ? say('direct') : source, value: visits })),
        )}
      />
      <Shares
        heading={say('pages')}
        columns={[say('name'), say('views'), say('share')]}
        whole={views}
        nothing={nothing}
        rows={cut(pages.map(({ path, views }) => ({ name: path, value: views })))}
      />
      <Shares
        heading={say('languages')}
        {...ofVisits}
        rows={languages.map(({ language, visits }) => ({ name: languageName(language), value: visits }))}
      />
      <Shares
        heading={say('devices.heading')}
        {...ofVisits}
        rows={devices.map(({ device, visits }) => ({ name: say(`devices.${device}`), value: visits }))}
      />
      <Shares
        heading={say('depth.heading')}
        {...ofVisits}
        rows={depths.map(({ depth, visits }) => ({ name: say('depth.atLeast', { percent: depth }), value: visits }))}
      />
      <Shares
        heading={say('sections.heading')}
        columns={[say('name'), say('visits'), say('sections.mean')]}
        nothing={nothing}
        whole={visits}
        rows={sections.map(({ section, visits, seconds }) => ({
          name: say(`sections.${section}`),
          value: visits,
          more: visits === 0 ? '–' : duration(seconds / visits),
        }))}
        note={say('sections.note')}
      />
      <Shares
        heading={say('engagement.heading')}
        {...ofVisits}
        rows={engagement.map(({ level, visits }) => ({
          name: say(`engagement.${level}`, { medium: MEDIUM_OVER_S, high: HIGH_OVER_S }),
          value: visits,
        }))}
      />
    </div>
  )
}
