/** Conversations with the assistant that visitors let the owner read. */
import { ThumbsDown, ThumbsUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { brandOf } from '#content/assistant/provider-brands.ts'
import { CHAT_RETENTION_DAYS } from '#contract/chat/chat-limits.ts'
import type { Conversation, ConversationTurn } from '#contract/inbox/inbox.ts'
import { Empty, NewMark } from '#web/ui/async/async-parts.tsx'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { PagedView } from '#web/ui/async/paged-view.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { usePagedQuery } from '#web/ui/async/use-paged-query.ts'
import { useServerQuery } from '#web/ui/async/use-server-query.ts'
import { useFormats } from '#web/ui/formats.ts'
import { deleteConversation, fetchConversations, fetchTurns } from './api.ts'
import { ConversationSummary } from './conversation-summary.tsx'
import { useInboxT } from './i18n.tsx'
import { useInbox } from './inbox-context.ts'
import { Failure, RowHead, Sure } from './parts.tsx'
import { useListFocus } from './use-list-focus.ts'

export function Conversations() {
  const t = useInboxT()
  const query = usePagedQuery(['inbox', 'conversations'], fetchConversations, ({ lastAt }) => lastAt)
  const { heading, left } = useListFocus()
  const remove = (id: string) => {
    query.change((items) => items.filter((item) => item.id !== id))
    left(t('conversations.deleted'))
  }
  return (
    <section className="inbox-section">
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {t('lists.conversations')}
      </h2>
      <p className="prose">{t('conversations.text', { days: CHAT_RETENTION_DAYS })}</p>
      <PagedView
        query={query}
        label={t('lists.conversations')}
        empty={<Empty title={t('conversations.empty')}>{t('conversations.emptyText')}</Empty>}
        more={t('more')}
        className="row-list"
        row={(conversation) => (
          <Row
            conversation={conversation}
            isNew={query.isNew(conversation.lastAt)}
            onRemoved={() => remove(conversation.id)}
          />
        )}
      />
    </section>
  )
}

interface RowProps {
  conversation: Conversation
  isNew: boolean
  onRemoved(): void
}

function Row({ conversation, isNew, onRemoved }: RowProps) {
  const t = useInboxT()
  const { moment } = useFormats()
  const [open, setOpen] = useState(false)
  const { id, firstQuestion, lastAt, turns, up, down, unanswered } = conversation
  return (
    <article>
      <h3>
        <RowHead id={id} open={open} onToggle={() => setOpen(!open)}>
          <span className="inbox-line">
            <NewMark shown={isNew} />
            <span className="caption">{t('conversations.turns', { count: turns })}</span>
            {up > 0 && <span className="status-badge">{t('conversations.up', { count: up })}</span>}
            {down > 0 && <span className="status-badge tone-red">{t('conversations.down', { count: down })}</span>}
            {unanswered > 0 && (
              <span className="status-badge">{t('conversations.unanswered', { count: unanswered })}</span>
            )}
          </span>
          <time dateTime={new Date(lastAt).toISOString()} className="caption inbox-time">
            {moment(lastAt)}
          </time>
          <span className="wrap-anywhere strong">{firstQuestion}</span>
        </RowHead>
      </h3>
      {open && <Opened id={id} onRemoved={onRemoved} />}
    </article>
  )
}

function Opened({ id, onRemoved }: { id: string; onRemoved(): void }) {
  const t = useInboxT()
  const { recount } = useInbox()
  const action = useAction()
  const query = useServerQuery(['inbox', 'conversation', id], () => fetchTurns(id))
  return (
    <div id={`inbox-${id}`} className="inbox-opened">
      <ConversationSummary id={id} />
      <AsyncView query={query} skeletonHeights={[6]}>
        {(turns) => (
          <ol className="inbox-turns grid grid-cols-1 gap-4">
            {turns.map((turn) => (
              <Turn key={turn.id} turn={turn} />
            ))}
          </ol>
        )}
      </AsyncView>
      <div className="button-row">
        <Sure
          icon={Trash2}
          action={action}
          name={t('conversations.delete')}
          question={t('conversations.deleteSure')}
          yes={t('conversations.deleteYes')}
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
  const t = useInboxT()
  const { moment } = useFormats()
  const { question, answer, askedAt, answered, provider, language, feedback } = turn
  const brand = provider === 'local' ? undefined : brandOf(provider)
  return (
    <li>
      <p className="strong as-written" lang={language}>
        {question}
      </p>
      <p className="as-written" lang={language}>
        {plainText(answer)}
      </p>
      <p className="text-sm text-muted inbox-line">
        <time dateTime={new Date(askedAt).toISOString()}>{moment(askedAt)}</time>
        <span>{t('conversations.wordedBy', { provider: brand ?? t('conversations.local') })}</span>
        {!answered && <span className="status-badge">{t('conversations.notAnswered')}</span>}
        {feedback === 'up' && (
          <span className="status-badge">
            <ThumbsUp size={14} aria-hidden="true" />
            {t('conversations.liked')}
          </span>
        )}
        {feedback === 'down' && (
          <span className="status-badge tone-red">
            <ThumbsDown size={14} aria-hidden="true" />
            {t('conversations.disliked')}
          </span>
        )}
      </p>
    </li>
  )
}

/** Without the signs for bold and for footnotes, whose facts are not shown here. */
const plainText = (markdown: string) => markdown.replace(/\s?\[\^\d+\]/g, '').replaceAll('**', '')
