import { MailOpen, Reply, ShieldAlert, ShieldCheck, Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import type { InboxMessage, MessageMark } from '../../../contract/inbox.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { AnswerForm } from './answer-form.tsx'
import { Answers } from './answers.tsx'
import { deleteMessage, fetchMessage, markMessage } from './api.ts'
import { useFormats } from './formats.ts'
import { useInbox } from './inbox-context.ts'
import { Act, Failure, RowHead, Sure } from './parts.tsx'
import { useAction } from './use-action.ts'
import { type Draft, useDraft } from './use-draft.ts'
import { useInboxWords } from './words.tsx'

interface Props {
  message: InboxMessage
  onChange(message: InboxMessage): void
  /** It is not in this list any more. @param said what became of it. */
  onRemoved(said: string): void
}

export function MessageRow({ message, onChange, onRemoved }: Props) {
  const say = useInboxWords()
  const { moment } = useFormats()
  const { recount, mailIsKept } = useInbox()
  const [open, setOpen] = useState(false)
  const { draft, opener } = useDraft(`answer ${message.id}`)
  const { id, name, subject, receivedAt, isRead, isSpam, answers } = message

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
            <span className={isRead ? '' : 'strong'}>{name}</span>
            {!isRead && <span className="inbox-badge inbox-badge-new">{say('messages.unread')}</span>}
            {answers.length > 0 && (
              <span className="inbox-badge">{say(mailIsKept ? 'messages.answerKept' : 'messages.answered')}</span>
            )}
            {draft.text && !open && <span className="inbox-badge inbox-badge-new">{say('draft.begun')}</span>}
            <time dateTime={new Date(receivedAt).toISOString()} className="caption inbox-time">
              {moment(receivedAt)}
            </time>
          </span>
          <span className={`inbox-subject ${isRead ? '' : 'strong'}`}>{subject}</span>
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

interface OpenedProps extends Props {
  draft: Draft
  opener: RefObject<HTMLButtonElement | null>
  onClose(): void
}

function Opened({ message, draft, opener, onChange, onRemoved, onClose }: OpenedProps) {
  const say = useInboxWords()
  const { nameOf } = useFormats()
  const { announce } = useAnnouncer()
  const { recount } = useInbox()
  const action = useAction()
  const { id, email, text, language, isSpam, answers } = message
  const isWaiting = answers.some(({ delivery }) => delivery.state === 'waiting')

  useEffect(() => {
    if (!isWaiting) return
    // Whether it works or not, it is asked again: the message is put anew, or the answer still waits.
    const timer = window.setInterval(() => void fetchMessage(id).then(onChange, () => {}), LOOK_AGAIN_MS)
    return () => window.clearInterval(timer)
  }, [id, isWaiting, onChange])

  const mark = async (change: MessageMark) => {
    const marked = await markMessage(id, change)
    recount()
    return marked
  }
  const move = async (spam: boolean) => {
    await mark({ spam })
    onRemoved(say(spam ? 'messages.movedToSpam' : 'messages.movedFromSpam'))
  }
  return (
    <div id={`inbox-${id}`} className="inbox-opened">
      <p className="text-sm text-muted">
        <a href={`mailto:${email}`} className="link inbox-address">
          {email}
        </a>{' '}
        · {say('messages.language', { language: nameOf(language) })}
      </p>
      <p className="inbox-said">{text}</p>
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
        <div className="inbox-buttons">
          <button ref={opener} type="button" className="button button-primary" onClick={draft.open}>
            <Reply size={18} aria-hidden="true" />
            {say('messages.answer')}
          </button>
          {!isSpam && (
            <Act
              icon={MailOpen}
              action={action}
              onAct={async () => {
                onChange(await mark({ read: false }))
                announce(say('messages.markedUnread'))
                onClose()
              }}
            >
              {say('messages.markUnread')}
            </Act>
          )}
          <Act icon={isSpam ? ShieldCheck : ShieldAlert} action={action} onAct={() => move(!isSpam)}>
            {say(isSpam ? 'messages.notSpam' : 'messages.spam')}
          </Act>
          <Sure
            icon={Trash2}
            action={action}
            name={say('messages.delete')}
            question={say('messages.deleteSure')}
            yes={say('messages.deleteYes')}
            onAct={async () => {
              await deleteMessage(id)
              draft.close()
              recount()
              onRemoved(say('messages.deleted'))
            }}
          />
        </div>
      )}
      <Failure action={action} />
    </div>
  )
}
