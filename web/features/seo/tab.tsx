/** How search engines find the site: what is aimed at, what was measured, and what is to be done. */

import { Tabs } from 'radix-ui'
import { Suspense, useState } from 'react'
import { scoreTargets } from '#contract/seo/seo.ts'
import { oneOf } from '#web/platform/one-of.ts'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useServerQuery } from '#web/ui/async/use-server-query.ts'
import { useFormats } from '#web/ui/formats.ts'
import { TabList } from '#web/ui/tabs/tab-list.tsx'
import { type Report, readReport } from './api.ts'
import { Content } from './content.tsx'
import { MeasureBar } from './measure-bar.tsx'
import { Overview } from './overview.tsx'
import { Performance } from './performance.tsx'
import './seo.css'
import { SeoMessagesProvider, useSeoT } from './i18n.tsx'
import { Technical } from './technical.tsx'
import { useMeasuring } from './use-measuring.ts'

export { loadMessages } from './i18n.tsx'

export default function SeoTab() {
  return (
    <Suspense>
      <SeoMessagesProvider>
        <Seo />
      </SeoMessagesProvider>
    </Suspense>
  )
}

const parts = ['overview', 'technical', 'content', 'performance'] as const
type Part = (typeof parts)[number]

function Seo() {
  const t = useSeoT()
  const query = useServerQuery(['seo', 'report'], readReport)
  const measuring = useMeasuring(query.refetch)
  return (
    <div className="seo">
      <div className="head-row">
        <h2 className="text-title">{t('heading')}</h2>
        {query.data && <ScoreBadge report={query.data} />}
      </div>
      <AsyncView query={query} skeletonHeights={[12]} loading={t('loading')}>
        {(report) => (
          <>
            <MeasureBar latest={report.latest} measuring={measuring} />
            <Parts report={report} />
          </>
        )}
      </AsyncView>
    </div>
  )
}

function ScoreBadge({ report: { latest } }: { report: Report }) {
  const t = useSeoT()
  const { number } = useFormats()
  const score = latest?.scores.overall ?? null
  const isReached = score !== null && score >= scoreTargets.overall
  const unmeasured = t(latest ? 'badgeImpossible' : 'badgeNone')
  return (
    <p className="summary-badge" data-rating={score === null ? undefined : isReached ? 'good' : 'needs-improvement'}>
      <span className="strong">{score === null ? unmeasured : t('badge', { score: number(score) })}</span>
      <span className="text-muted">{t('scores.target', { target: number(scoreTargets.overall) })}</span>
    </p>
  )
}

function Parts({ report }: { report: Report }) {
  const t = useSeoT()
  const [part, setPart] = useState<Part>('overview')
  return (
    <Tabs.Root value={part} onValueChange={oneOf(parts, setPart)}>
      <TabList label={t('tabs.label')} tabs={parts} chosen={part} name={(one) => t(`tabs.${one}`)} />
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
