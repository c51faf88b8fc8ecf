/** What is said about a project: appointments, messages that go both ways, and updates. */
import { LoaderCircle, Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { AdminProject } from '../../../contract/clients.ts'
import { MESSAGE_MAX } from '../../../contract/portal-messages.ts'
import { Field, TextArea } from '../../ui/field/field.tsx'
import { useFormats } from '../../ui/formats.ts'
import { answer, fetchThread, fetchUpdates, postUpdate } from './api.ts'
import { Empty, Failure, Loaded } from './loaded.tsx'
import { Meetings } from './meetings.tsx'
import { submitByKeys } from './submit-by-keys.ts'
import { useAction } from './use-action.ts'
import { useAskedFor } from './use-arrival.tsx'
import { useKeptText } from './use-kept-text.ts'
import { useKey } from './use-key.ts'
import { useRead } from './use-read.ts'
import { useClientsWords } from './words.tsx'

export function ConversationView({ project }: { project: AdminProject }) {
  return (
    <div className="clients-part">
      <Meetings project={project} />
      <div className="clients-columns">
        <Thread project={project} />
        <Updates project={project} />
      </div>
    </div>
  )
}

function Thread({ project: { id } }: { project: AdminProject }) {
  const say = useClientsWords()
  const { moment } = useFormats()
  const reading = useRead(id, () => fetchThread(id))
  return (
    <section className="clients-group">
      <h3 tabIndex={-1} className="text-card">
        {say('thread.heading')}
      </h3>
      <Loaded reading={reading} bone={12}>
        {(messages) => (
          <>
            {messages.length === 0 && <Empty title={say('thread.none')} />}
            <ol className="clients-thread">
              {messages.map((message) => (
                <li key={message.id} className={`clients-words clients-from-${message.author}`}>
                  <p className="text-sm text-muted">
                    <span className="strong">
                      {message.author === 'owner' ? say('thread.you') : message.authorName}
                    </span>{' '}
                    <time dateTime={new Date(message.sentAt).toISOString()}>{moment(message.sentAt)}</time>
                  </p>
                  <p className="clients-said">{message.text}</p>
                </li>
              ))}
            </ol>
          </>
        )}
      </Loaded>
      <Writing
        name={`message ${id}`}
        label={say('thread.label')}
        submit={say('thread.send')}
        send={async (text, key) => {
          const { message } = await answer(id, text, key)
          reading.put([...(reading.value ?? []), message])
        }}
      />
    </section>
  )
}

function Updates({ project: { id } }: { project: AdminProject }) {
  const say = useClientsWords()
  const { moment } = useFormats()
  const reading = useRead(id, () => fetchUpdates(id))
  return (
    <section className="clients-group">
      <h3 tabIndex={-1} className="text-card">
        {say('updates.heading')}
      </h3>
      {reading.value?.openRequest && (
        <div className="note">
          <p className="strong">{say('updates.asked', { date: moment(reading.value.openRequest.requestedAt) })}</p>
          {reading.value.openRequest.note && <p className="clients-said">{reading.value.openRequest.note}</p>}
        </div>
      )}
      <Writing
        name={`update ${id}`}
        label={say('updates.label')}
        submit={say('updates.post')}
        send={async (text, key) => {
          const { update } = await postUpdate(id, text, key)
          reading.put({ updates: [update, ...(reading.value?.updates ?? [])], openRequest: null })
        }}
      />
      <Loaded reading={reading} bone={8}>
        {({ updates }) => (
          <>
            {updates.length === 0 && <Empty title={say('updates.none')} />}
            <ol className="clients-list">
              {updates.map((update) => (
                <li key={update.id}>
                  <div className="clients-item-text">
                    <p className="clients-said">{update.text}</p>
                    <p className="text-sm text-muted">{moment(update.postedAt)}</p>
                  </div>
                </li>
              ))}
            </ol>
          </>
        )}
      </Loaded>
    </section>
  )
}

interface WritingProps {
  /** Of what is kept while it is written. */
  name: string
  label: string
  submit: string
  send(text: string, key: string): Promise<void>
}

/** A text that is sent to the client. */
function Writing({ name, label, submit, send }: WritingProps) {
  const say = useClientsWords()
  const [text, setText] = useKeptText(name)
  const [tried, setTried] = useState(false)
  const key = useKey()
  const { busy, failure, wrong, run } = useAction()
  const missing = tried && text.trim() === ''
  const deliver = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (text.trim() === '') return
    void run(async () => {
      await send(text, key(text))
      setText('')
      setTried(false)
    })
  }
  const id = `clients-${name.split(' ')[0]}`
  useAskedFor(id)
  return (
    <form noValidate onSubmit={deliver} onKeyDown={submitByKeys} className="clients-form">
      <Field id={id} label={label} error={missing ? say('fields.text-required') : wrong.text}>
        {(props) => (
          <TextArea {...props} maxLength={MESSAGE_MAX} value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      {!wrong.text && <Failure>{failure}</Failure>}
      <button type="submit" aria-disabled={busy || undefined} className="button button-primary clients-add">
        {busy ? (
          <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
        ) : (
          <Send size={18} aria-hidden="true" />
        )}
        {submit}
      </button>
    </form>
  )
}
