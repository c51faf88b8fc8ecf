/** What the lists of the inbox are made of. */
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Failure as FailureText } from '#web/ui/async/async-parts.tsx'
import type { Action } from '#web/ui/async/use-action.ts'
import { useOpener } from '#web/ui/hooks/use-opener.ts'
import { Question } from '#web/ui/question.tsx'
import { useInboxT } from './i18n.tsx'

/** Why something that was pressed did not work; what is wrong with a field says more than the whole. */
export const Failure = ({ action: { failure, wrong } }: { action: Action }) => (
  <FailureText>{Object.values(wrong)[0] ?? failure}</FailureText>
)

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
  const t = useInboxT()
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
    <Question label={question} className="inbox-sure button-row" no={t('cancel')} onNo={() => setAsking(false)}>
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
