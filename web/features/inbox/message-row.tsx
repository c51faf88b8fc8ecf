import { MailOpen, Reply, ShieldAlert, ShieldCheck, Trash2 } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { wholeName } from '#contract/content/person-name.ts'
import type { InboxMessage, MessageAnswer, MessageMark } from '#contract/inbox/inbox.ts'
import { NewMark } from '#web/ui/async/async-parts.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { useServerQuery } from '#web/ui/async/use-server-query.ts'
import { useFormats } from '#web/ui/formats.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { AnswerForm } from './answer-form.tsx'
import { Answers } from './answers.tsx'
import { deleteMessage, fetchMessage, markMessage } from './api.ts'
import { useInboxT } from './i18n.tsx'
import { useInbox } from './inbox-context.ts'
import { Act, Failure, RowHead, Sure } from './parts.tsx'
import { type Draft, useInlineDraft } from './use-inline-draft.ts'

interface Props {
  message: InboxMessage
  isNew: boolean
  onChange(message: InboxMessage): void
  /** It is not in this list any more. @param said what became of it. */
  onRemoved(said: string): void
}

/** More than a line holds; a screen reader says it with the row's name. */
const PREVIEW_LENGTH = 160

/** Its beginning, up to the end of a word; what is longer says that it goes on. */
function previewOf(text: string): string {
  if (text.length <= PREVIEW_LENGTH) return text
  const start = text.slice(0, PREVIEW_LENGTH)
  return `${start.slice(0, start.lastIndexOf(' ') > 0 ? start.lastIndexOf(' ') : undefined)}…`
}

/** What became of the latest answer, in the same words as where the answer stands. */
const badgeOf = {
  waiting: 'answer.state.waiting',
  sent: 'messages.answered',
  filed: 'messages.answerKept',
  unconfirmed: 'answer.state.unconfirmed',
  failed: 'answer.state.failed',
} as const satisfies Record<MessageAnswer['delivery']['state'], string>

export function MessageRow({ message, isNew, onChange, onRemoved }: Props) {
  const t = useInboxT()
  const { moment } = useFormats()
  const { recount } = useInbox()
  const [open, setOpen] = useState(false)
  const { draft, opener } = useInlineDraft(`answer ${message.id}`)
  const { id, firstName, lastName, language, subject, message: text, receivedAt, isRead, isSpam, answers } = message
  const latest = answers.at(-1)

  const toggle = () => {
    setOpen(!open)
    if (open || isRead || isSpam) return
    // It is read whether or not the server takes note; the next time it is opened it tries again.
    markMessage(id, { read: true }).then(
      (marked) => {
        onChange(marked)
        recount()
      },
      () => {},
    )
  }
  return (
    <article>
      <h3>
        <RowHead id={id} open={open} onToggle={toggle}>
          <span className="inbox-line">
            <NewMark shown={isNew} />
            <span className={isRead ? '' : 'strong'}>{wholeName({ firstName, lastName })}</span>
            {!isRead && <span className="status-badge tone-brand">{t('messages.unread')}</span>}
            {latest && <span className="status-badge">{t(badgeOf[latest.delivery.state])}</span>}
            {draft.text && !open && <span className="status-badge tone-brand">{t('draft.begun')}</span>}
          </span>
          <time dateTime={new Date(receivedAt).toISOString()} className="caption inbox-time">
            {moment(receivedAt)}
          </time>
          <span lang={language} className={`wrap-anywhere ${isRead ? '' : 'strong'}`}>
            {subject}
          </span>
          {!open && (
            <span lang={language} className="line-clamp-1 text-sm text-muted">
              {previewOf(text)}
            </span>
          )}
        </RowHead>
      </h3>
      {open && (
        <Opened
          message={message}
          draft={draft}
          opener={opener}
          onChange={onChange}
          onRemoved={onRemoved}
          onClose={() => setOpen(false)}
        />
      )}
    </article>
  )
}

/** While an answer is under way, how far it has got is asked this often. */
const LOOK_AGAIN_MS = 3000

interface OpenedProps extends Omit<Props, 'isNew'> {
  draft: Draft
  opener: RefObject<HTMLButtonElement | null>
  onClose(): void
}

function Opened({ message, draft, opener, onChange, onRemoved, onClose }: OpenedProps) {
  const t = useInboxT()
  const { languageName } = useFormats()
  const { announce } = useAnnouncer()
  const { recount } = useInbox()
  const action = useAction()
  const { id, email, message: text, language, isSpam, answers } = message
  const isWaiting = answers.some(({ delivery }) => delivery.state === 'waiting')

  const lookAgain = async () => {
    const known = await fetchMessage(id)
    onChange(known)
    return known
  }
  useServerQuery(['inbox', 'message', id], lookAgain, { everyMs: LOOK_AGAIN_MS, enabled: isWaiting })

  const mark = async (change: MessageMark) => {
    const marked = await markMessage(id, change)
    recount()
    return marked
  }
  const move = async (spam: boolean) => {
    await mark({ spam })
    onRemoved(t(spam ? 'messages.movedToSpam' : 'messages.movedFromSpam'))
  }
  return (
    <div id={`inbox-${id}`} className="inbox-opened">
      <p className="text-sm text-muted">
        <a href={`mailto:${email}`} className="link inbox-address">
          {email}
        </a>{' '}
        · {t('messages.language', { language: languageName(language) })}
      </p>
      <p className="as-written">{text}</p>
      <Answers answers={answers} />
      {draft.isOpen ? (
        <AnswerForm
          message={message}
          draft={draft}
          onChange={onChange}
          onSent={(answered) => {
            draft.close()
            onChange(answered)
            recount()
          }}
        />
      ) : (
        <div className="button-row">
          <button ref={opener} type="button" className="button button-primary" onClick={draft.open}>
            <Reply size={18} aria-hidden="true" />
            {t('messages.answer')}
          </button>
          {!isSpam && (
            <Act
              icon={MailOpen}
              action={action}
              onAct={async () => {
                onChange(await mark({ read: false }))
                announce(t('messages.markedUnread'))
                onClose()
              }}
            >
              {t('messages.markUnread')}
            </Act>
          )}
          <Act icon={isSpam ? ShieldCheck : ShieldAlert} action={action} onAct={() => move(!isSpam)}>
            {t(isSpam ? 'messages.notSpam' : 'messages.spam')}
          </Act>
          <Sure
            icon={Trash2}
            action={action}
            name={t('messages.delete')}
            question={t('messages.deleteSure')}
            yes={t('messages.deleteYes')}
            onAct={async () => {
              await deleteMessage(id)
              draft.close()
              recount()
              onRemoved(t('messages.deleted'))
            }}
          />
        </div>
      )}
      <Failure action={action} />
    </div>
  )
}
