/** What the lists of the inbox are made of. */
import { LoaderCircle, type LucideIcon, RotateCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import '../../ui/paged/paged.css'
import type { Pages } from '../../ui/paged/use-pages.ts'
import { Question } from '../../ui/question.tsx'
import { Bone } from '../../ui/skeleton.tsx'
import type { Action } from '../../ui/use-action.ts'
import { useExplain } from '../../ui/use-explain.ts'
import { useOpener } from '../../ui/use-opener.ts'
import { useInboxWords } from './words.tsx'

interface ListProps<Item> {
  pages: Pages<Item>
  /** Says what the list is. */
  label: string
  /** What stands there if there is nothing. */
  empty: ReactNode
  children(item: Item): ReactNode
}

export function List<Item extends { id: string }>({ pages, label, empty, children }: ListProps<Item>) {
  const say = useInboxWords()
  const { items, isOld, error, loading, hasMore, reload, more } = pages
  const isEmpty = items?.length === 0
  return (
    <>
      {isEmpty && !isOld && empty}
      {items && items.length > 0 && (
        <ul aria-label={label} inert={isOld} className="inbox-list paged-items">
          {items.map((item) => (
            <li key={item.id} className="inbox-row">
              {children(item)}
            </li>
          ))}
        </ul>
      )}
      {error !== undefined && <Fault error={error} onRetry={reload} />}
      {(!items || (isEmpty && isOld)) && error === undefined && (
        <div role="status" aria-label={say('loading')} className="inbox-bones">
          <Bone height={4} />
          <Bone height={4} />
          <Bone height={4} />
        </div>
      )}
      {items && hasMore && error === undefined && (
        <button
          type="button"
          className="button inbox-more"
          aria-disabled={loading || undefined}
          onClick={() => loading || more()}
        >
          {loading && <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />}
          {say('more')}
        </button>
      )}
    </>
  )
}

export function Fault({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const say = useInboxWords()
  const explain = useExplain(say('fault.network'))
  return (
    <div role="alert" className="inbox-fault">
      <p>{explain(error)}</p>
      <button type="button" className="button" onClick={onRetry}>
        <RotateCw size={18} aria-hidden="true" />
        {say('retry')}
      </button>
    </div>
  )
}

/** Why something that was pressed did not work. */
export const Failure = ({ action }: { action: Action }) =>
  action.failure === undefined ? null : (
    <p role="alert" className="inbox-fault">
      {action.failure}
    </p>
  )

export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="inbox-empty">
      <p className="strong">{title}</p>
      {children && <p className="text-muted">{children}</p>}
    </div>
  )
}

interface ActProps {
  icon: LucideIcon
  action: Action
  primary?: boolean
  /** Its name for screen readers, where what it shows is not enough. */
  label?: string
  onAct(): Promise<void>
  children: ReactNode
}

/** A button that does something at the server. Not disabled while it is busy: then it would lose the focus. */
export function Act({ icon: Icon, action, primary, label, onAct, children }: ActProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`button ${primary ? 'button-primary' : ''}`}
      aria-disabled={action.busy || undefined}
      onClick={() => void action.run(onAct)}
    >
      <Icon size={18} aria-hidden="true" />
      {children}
    </button>
  )
}

interface SureProps {
  icon: LucideIcon
  action: Action
  name: string
  question: string
  yes: string
  onAct(): Promise<void>
}

/** A button that asks once more before it does what cannot be taken back. */
export function Sure({ icon: Icon, action, name, question, yes, onAct }: SureProps) {
  const say = useInboxWords()
  const [asking, setAsking] = useState(false)
  const opener = useOpener(asking)
  if (!asking) {
    return (
      <button ref={opener} type="button" className="button" onClick={() => setAsking(true)}>
        <Icon size={18} aria-hidden="true" />
        {name}
      </button>
    )
  }
  return (
    <Question label={question} className="inbox-sure" no={say('cancel')} onNo={() => setAsking(false)}>
      <p>{question}</p>
      <Act icon={Icon} action={action} onAct={onAct}>
        {yes}
      </Act>
    </Question>
  )
}

/** A row's head, which opens and closes what belongs to it. */
export function RowHead({
  id,
  open,
  onToggle,
  children,
}: {
  id: string
  open: boolean
  onToggle(): void
  children: ReactNode
}) {
  const head = useOpener(open)
  return (
    <button
      ref={head}
      type="button"
      aria-expanded={open}
      aria-controls={open ? `inbox-${id}` : undefined}
      className="inbox-head"
      onClick={onToggle}
    >
      {children}
    </button>
  )
}
