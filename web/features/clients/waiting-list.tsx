/** What clients wait for, across all projects. */
import { Check } from 'lucide-react'
import { type NewsKind, newsKinds, type Waiting } from '#contract/clients/clients.ts'
import { Empty, Failure, NewMark } from '#web/ui/async/async-parts.tsx'
import { PagedView } from '#web/ui/async/paged-view.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { useInvalidate } from '#web/ui/async/use-server-query.ts'
import { useFormats, useNow } from '#web/ui/formats.ts'
import { useFocusAfterRemoval } from '#web/ui/hooks/use-focus-after-removal.ts'
import { markSeen } from './api.ts'
import { MeetingAnswer } from './conversation/meeting-answer.tsx'
import { useClientsT } from './i18n.tsx'
import { OVERVIEW, useWaitingList } from './queries.ts'
import { besideOf, firstOf, rowId } from './row-focus.ts'
import { useRouteState, type View } from './use-route-state.ts'

/** Where each kind is dealt with. */
const viewFor: Record<Waiting['kind'], View> = {
  message: 'conversation',
  'update-requested': 'conversation',
  'meeting-proposed': 'conversation',
  'changes-requested': 'delivery',
  approved: 'delivery',
  document: 'documents',
  'meeting-lapsed': 'conversation',
}

/** What takes the focus there: where the answer is written, or what is to be looked at. */
const focusFor: Record<Waiting['kind'], (waiting: Waiting) => string> = {
  message: () => 'clients-message',
  'update-requested': () => 'clients-update',
  'meeting-proposed': ({ id }) => rowId(id),
  'changes-requested': ({ id }) => rowId(id),
  approved: ({ id }) => rowId(id),
  document: ({ id }) => rowId(id),
  'meeting-lapsed': () => 'clients-message',
}

const newsKind = (kind: Waiting['kind']): NewsKind | undefined => newsKinds.find((one) => one === kind)

const HEADING = 'clients-waiting'

/** @param onAnswered is told of everything that leaves the list. */
export function WaitingList({ onAnswered }: { onAnswered(): unknown }) {
  const t = useClientsT()
  const query = useWaitingList()
  const invalidate = useInvalidate()
  const leaving = useFocusAfterRemoval()
  return (
    <section className="clients-group">
      <h2 id={HEADING} tabIndex={-1} className="text-title">
        {t('waiting.heading')}
      </h2>
      <PagedView
        query={query}
        label={t('waiting.heading')}
        empty={<Empty title={t('waiting.none')}>{t('waiting.noneText')}</Empty>}
        more={t('more')}
        className="clients-list row-list"
        row={(waiting) => (
          <WaitingRow
            waiting={waiting}
            isNew={query.isNew(waiting.at)}
            onAnswered={(control) => {
              leaving(control, () => firstOf(...besideOf(query.data ?? [], waiting.id), HEADING))
              invalidate(OVERVIEW)
              onAnswered()
            }}
          />
        )}
      />
    </section>
  )
}

interface RowProps {
  waiting: Waiting
  isNew: boolean
  onAnswered(control: Element): void
}

function WaitingRow({ waiting, isNew, onAnswered }: RowProps) {
  const t = useClientsT()
  const { ago, moment, minutes } = useFormats()
  const now = useNow()
  const { open } = useRouteState()
  const { kind, by, text, milestone, project, projectId, at, startsAt } = waiting
  const news = newsKind(kind)
  return (
    <>
      <div className="clients-item-text">
        <p id={rowId(waiting.id)} tabIndex={-1}>
          <NewMark shown={isNew} />
          <span className="strong">{t(`waiting.${kind}`, { name: by || t('waiting.somebody'), milestone })}</span>
          <span className="text-sm text-muted">{`\u00a0· ${project}\u00a0· ${ago(at, now)}`}</span>
        </p>
        {startsAt !== null && (
          <p>
            {moment(startsAt)}, {minutes(waiting.minutes ?? 0)}
          </p>
        )}
        {text && <p className="as-written line-clamp-3 text-muted">{text}</p>}
      </div>
      {kind === 'meeting-proposed' ? (
        <MeetingAnswer projectId={projectId} id={waiting.id} name={by} onAnswered={onAnswered} />
      ) : (
        <div className="button-row">
          <button
            type="button"
            className="button"
            onClick={() => open(projectId, viewFor[kind], focusFor[kind](waiting))}
          >
            {t(asksForAnswer(kind) ? 'waiting.answer' : 'waiting.look')}
            <span className="sr-only">: {project}</span>
          </button>
          {news && <SeenButton kind={news} waiting={waiting} onSeen={onAnswered} />}
        </div>
      )}
    </>
  )
}

const asksForAnswer = (kind: Waiting['kind']) =>
  kind === 'message' || kind === 'update-requested' || kind === 'meeting-lapsed'

interface SeenProps {
  kind: NewsKind
  waiting: Waiting
  /** @param control what had the focus. */
  onSeen(control: Element): void
}

/** Takes from the list what needs no answer. */
function SeenButton({ kind, waiting: { id, project }, onSeen }: SeenProps) {
  const t = useClientsT()
  const { busy, failure, run } = useAction()
  return (
    <>
      <button
        type="button"
        className="button"
        aria-disabled={busy || undefined}
        onClick={({ currentTarget }) =>
          void run(async () => {
            await markSeen(kind, id)
            onSeen(currentTarget)
          })
        }
      >
        <Check size={18} aria-hidden="true" />
        {t('waiting.seen')}
        <span className="sr-only">: {project}</span>
      </button>
      <Failure>{failure}</Failure>
    </>
  )
}
