/** Deletes a row, once a question in its place is answered. */
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useOpener } from '#web/ui/hooks/use-opener.ts'
import { Question } from '#web/ui/question.tsx'
import { useClientsT } from './i18n.tsx'

interface Props {
  /** What is deleted, as it is called. */
  name: string
  /** Of the button, and of the question. */
  label: string
  /** Of the answer. */
  yes: string
  busy: boolean
  /** @param control what had the focus. */
  onRemove(control: Element): void
}

export function RemoveButton({ name, label, yes, busy, onRemove }: Props) {
  const t = useClientsT()
  const [asked, setAsked] = useState(false)
  const opener = useOpener(asked)
  if (!asked)
    return (
      <button ref={opener} type="button" className="icon-button" aria-label={label} onClick={() => setAsked(true)}>
        <Trash2 size={20} aria-hidden="true" />
      </button>
    )
  return (
    <Question label={label} className="button-row" no={t('cancel')} onNo={() => setAsked(false)}>
      <button
        type="button"
        className="button"
        aria-disabled={busy || undefined}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      >
        {yes}
        <span className="sr-only">: {name}</span>
      </button>
    </Question>
  )
}
