/** The providers of language models: how they do, a test, and who is asked for what. */
import { Suspense } from 'react'
import { PROVIDER_POLL_MS } from '#contract/admin/providers.ts'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useServerQuery } from '#web/ui/async/use-server-query.ts'
import { fetchStatus, fetchUsage } from './api.ts'
import { Budget } from './budget.tsx'
import { Dropped } from './dropped.tsx'
import { ProviderCard } from './provider-card.tsx'
import './providers.css'
import { ProvidersMessagesProvider, useProvidersT } from './i18n.tsx'
import { Routing } from './routing.tsx'
import { TestForm } from './test-form.tsx'
import { Usage } from './usage.tsx'

export { loadMessages } from './i18n.tsx'

export default function Tab() {
  return (
    <Suspense>
      <ProvidersMessagesProvider>
        <Providers />
      </ProvidersMessagesProvider>
    </Suspense>
  )
}

function Providers() {
  const t = useProvidersT()
  const query = useServerQuery(['providers'], fetchStatus, { everyMs: PROVIDER_POLL_MS })
  const usage = useServerQuery(['providers', 'usage'], fetchUsage)
  const states = query.data && Object.values(query.data.status)
  return (
    <div className="grid grid-cols-1 gap-y-8">
      <div className="head-row">
        <h2 className="text-title">{t('heading')}</h2>
        {states && (
          <p className="summary-badge">
            {t('active', { active: states.filter(Boolean).length, total: states.length })}
          </p>
        )}
      </div>
      <AsyncView query={query} skeletonHeights={[25, 10]}>
        {({ status, providers, budget, pricesOf }) => (
          <>
            <ul className="providers-cards">
              {providers.map((details) => (
                <ProviderCard key={details.provider} details={details} connected={status[details.provider]} />
              ))}
            </ul>
            <Budget budget={budget} pricesOf={pricesOf} />
          </>
        )}
      </AsyncView>
      <TestForm onTested={() => Promise.all([query.refetch(), usage.refetch()])} />
      <Usage query={usage} />
      <Dropped />
      <Routing hasReader={query.data?.hasReader} />
    </div>
  )
}
