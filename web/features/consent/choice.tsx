/** What Google Analytics is told, and the decision about it, for the privacy notice; nothing where it is not configured. */
import { Suspense } from 'react'
import { decide } from '../../platform/consent.ts'
import { useConsent } from './use-consent.ts'
import { ConsentWordsProvider, useConsentWords } from './words.ts'

export default function ConsentChoice() {
  return (
    <Suspense>
      <ConsentWordsProvider>
        <Choice />
      </ConsentWordsProvider>
    </Suspense>
  )
}

function Choice() {
  const say = useConsentWords()
  const consent = useConsent()
  return (
    <section className="mt-10">
      <h2 className="text-card">{say('notice.heading')}</h2>
      <p className="prose mt-2">{say('notice.text')}</p>
      <p className="prose mt-2" role="status">
        {say(`notice.${consent}`)}
      </p>
      {consent !== 'unwanted' && (
        <div className="mt-4 flex flex-wrap gap-3">
          <button type="button" className="button" aria-pressed={consent === 'given'} onClick={() => decide('given')}>
            {say('allow')}
          </button>
          <button
            type="button"
            className="button"
            aria-pressed={consent === 'refused'}
            onClick={() => decide('refused')}
          >
            {say('refuse')}
          </button>
        </div>
      )}
    </section>
  )
}
