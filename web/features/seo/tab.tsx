/** How search engines find the site: what is aimed at, what was measured, and what is to be done. */
import { Tabs } from 'radix-ui'
import { Suspense, useState } from 'react'
import { scoreTargets } from '../../../contract/seo.ts'
import { TabList } from '../../ui/tabs/tab-list.tsx'
import { type Report, readReport } from './api.ts'
import { Content } from './content.tsx'
import { useFormats } from './formats.ts'
import { Loaded } from './loaded.tsx'
import { MeasureBar } from './measure-bar.tsx'
import { Overview } from './overview.tsx'
import { Performance } from './performance.tsx'
import './seo.css'
import { Technical } from './technical.tsx'
import { useMeasuring } from './use-measuring.ts'
import { useReading } from './use-reading.ts'
import { SeoWordsProvider, useSeoWords } from './words.tsx'

export { loadWords } from './words.tsx'

export default function SeoTab() {
  return (
    <Suspense>
      <SeoWordsProvider>
        <Seo />
      </SeoWordsProvider>
    </Suspense>
  )
}

const parts = ['overview', 'technical', 'content', 'performance'] as const
type Part = (typeof parts)[number]

function Seo() {
  const say = useSeoWords()
  const reading = useReading(readReport)
  const measuring = useMeasuring(reading.reload)
  return (
    <div className="seo">
      <div className="seo-head">
        <h2 className="text-title">{say('heading')}</h2>
        {reading.value && <ScoreBadge report={reading.value} />}
      </div>
      <Loaded reading={reading}>
        {(report) => (
          <>
            <MeasureBar latest={report.latest} measuring={measuring} />
            <Parts report={report} />
          </>
        )}
      </Loaded>
    </div>
  )
}

function ScoreBadge({ report: { latest } }: { report: Report }) {
  const say = useSeoWords()
  const { number } = useFormats()
  const score = latest?.scores.overall ?? null
  const isReached = score !== null && score >= scoreTargets.overall
  return (
    <p className="seo-badge" data-rating={score === null ? undefined : isReached ? 'good' : 'needs-improvement'}>
      <span className="strong">{score === null ? say('badgeNone') : say('badge', { score: number(score) })}</span>
      <span className="text-muted">{say('scores.target', { target: number(scoreTargets.overall) })}</span>
    </p>
  )
}

function Parts({ report }: { report: Report }) {
  const say = useSeoWords()
  const [part, setPart] = useState<Part>('overview')
  return (
    <Tabs.Root value={part} onValueChange={(next) => setPart(next as Part)}>
      <TabList label={say('tabs.label')} tabs={parts} chosen={part} name={(one) => say(`tabs.${one}`)} />
      <Tabs.Content value={part} className="tab-content seo-content">
        {part === 'overview' && <Overview report={report} />}
        {part === 'technical' && <Technical latest={report.latest} />}
        {part === 'content' && <Content report={report} />}
        {/* Anew after each measurement, which belongs into its history. */}
        {part === 'performance' && <Performance key={report.latest?.id} />}
      </Tabs.Content>
    </Tabs.Root>
  )
}
