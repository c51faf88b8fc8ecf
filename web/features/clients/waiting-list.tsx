/** What clients wait for, across all projects. */
import type { Waiting } from '../../../contract/clients.ts'
import { useFormats, useNow } from '../../ui/formats.ts'
import { fetchWaiting } from './api.ts'
import { Empty, Loaded, More } from './loaded.tsx'
import { MeetingAnswer } from './meeting-answer.tsx'
import { besideOf, firstOf, rowId, useLeaving } from './use-leaving.ts'
import { usePlace, type View } from './use-place.ts'
import { usePages } from './use-read.ts'
import { useClientsWords } from './words.tsx'

/** Where each kind is dealt with. */
const viewFor: Record<Waiting['kind'], View> = {
  message: 'conversation',
  'update-requested': 'conversation',
  'meeting-proposed': 'conversation',
  'changes-requested': 'delivery',
}

/** What takes the focus there: where the answer is written, or what is to be looked at. */
const focusFor: Record<Waiting['kind'], (waiting: Waiting) => string> = {
  message: () => 'clients-message',
  'update-requested': () => 'clients-update',
  'meeting-proposed': ({ id }) => rowId(id),
  'changes-requested': ({ id }) => rowId(id),
}

const HEADING = 'clients-waiting'

/** @param onAnswered is told of a time that was accepted or declined. */
export function WaitingList({ onAnswered }: { onAnswered(): void }) {
  const say = useClientsWords()
  const pages = usePages('waiting', fetchWaiting)
  const leaving = useLeaving()
  return (
    <section className="clients-group">
      <h2 id={HEADING} tabIndex={-1} className="text-title">
        {say('waiting.heading')}
      </h2>
      <Loaded reading={pages} bone={8}>
        {({ items }) => (
          <>
            {items.length === 0 && <Empty title={say('waiting.none')}>{say('waiting.noneText')}</Empty>}
            <ul className="clients-list">
              {items.map((waiting) => (
                <WaitingRow
                  key={`${waiting.kind} ${waiting.id}`}
                  waiting={waiting}
                  onAnswered={(control) => {
                    leaving(control, () => firstOf(...besideOf(items, waiting.id), HEADING))
                    pages.reload()
                    onAnswered()
                  }}
                />
              ))}
            </ul>
            <More pages={pages} />
          </>
        )}
      </Loaded>
    </section>
  )
}

function WaitingRow({ waiting, onAnswered }: { waiting: Waiting; onAnswered(control: Element): void }) {
  const say = useClientsWords()
  const { ago, moment, minutes } = useFormats()
  const now = useNow()
  const { open } = usePlace()
  const { kind, by, text, milestone, project, projectId, at, startsAt } = waiting
  return (
    <li>
      <div className="clients-item-text">
        <p id={rowId(waiting.id)} tabIndex={-1}>
          <span className="strong">{say(`waiting.${kind}`, { name: by || say('waiting.somebody'), milestone })}</span>
          <span className="text-sm text-muted">{`\u00a0· ${project}\u00a0· ${ago(at, now)}`}</span>
        </p>
        {startsAt !== null && (
          <p>
            {moment(startsAt)}, {minutes(waiting.minutes ?? 0)}
          </p>
        )}
        {text && <p className="clients-said clients-excerpt text-muted">{text}</p>}
      </div>
      {kind === 'meeting-proposed' ? (
        <MeetingAnswer projectId={projectId} id={waiting.id} name={by} onAnswered={onAnswered} />
      ) : (
        <button
          type="button"
          className="button"
          onClick={() => open(projectId, viewFor[kind], focusFor[kind](waiting))}
        >
          {say(kind === 'changes-requested' ? 'waiting.look' : 'waiting.answer')}
          <span className="sr-only">: {project}</span>
        </button>
      )}
    </li>
  )
}
