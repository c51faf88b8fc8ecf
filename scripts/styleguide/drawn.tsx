/** Numbers and systems, drawn. */
import { ratings } from '#contract/ratings.ts'
import { useContent, useT } from '#web/platform/i18n.tsx'
import type { AuditTranslate } from '#web/ui/audit/i18n.ts'
import { ScoreGauge } from '#web/ui/audit/score-gauge.tsx'
import { VitalScale } from '#web/ui/audit/vital-scale.tsx'
import '#web/ui/audit/audit.css'
import { SmallDrawing } from '#web/features/case-studies/small-drawing.tsx'
import { ColumnChart } from '#web/ui/chart/column-chart.tsx'
import { Gauge } from '#web/ui/chart/gauge.tsx'
import { Sparkline } from '#web/ui/chart/sparkline.tsx'
import { RatingSign } from '#web/ui/vitals/rating-sign.tsx'
import { Group, Shown } from './group.tsx'

const values = [62, 70, 68, 81, 90, 88, 97]

export function Drawn({ t: tAudit }: { t: AuditTranslate }) {
  const t = useT()
  const { caseStudies } = useContent()
  const study = caseStudies.find(({ drawing }) => drawing)
  return (
    <>
      <Group name="Gauge, ScoreGauge, RatingSign">
        {[null, 0, 42, 97].map((value) => (
          <Shown key={value} name={String(value)}>
            <Gauge value={value} text={String(value ?? '–')} />
            {value !== null && <ScoreGauge score={value} label={String(value)} own={99} />}
          </Shown>
        ))}
        {ratings.map((rating) => (
          <Shown key={rating} name={rating}>
            <p className="verdict">
              <RatingSign rating={rating} />
              {tAudit(`vitals.ratings.${rating}`)}
            </p>
          </Shown>
        ))}
      </Group>
      <Group name="VitalScale">
        {[900, 3100, 6000, 29_900].map((value) => (
          <Shown key={value} name={`${value} ms`}>
            <div className="guide-field">
              <VitalScale vital={{ id: 'lcp', value, rating: 'good' }} />
            </div>
          </Shown>
        ))}
      </Group>
      <Group name="Sparkline, ColumnChart">
        <Shown name="Sparkline">
          <Sparkline values={values} label={t('theme.light')} />
        </Shown>
        <Shown name="ColumnChart" wide>
          <ColumnChart
            columns={values.map((value, i) => ({ name: String(i + 1), title: String(value), value, part: value / 2 }))}
            label={t('theme.light')}
            format={String}
          />
        </Shown>
      </Group>
      {study?.drawing && (
        <Group name="Diagram">
          <Shown name={study.drawing.title} wide>
            <div className="sheet">
              <SmallDrawing study={study} />
            </div>
          </Shown>
        </Group>
      )}
    </>
  )
}
