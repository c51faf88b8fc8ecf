/** Mails that could not be delivered. */
import { Archive, RotateCw } from 'lucide-react'
import type { UndeliveredMail } from '../../../contract/inbox.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { usePages } from '../../ui/paged/use-pages.ts'
import { dismissMail, fetchUndelivered, retryAllMails, retryMail } from './api.ts'
import { useFormats } from './formats.ts'
import { useInbox } from './inbox-context.ts'
import { Act, Empty, Failure, List } from './parts.tsx'
import { useAction } from './use-action.ts'
import { useListFocus } from './use-list-focus.ts'
import { useInboxWords } from './words.tsx'

export function Undelivered() {
  const say = useInboxWords()
  const { announce } = useAnnouncer()
  const { recount, mailIsKept } = useInbox()
  const pages = usePages(fetchUndelivered)
  const action = useAction()
  const { heading, left } = useListFocus()
  const remove = (id: string, said: string) => {
    pages.change((items) => items.filter((item) => item.id !== id))
    recount()
    left(said)
  }
  return (
    <section className="inbox-section">
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {say('lists.undelivered')}
      </h2>
      <p className="prose">{say('undelivered.text')}</p>
      {pages.items?.some(({ state }) => state === 'failed') && (
        <div className="inbox-buttons">
          <Act
            icon={RotateCw}
            action={action}
            onAct={async () => {
              const count = await retryAllMails()
              await pages.reload()
              recount()
              announce(say('undelivered.retriedAll', { count }))
              heading.current?.focus()
            }}
          >
            {say('undelivered.retryAll')}
          </Act>
        </div>
      )}
      <Failure action={action} />
      <List
        pages={pages}
        label={say('lists.undelivered')}
        empty={
          mailIsKept ? (
            <Empty title={say('undelivered.emptyKept')}>{say('undelivered.emptyKeptText')}</Empty>
          ) : (
            <Empty title={say('undelivered.empty')}>{say('undelivered.emptyText')}</Empty>
          )
        }
      >
        {(mail) => <Mail mail={mail} onGone={(said) => remove(mail.id, said)} />}
      </List>
    </section>
  )
}

function Mail({ mail, onGone }: { mail: UndeliveredMail; onGone(said: string): void }) {
  const say = useInboxWords()
  const { moment } = useFormats()
  const action = useAction()
  const { id, to, subject, state, reason, failedAt } = mail
  return (
    <article className="inbox-plain">
      <h3 className="strong">{subject}</h3>
      <p className="text-sm text-muted">
        {`${say('undelivered.to', { to })}\u00a0· ${say(`undelivered.${state}`, { time: moment(failedAt) })}`}
      </p>
      {state === 'unconfirmed' ? (
        <p>{say('undelivered.unconfirmedText')}</p>
      ) : (
        reason && <p className="inbox-reason">{say('answer.reason', { reason })}</p>
      )}
      <div className="inbox-buttons">
        <Act
          icon={RotateCw}
          action={action}
          onAct={async () => {
            await retryMail(id)
            onGone(say('undelivered.retried'))
          }}
        >
          {say('retry')}
        </Act>
        <Act
          icon={Archive}
          action={action}
          onAct={async () => {
            await dismissMail(id)
            onGone(say('undelivered.dismissed'))
          }}
        >
          {say('undelivered.dismiss')}
        </Act>
      </div>
      <Failure action={action} />
    </article>
  )
}
