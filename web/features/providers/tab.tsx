/** The providers of language models: how they do, a test, and who is asked for what. */
import { Suspense } from 'react'
import { PROVIDER_POLL_MS } from '../../../contract/providers.ts'
import { PolledView } from '../../ui/polled-view.tsx'
import { usePolled } from '../../ui/use-polled.ts'
import { fetchStatus } from './api.ts'
import { Budget } from './budget.tsx'
import { ProviderCard } from './provider-card.tsx'
import './providers.css'
import { Routing } from './routing.tsx'
import { TestForm } from './test-form.tsx'
import { ProviderWordsProvider, useProviderWords } from './words.tsx'

export { loadWords } from './words.tsx'

export default function Tab() {
  return (
    <Suspense>
      <ProviderWordsProvider>
        <Providers />
      </ProviderWordsProvider>
    </Suspense>
  )
}

function Providers() {
  const say = useProviderWords()
  const polled = usePolled(fetchStatus, PROVIDER_POLL_MS)
  const active = polled.value && Object.values(polled.value.status).filter(Boolean).length
  return (
    <div className="providers">
      <div className="providers-head">
        <h2 className="text-title">{say('heading')}</h2>
        {active !== undefined && <p className="providers-badge">{say('active', { active })}</p>}
      </div>
      <PolledView polled={polled} bones={[25, 10]}>
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
      </PolledView>
      <TestForm onTested={polled.reload} />
      <Routing />
    </div>
  )
}
