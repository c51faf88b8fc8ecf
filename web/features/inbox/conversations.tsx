/** Conversations with the assistant that visitors let the owner read. */
import { ThumbsDown, ThumbsUp, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { providerBrands } from '../../../content/provider-brands.ts'
import { CHAT_KEPT_DAYS } from '../../../contract/chat-limits.ts'
import type { Conversation, ConversationTurn } from '../../../contract/inbox.ts'
import type { ProviderName } from '../../../contract/provider-names.ts'
import { usePages } from '../../ui/paged/use-pages.ts'
import { Bone } from '../../ui/skeleton.tsx'
import { deleteConversation, fetchConversations, fetchTurns } from './api.ts'
import { useFormats } from './formats.ts'
import { useInbox } from './inbox-context.ts'
import { Empty, Failure, Fault, List, RowHead, Sure } from './parts.tsx'
import { useAction } from './use-action.ts'
import { useListFocus } from './use-list-focus.ts'
import { useInboxWords } from './words.tsx'

export function Conversations() {
  const say = useInboxWords()
  const pages = usePages(fetchConversations)
  const { heading, left } = useListFocus()
  const remove = (id: string) => {
    pages.change((items) => items.filter((item) => item.id !== id))
    left(say('conversations.deleted'))
  }
  return (
    <section className="inbox-section">
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {say('lists.conversations')}
      </h2>
      <p className="prose">{say('conversations.text', { days: CHAT_KEPT_DAYS })}</p>
      <List
        pages={pages}
        label={say('lists.conversations')}
        empty={<Empty title={say('conversations.empty')}>{say('conversations.emptyText')}</Empty>}
      >
        {(conversation) => <Row conversation={conversation} onRemoved={() => remove(conversation.id)} />}
      </List>
    </section>
  )
}

function Row({ conversation, onRemoved }: { conversation: Conversation; onRemoved(): void }) {
  const say = useInboxWords()
  const { moment } = useFormats()
  const [open, setOpen] = useState(false)
  const { id, firstQuestion, lastAt, turns, up, down, unanswered } = conversation
  return (
    <article>
      <h3>
        <RowHead id={id} open={open} onToggle={() => setOpen(!open)}>
          <span className="inbox-line">
            <span className="caption">{say('conversations.turns', { count: turns })}</span>
            {up > 0 && <span className="inbox-badge">{say('conversations.up', { count: up })}</span>}
            {down > 0 && (
              <span className="inbox-badge inbox-badge-failed">{say('conversations.down', { count: down })}</span>
            )}
            {unanswered > 0 && (
              <span className="inbox-badge">{say('conversations.unanswered', { count: unanswered })}</span>
            )}
            <time dateTime={new Date(lastAt).toISOString()} className="caption inbox-time">
              {moment(lastAt)}
            </time>
          </span>
          <span className="inbox-subject strong">{firstQuestion}</span>
        </RowHead>
      </h3>
      {open && <Opened id={id} onRemoved={onRemoved} />}
    </article>
  )
}

function Opened({ id, onRemoved }: { id: string; onRemoved(): void }) {
  const say = useInboxWords()
  const { recount } = useInbox()
  const action = useAction()
  const [turns, setTurns] = useState<ConversationTurn[]>()
  const [error, setError] = useState<unknown>()
  const load = useCallback(() => {
    setError(undefined)
    fetchTurns(id).then(setTurns, setError)
  }, [id])
  useEffect(load, [load])
  return (
    <div id={`inbox-${id}`} className="inbox-opened">
      {error !== undefined && <Fault error={error} onRetry={load} />}
      {!turns && error === undefined && (
        <div role="status" aria-label={say('loading')}>
          <Bone height={6} />
        </div>
      )}
      {turns && (
        <ol className="inbox-turns">
          {turns.map((turn) => (
            <Turn key={turn.id} turn={turn} />
          ))}
        </ol>
      )}
      <div className="inbox-buttons">
        <Sure
          icon={Trash2}
          action={action}
          name={say('conversations.delete')}
          question={say('conversations.deleteSure')}
          yes={say('conversations.deleteYes')}
          onAct={async () => {
            await deleteConversation(id)
            recount()
            onRemoved()
          }}
        />
      </div>
      <Failure action={action} />
    </div>
  )
}

function Turn({ turn }: { turn: ConversationTurn }) {
  const say = useInboxWords()
  const { moment } = useFormats()
  const { question, answer, askedAt, answered, provider, language, feedback } = turn
  const brand = provider === 'local' ? undefined : (providerBrands[provider as ProviderName] ?? provider)
  return (
    <li>
      <p className="strong inbox-said" lang={language}>
        {question}
      </p>
      <p className="inbox-said" lang={language}>
        {plainText(answer)}
      </p>
      <p className="text-sm text-muted inbox-line">
        <time dateTime={new Date(askedAt).toISOString()}>{moment(askedAt)}</time>
        <span>{say('conversations.wordedBy', { provider: brand ?? say('conversations.local') })}</span>
        {!answered && <span className="inbox-badge">{say('conversations.notAnswered')}</span>}
        {feedback === 'up' && (
          <span className="inbox-badge">
            <ThumbsUp size={14} aria-hidden="true" />
            {say('conversations.liked')}
          </span>
        )}
        {feedback === 'down' && (
          <span className="inbox-badge inbox-badge-failed">
            <ThumbsDown size={14} aria-hidden="true" />
            {say('conversations.disliked')}
          </span>
        )}
      </p>
    </li>
  )
}

/** Without the signs for bold and for footnotes, whose facts are not shown here. */
const plainText = (markdown: string) => markdown.replace(/\s?\[\^\d+\]/g, '').replaceAll('**', '')
