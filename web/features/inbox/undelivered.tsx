/** Mails that could not be delivered. */
import { Archive, RotateCw } from 'lucide-react'
import type { UndeliveredMail } from '#contract/inbox/inbox.ts'
import { Empty, NewMark } from '#web/ui/async/async-parts.tsx'
import { PagedView } from '#web/ui/async/paged-view.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { usePagedQuery } from '#web/ui/async/use-paged-query.ts'
import { useFormats } from '#web/ui/formats.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { dismissMail, fetchUndelivered, retryAllMails, retryMail } from './api.ts'
import { useInboxT } from './i18n.tsx'
import { useInbox } from './inbox-context.ts'
import { Act, Failure } from './parts.tsx'
import { useListFocus } from './use-list-focus.ts'

export function Undelivered() {
  const t = useInboxT()
  const { announce } = useAnnouncer()
  const { recount, mailIsKept } = useInbox()
  const query = usePagedQuery(['inbox', 'undelivered'], fetchUndelivered, ({ failedAt }) => failedAt)
  const action = useAction()
  const { heading, left } = useListFocus()
  const remove = (id: string, said: string) => {
    query.change((items) => items.filter((item) => item.id !== id))
    recount()
    left(said)
  }
  return (
    <section className="inbox-section">
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {t('lists.undelivered')}
      </h2>
      <p className="prose">{t('undelivered.text')}</p>
      {query.data?.some(({ state }) => state === 'failed') && (
        <div className="button-row">
          <Act
            icon={RotateCw}
            action={action}
            onAct={async () => {
              const count = await retryAllMails()
              await query.refetch()
              recount()
              announce(t('undelivered.retriedAll', { count }))
              heading.current?.focus()
            }}
          >
            {t('undelivered.retryAll')}
          </Act>
        </div>
      )}
      <Failure action={action} />
      <PagedView
        query={query}
        label={t('lists.undelivered')}
        empty={
          mailIsKept ? (
            <Empty title={t('undelivered.emptyKept')}>{t('undelivered.emptyKeptText')}</Empty>
          ) : (
            <Empty title={t('undelivered.empty')}>{t('undelivered.emptyText')}</Empty>
          )
        }
        more={t('more')}
        className="row-list"
        row={(mail) => <Mail mail={mail} isNew={query.isNew(mail.failedAt)} onGone={(said) => remove(mail.id, said)} />}
      />
    </section>
  )
}

interface MailProps {
  mail: UndeliveredMail
  isNew: boolean
  onGone(said: string): void
}

function Mail({ mail, isNew, onGone }: MailProps) {
  const t = useInboxT()
  const { moment } = useFormats()
  const action = useAction()
  const { id, to, subject, state, reason, failedAt } = mail
  return (
    <article className="inbox-plain">
      <h3 className="strong">
        <NewMark shown={isNew} />
        {subject}
      </h3>
      <p className="text-sm text-muted">
        {`${t('undelivered.to', { to })}\u00a0· ${t(`undelivered.${state}`, { time: moment(failedAt) })}`}
      </p>
      {state === 'unconfirmed' ? (
        <p>{t('undelivered.unconfirmedText')}</p>
      ) : (
        reason && <p className="wrap-anywhere">{t('answer.reason', { reason })}</p>
      )}
      <div className="button-row">
        <Act
          icon={RotateCw}
          action={action}
          onAct={async () => {
            await retryMail(id)
            onGone(t('undelivered.retried'))
          }}
        >
          {t('retry')}
        </Act>
        <Act
          icon={Archive}
          action={action}
          onAct={async () => {
            await dismissMail(id)
            onGone(t('undelivered.dismissed'))
          }}
        >
          {t('undelivered.dismiss')}
        </Act>
      </div>
      <Failure action={action} />
    </article>
  )
}
