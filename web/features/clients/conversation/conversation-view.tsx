/** What is said about a project: appointments, messages that go both ways, and updates. */
import { Send } from 'lucide-react'
import type { AdminProject } from '#contract/clients/clients.ts'
import { outgoingMessage } from '#contract/portal/messages.ts'
import { answer, postUpdate } from '#web/features/clients/api.ts'
import { useClientsT } from '#web/features/clients/i18n.tsx'
import { submitByKeys } from '#web/features/clients/plan/submit-by-keys.ts'
import { useThread, useUpdates } from '#web/features/clients/queries.ts'
import { useAskedFor } from '#web/features/clients/use-arrival.tsx'
import { Empty, Failure, NewMark } from '#web/ui/async/async-parts.tsx'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useErrorMessage } from '#web/ui/async/use-error-message.ts'
import { bySchema } from '#web/ui/form/by-schema.ts'
import { TextAreaField } from '#web/ui/form/controls.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { useFormats } from '#web/ui/formats.ts'
import { Meetings } from './meetings.tsx'

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
  const t = useClientsT()
  const { moment } = useFormats()
  const query = useThread(id)
  return (
    <section className="clients-group">
      <h3 tabIndex={-1} className="text-card">
        {t('thread.heading')}
      </h3>
      <AsyncView query={query} skeletonHeights={[12]} empty={<Empty title={t('thread.none')} />}>
        {(messages) => (
          <ol className="grid gap-4">
            {messages.map((message) => (
              <li key={message.id} className={`bubble ${message.author === 'owner' ? 'bubble-own' : ''}`}>
                <p className="text-sm text-muted">
                  <NewMark shown={query.isNew(message.sentAt)} />
                  <span className="strong">{message.author === 'owner' ? t('thread.you') : message.authorName}</span>{' '}
                  <time dateTime={new Date(message.sentAt).toISOString()}>{moment(message.sentAt)}</time>
                </p>
                <p className="as-written">{message.text}</p>
              </li>
            ))}
          </ol>
        )}
      </AsyncView>
      <Writing
        id="clients-message"
        name={`message ${id}`}
        label={t('thread.label')}
        submit={t('thread.send')}
        send={async (text, key) => {
          const { message } = await answer(id, text, key)
          query.change((all) => [...all, message])
        }}
      />
    </section>
  )
}

function Updates({ project: { id } }: { project: AdminProject }) {
  const t = useClientsT()
  const { moment } = useFormats()
  const query = useUpdates(id)
  return (
    <section className="clients-group">
      <h3 tabIndex={-1} className="text-card">
        {t('updates.heading')}
      </h3>
      {query.data?.openRequest && (
        <div className="note">
          <p className="strong">{t('updates.asked', { date: moment(query.data.openRequest.requestedAt) })}</p>
          {query.data.openRequest.note && <p className="as-written">{query.data.openRequest.note}</p>}
        </div>
      )}
      <Writing
        id="clients-update"
        name={`update ${id}`}
        label={t('updates.label')}
        submit={t('updates.post')}
        send={async (text, key) => {
          const { update } = await postUpdate(id, text, key)
          query.change(({ updates }) => ({ updates: [update, ...updates], openRequest: null }))
        }}
      />
      <AsyncView query={query} skeletonHeights={[8]}>
        {({ updates }) => (
          <>
            {updates.length === 0 && <Empty title={t('updates.none')} />}
            <ol className="clients-list row-list">
              {updates.map((update) => (
                <li key={update.id}>
                  <div className="clients-item-text">
                    <p className="as-written">{update.text}</p>
                    <p className="text-sm text-muted">{moment(update.postedAt)}</p>
                  </div>
                </li>
              ))}
            </ol>
          </>
        )}
      </AsyncView>
    </section>
  )
}

interface WritingProps {
  /** Takes the focus where somebody asked for it. */
  id: string
  /** Of what is kept while it is written. */
  name: string
  label: string
  submit: string
  send(text: string, key: string): Promise<void>
}

/** A text that is sent to the client. */
function Writing({ id, name, label, submit, send }: WritingProps) {
  const failureText = useErrorMessage('action')
  const form = useForm({
    ...bySchema(outgoingMessage),
    initial: { text: '' },
    draft: `clients ${name}`,
    send: ({ text }, key) => send(text, key),
    failureText,
    onTaken() {},
  })
  useAskedFor(id)
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} onKeyDown={submitByKeys} className="clients-form">
      <TextAreaField field={{ ...form.field('text'), id }} label={label} />
      <Failure>{form.failure?.text}</Failure>
      <SubmitButton
        busy={form.busy}
        label={submit}
        icon={<Send size={18} aria-hidden="true" />}
        className="button button-primary justify-self-start"
      />
    </form>
  )
}
