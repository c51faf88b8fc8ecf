import type { Health } from '../../../contract/running.ts'
import { useAmounts } from '../../ui/use-amounts.ts'
import { Check, Figure, Figures } from './check.tsx'
import { useRunningWords } from './words.tsx'

export function MailCheck({ mail: { verdict, way, lastDeliveredAt, trouble } }: { mail: Health['mail'] }) {
  const say = useRunningWords()
  const { moment } = useAmounts()
  return (
    <Check name={say('mail.heading')} verdict={verdict}>
      <p>{say(`mail.${way}`)}</p>
      {trouble && (
        <p className="running-said">
          {say(`mail.trouble.${trouble.state}`, { at: moment(trouble.createdAt), error: trouble.error })}
        </p>
      )}
      <Figures>
        <Figure name={say(way === 'smtp' ? 'mail.lastDelivered' : 'mail.lastKept')}>
          {lastDeliveredAt === null ? say('mail.never') : moment(lastDeliveredAt)}
        </Figure>
      </Figures>
    </Check>
  )
}
