import type { Health } from '../../../contract/running.ts'
import { useAmounts } from '../../ui/use-amounts.ts'
import { Check, Figure, Figures } from './check.tsx'
import { useRunningWords } from './words.tsx'

const states = ['pending', 'sent', 'unconfirmed', 'dead'] as const

export function OutboxCheck({ outbox }: { outbox: Health['outbox'] }) {
  const say = useRunningWords()
  const { number, moment } = useAmounts()
  return (
    <Check name={say('outbox.heading')} verdict={outbox.verdict}>
      <p>{say('outbox.text')}</p>
      <Figures>
        {states.map((state) => (
          <Figure key={state} name={say(`outbox.${state}`)}>
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
