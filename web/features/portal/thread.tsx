/** What client and owner write to each other about a project, in a sheet at the side. */
import { Paperclip, RotateCw, Send } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import type { Project } from '../../../contract/portal.ts'
import { MESSAGE_MAX, type Message } from '../../../contract/portal-messages.ts'
import { useContent, useWords } from '../../platform/i18n.tsx'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { Field, TextArea } from '../../ui/field/field.tsx'
import { useFormats } from '../../ui/formats.ts'
import { PortalDialog } from './dialog.tsx'
import { Empty, Loaded } from './loaded.tsx'
import { type Outgoing, useOutbox } from './outbox.tsx'
import { useThread } from './readings.ts'
import { useKeptText } from './use-kept-text.ts'
import { useRequired } from './use-required.ts'
import { usePortalWords } from './words.tsx'

interface Props {
  project: Project
  open: boolean
  /** Somebody wants to send a document, which is done elsewhere. */
  onDocument(): void
  onClose(): void
}

export function Thread({ project, open, onDocument, onClose }: Props) {
  const say = usePortalWords()
  const { profile } = useContent()
  if (!open) return null
  return (
    <PortalDialog
      sheet
      title={say('thread.title', { project: project.name })}
      text={say('thread.text', { owner: profile.name })}
      onClose={onClose}
    >
      <Log project={project} />
      <Composer project={project} onDocument={onDocument} />
    </PortalDialog>
  )
}

function Log({ project }: { project: Project }) {
  const say = usePortalWords()
  const { announce } = useAnnouncer()
  const reading = useThread(project.id)
  const { outgoing } = useOutbox(project.id)
  const log = useRef<HTMLDivElement>(null)
  const count = (reading.value?.length ?? 0) + outgoing.length
  const failures = outgoing.filter(({ failure }) => failure !== undefined).length

  // The newest stands at the bottom, and what can be done about it when it fails.
  useEffect(() => {
    if (count + failures > 0 && log.current) log.current.scrollTop = log.current.scrollHeight
  }, [count, failures])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <div ref={log} role="log" aria-label={say('thread.log')} tabIndex={0} className="portal-log">
      <Loaded reading={reading} bones={[4, 6, 4]}>
        {(messages) => (
          <>
            {count === 0 && <Empty title={say('thread.empty')} />}
            <ol className="portal-thread">
              {messages.map((message) => (
                <Sent key={message.id} message={message} />
              ))}
              {outgoing.map((message) => (
                <Unsent key={message.key} message={message} />
              ))}
            </ol>
            <button
              type="button"
              className="button portal-refresh"
              aria-disabled={reading.loading || undefined}
              onClick={() => {
                if (!reading.loading) void reading.reload().then(() => announce(say('thread.looked')))
              }}
            >
              <RotateCw size={18} aria-hidden="true" className={reading.loading ? 'animate-spin' : ''} />
              {say('thread.refresh')}
            </button>
          </>
        )}
      </Loaded>
    </div>
  )
}

function Sent({ message: { author, authorName, text, sentAt } }: { message: Message }) {
  const say = usePortalWords()
  const { moment } = useFormats()
  return (
    <li className={`portal-words portal-from-${author}`}>
      <p className="text-sm text-muted">
        <span className="strong">{author === 'client' ? say('thread.you') : authorName}</span>{' '}
        <time dateTime={new Date(sentAt).toISOString()}>{moment(sentAt)}</time>
      </p>
      <p className="portal-said">{text}</p>
    </li>
  )
}

/** Shown at once, and never as if it had arrived before it has. */
function Unsent({ message }: { message: Outgoing }) {
  const say = usePortalWords()
  const { tryAgain, discard } = useOutbox(message.projectId)
  const { text, failure } = message
  return (
    <li className="portal-words portal-from-client portal-unsent">
      <p className="text-sm text-muted">
        <span className="strong">{say('thread.you')}</span>
        {failure === undefined && ` ${say('thread.sending')}`}
      </p>
      <p className="portal-said">{text}</p>
      {failure !== undefined && (
        <>
          <p role="alert" className="text-sm text-red">
            {say('thread.failed')} {failure}
          </p>
          <div className="portal-buttons">
            <button type="button" className="button" onClick={() => tryAgain(message)}>
              <RotateCw size={18} aria-hidden="true" />
              {say('thread.again')}
            </button>
            <button type="button" className="button" onClick={() => discard(message)}>
              {say('thread.discard')}
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
  const say = usePortalWords()
  const t = useWords()
  const [text, setText] = useKeptText(`message ${project.id}`)
  const { outgoing, send } = useOutbox(project.id)
  const sentAt = useRef(Number.NEGATIVE_INFINITY)
  const { missing, check, field } = useRequired(text)
  const surplus = [...text.trim()].length - MESSAGE_MAX
  const tooLong = surplus > 0 ? say('thread.tooLong', { max: MESSAGE_MAX, count: surplus }) : undefined

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
        label={say('thread.label')}
        error={tooLong ?? (missing ? t('fields.message-required') : undefined)}
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
          {say('thread.document')}
        </button>
        <button type="submit" className="button button-primary">
          <Send size={18} aria-hidden="true" />
          {say('thread.send')}
        </button>
      </div>
    </form>
  )
}
