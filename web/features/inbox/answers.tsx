import type { MessageAnswer } from '../../../contract/inbox.ts'
import { useFormats } from './formats.ts'
import { useInboxWords } from './words.tsx'

/** What was answered so far, and how far each mail has got. */
export function Answers({ answers }: { answers: MessageAnswer[] }) {
  const say = useInboxWords()
  const { moment } = useFormats()
  return answers.map(({ id, text, answeredBy, answeredAt, delivery }) => (
    <div key={id} className="inbox-answer">
      <p className="text-sm text-muted">
        {say('answer.by', { admin: answeredBy })} ·{' '}
        <time dateTime={new Date(answeredAt).toISOString()}>{moment(answeredAt)}</time>
      </p>
      <p className="inbox-said">{text}</p>
      <div role="status" className="text-sm">
        <span className={`inbox-badge inbox-badge-${delivery.state}`}>{say(`answer.state.${delivery.state}`)}</span>
        <Explanation delivery={delivery} />
      </div>
    </div>
  ))
}

function Explanation({ delivery: { state, reason } }: Pick<MessageAnswer, 'delivery'>) {
  const say = useInboxWords()
  if (state === 'unconfirmed') return <p>{say('answer.unconfirmedText')}</p>
  if (reason === null || state === 'sent' || state === 'filed') return null
  return <p>{say(state === 'waiting' ? 'answer.triedWaiting' : 'answer.reason', { reason })}</p>
}
