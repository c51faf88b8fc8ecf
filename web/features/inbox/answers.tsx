import type { MessageAnswer } from '#contract/inbox/inbox.ts'
import { useFormats } from '#web/ui/formats.ts'
import { useInboxT } from './i18n.tsx'

const tones = { waiting: '', sent: 'tone-green', filed: '', unconfirmed: 'tone-yellow', failed: 'tone-red' }

/** What was answered so far, and how far each mail has got. */
export function Answers({ answers }: { answers: MessageAnswer[] }) {
  const t = useInboxT()
  const { moment } = useFormats()
  return answers.map(({ id, text, answeredBy, answeredAt, delivery }) => (
    <div key={id} className="inbox-answer callout">
      <p className="text-sm text-muted">
        {t('answer.by', { admin: answeredBy })} ·{' '}
        <time dateTime={new Date(answeredAt).toISOString()}>{moment(answeredAt)}</time>
      </p>
      <p className="as-written">{text}</p>
      <div role="status" className="text-sm">
        <span className={`status-badge ${tones[delivery.state]}`}>{t(`answer.state.${delivery.state}`)}</span>
        <Explanation delivery={delivery} />
      </div>
    </div>
  ))
}

function Explanation({ delivery: { state, reason } }: Pick<MessageAnswer, 'delivery'>) {
  const t = useInboxT()
  if (state === 'unconfirmed') return <p>{t('answer.unconfirmedText')}</p>
  if (reason === null || state === 'sent' || state === 'filed') return null
  return <p>{t(state === 'waiting' ? 'answer.triedWaiting' : 'answer.reason', { reason })}</p>
}
