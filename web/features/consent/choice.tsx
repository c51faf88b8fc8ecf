/** What Google Analytics is told, and the decision about it, for the privacy notice; nothing where it is not configured. */
import { Check } from 'lucide-react'
import { Suspense } from 'react'
import { isOn } from '#contract/site/site.ts'
import { decide } from '#web/platform/consent.ts'
import { ConsentMessagesProvider, useConsentT } from './i18n.ts'
import { useConsent } from './use-consent.ts'

export default function ConsentChoice() {
  return (
    <Suspense>
      <ConsentMessagesProvider>
        <Choice />
      </ConsentMessagesProvider>
    </Suspense>
  )
}

function Choice() {
  const t = useConsentT()
  const consent = useConsent()
  const features = (['chat', 'audit'] as const).filter(isOn).map((feature) => `notice.${feature}` as const)
  const told = ['notice.text', ...features, 'notice.rest'] as const
  return (
    <section className="mt-10">
      <h2 className="text-card">{t('notice.heading')}</h2>
      {told.map((key) => (
        <p key={key} className="prose mt-2">
          {t(key)}
        </p>
      ))}
      <p className="prose mt-2" role="status">
        {t(`notice.${consent}`)}
      </p>
      {consent !== 'unwanted' && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Answer isChosen={consent === 'given'} onChoose={() => decide('given')}>
            {t('allow')}
          </Answer>
          <Answer isChosen={consent === 'refused'} onChoose={() => decide('refused')}>
            {t('refuse')}
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
