/** What client and owner write to each other about a project, in a sheet at the side. */
import { Paperclip, RotateCw, Send } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { MESSAGE_MAX, type ThreadMessage } from '#contract/portal/messages.ts'
import type { Project } from '#contract/portal/portal.ts'
import { PortalDialog } from '#web/features/portal/dialog.tsx'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { useThread } from '#web/features/portal/queries.ts'
import { useSavedText } from '#web/features/portal/use-saved-text.ts'
import { useContent, useT } from '#web/platform/i18n.tsx'
import { Empty, NewMark } from '#web/ui/async/async-parts.tsx'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { useFormats } from '#web/ui/formats.ts'
import { type Outgoing, useOutbox } from './unsent-messages.tsx'
import { useReadMark } from './use-read-mark.ts'
import { useRequired } from './use-required.ts'

interface Props {
  project: Project
  open: boolean
  /** Somebody wants to send a document, which is done elsewhere. */
  onDocument(): void
  onClose(): void
}

export function Thread({ project, open, onDocument, onClose }: Props) {
  const t = usePortalT()
  const { profile } = useContent()
  if (!open) return null
  return (
    <PortalDialog
      sheet
      title={t('thread.title', { project: project.name })}
      text={t('thread.text', { owner: profile.name })}
      onClose={onClose}
    >
      <Log project={project} />
      <Composer project={project} onDocument={onDocument} />
    </PortalDialog>
  )
}

function Log({ project }: { project: Project }) {
  const t = usePortalT()
  const query = useThread(project.id)
  const { outgoing } = useOutbox(project.id)
  const log = useRef<HTMLDivElement>(null)
  const isNew = useReadMark(project.id, query.data)
  const count = (query.data?.length ?? 0) + outgoing.length
  const failures = outgoing.filter(({ failure }) => failure !== undefined).length

  // The newest stands at the bottom, and what can be done about it when it fails.
  useEffect(() => {
    if (count + failures > 0 && log.current) log.current.scrollTop = log.current.scrollHeight
  }, [count, failures])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <div ref={log} role="log" aria-label={t('thread.log')} tabIndex={0} className="portal-log">
      <AsyncView query={query} skeletonHeights={[4, 6, 4]}>
        {(messages) => (
          <>
            {count === 0 && <Empty title={t('thread.empty')} />}
            <ol className="grid gap-4">
              {messages.map((message) => (
                <Sent key={message.id} message={message} isNew={isNew(message.id)} />
              ))}
            </ol>
            {/* Read out once it has arrived, and not before; what fails says so by itself. */}
            <ol aria-live="off" hidden={outgoing.length === 0} className="grid gap-4">
              {outgoing.map((message) => (
                <Unsent key={message.key} message={message} />
              ))}
            </ol>
          </>
        )}
      </AsyncView>
    </div>
  )
}

interface SentProps {
  message: ThreadMessage
  isNew: boolean
}

function Sent({ message: { author, authorName, text, sentAt }, isNew }: SentProps) {
  const t = usePortalT()
  const { moment } = useFormats()
  return (
    <li className={`bubble ${author === 'client' ? 'bubble-own' : ''}`}>
      <p className="text-sm text-muted">
        <NewMark shown={isNew} />
        <span className="strong">{author === 'client' ? t('thread.you') : authorName}</span>{' '}
        <time dateTime={new Date(sentAt).toISOString()}>{moment(sentAt)}</time>
      </p>
      <p className="as-written">{text}</p>
    </li>
  )
}

/** Shown at once, and never as if it had arrived before it has. */
function Unsent({ message }: { message: Outgoing }) {
  const t = usePortalT()
  const { tryAgain, discard } = useOutbox(message.projectId)
  const { text, failure } = message
  return (
    <li className="bubble bubble-own portal-unsent">
      <p className="text-sm text-muted">
        <span className="strong">{t('thread.you')}</span>
        {failure === undefined && ` ${t('thread.sending')}`}
      </p>
      <p className="as-written">{text}</p>
      {failure !== undefined && (
        <>
          <p role="alert" className="text-sm text-red">
            {t('thread.failed')} {failure}
          </p>
          <div className="button-row">
            <button type="button" className="button" onClick={() => tryAgain(message)}>
              <RotateCw size={18} aria-hidden="true" />
              {t('thread.again')}
            </button>
            <button type="button" className="button" onClick={() => discard(message)}>
              {t('thread.discard')}
            </button>
          </div>
        </>
      )}
    </li>
  )
}

/** Milliseconds after a message in which pressing once more means the same message. */
const SAME_PRESS_MS = 1000

function Composer({ project, onDocument }: { project: Project; onDocument(): void }) {
  const t = usePortalT()
  const tSite = useT()
  const [text, setText] = useSavedText(`message ${project.id}`)
  const { outgoing, send } = useOutbox(project.id)
  const sentAt = useRef(Number.NEGATIVE_INFINITY)
  const { missing, check, field } = useRequired(text)
  const surplus = [...text.trim()].length - MESSAGE_MAX
  const tooLong = surplus > 0 ? t('thread.tooLong', { max: MESSAGE_MAX, count: surplus }) : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A double click presses twice, and the second press finds the field emptied by the first.
    const sending = outgoing.some(({ failure }) => failure === undefined)
    if (text.trim() === '' && (sending || event.timeStamp - sentAt.current < SAME_PRESS_MS)) return
    if (tooLong || !check()) return
    sentAt.current = event.timeStamp
    send(project.id, text.trim())
    setText('')
  }
  return (
    <form noValidate onSubmit={submit} className="portal-composer">
      <Field
        id="portal-message"
        label={t('thread.label')}
        error={tooLong ?? (missing ? tSite('fields.message-required') : undefined)}
      >
        {(props) => (
          <TextArea
            {...props}
            ref={field}
            rows={3}
            required
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
            }}
          />
        )}
      </Field>
      <div className="portal-composer-foot">
        <button type="button" className="quiet portal-attach" onClick={onDocument}>
          <Paperclip size={18} aria-hidden="true" />
          {t('thread.document')}
        </button>
        <button type="submit" className="button button-primary">
          <Send size={18} aria-hidden="true" />
          {t('thread.send')}
        </button>
      </div>
    </form>
  )
}
