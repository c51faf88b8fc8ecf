import type { Health } from '#contract/admin/system-status.ts'
import { useAmounts } from '#web/ui/hooks/use-amounts.ts'
import { Check, Figure, Figures } from './check.tsx'
import { useSystemStatusT } from './i18n.tsx'

const states = ['pending', 'sent', 'unconfirmed', 'dead'] as const

/** @param way without a mail server nothing of it was delivered. */
export function OutboxCheck({ outbox, way }: { outbox: Health['outbox']; way: Health['mail']['way'] }) {
  const t = useSystemStatusT()
  const { number, moment } = useAmounts()
  return (
    <Check name={t('outbox.heading')} verdict={outbox.verdict}>
      <p>{t('outbox.text')}</p>
      <Figures>
        {states.map((state) => (
          <Figure key={state} name={t(state === 'sent' && way === 'files' ? 'outbox.kept' : `outbox.${state}`)}>
            {number(outbox[state])}
          </Figure>
        ))}
        {outbox.oldestWaitingAt !== null && <Figure name={t('outbox.oldest')}>{moment(outbox.oldestWaitingAt)}</Figure>}
      </Figures>
    </Check>
  )
}
