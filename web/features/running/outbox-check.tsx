import type { Health } from '../../../contract/running.ts'
import { useAmounts } from '../../ui/use-amounts.ts'
import { Check, Figure, Figures } from './check.tsx'
import { useRunningWords } from './words.tsx'

const states = ['pending', 'sent', 'unconfirmed', 'dead'] as const

/** @param way without a mail server nothing of it was delivered. */
export function OutboxCheck({ outbox, way }: { outbox: Health['outbox']; way: Health['mail']['way'] }) {
  const say = useRunningWords()
  const { number, moment } = useAmounts()
  return (
    <Check name={say('outbox.heading')} verdict={outbox.verdict}>
      <p>{say('outbox.text')}</p>
      <Figures>
        {states.map((state) => (
          <Figure key={state} name={say(state === 'sent' && way === 'files' ? 'outbox.kept' : `outbox.${state}`)}>
            {number(outbox[state])}
          </Figure>
        ))}
        {outbox.oldestWaitingAt !== null && (
          <Figure name={say('outbox.oldest')}>{moment(outbox.oldestWaitingAt)}</Figure>
        )}
      </Figures>
    </Check>
  )
}
