/** What Google Analytics is told, and the decision about it, for the privacy notice; nothing where it is not configured. */
import { Check } from 'lucide-react'
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
          <Answer isChosen={consent === 'given'} onChoose={() => decide('given')}>
            {say('allow')}
          </Answer>
          <Answer isChosen={consent === 'refused'} onChoose={() => decide('refused')}>
            {say('refuse')}
          </Answer>
        </div>
      )}
    </section>
  )
}

interface AnswerProps {
  isChosen: boolean
  onChoose(): void
  children: string
}

const Answer = ({ isChosen, onChoose, children }: AnswerProps) => (
  <button type="button" className="button" aria-pressed={isChosen} onClick={onChoose}>
    {isChosen && <Check size={18} aria-hidden="true" />}
    {children}
  </button>
)
