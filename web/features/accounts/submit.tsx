/** The end of a form: why it was not taken, and the button that sends it. */
import { Loader } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Form } from './use-form.ts'

interface Props {
  form: Pick<Form<string>, 'refused' | 'busy'>
  label: string
  busyLabel: string
  /** Stands below what was refused: the way on. */
  instead?: ReactNode
  className?: string
}

export function Submit({ form: { refused, busy }, label, busyLabel, instead, className = 'button-primary' }: Props) {
  const id = useId()
  return (
    <>
      {refused && (
        <div className="account-refused">
          <p id={id}>{refused.text}</p>
          {instead}
        </div>
      )}
      {/* Not disabled while it is busy: then it would lose the focus. */}
      <button
        type="submit"
        aria-disabled={busy || undefined}
        aria-describedby={refused && id}
        className={`button ${className}`}
      >
        {busy && <Loader size={18} aria-hidden="true" className="animate-spin" />}
        {busy ? busyLabel : label}
      </button>
      <p role="status" className="sr-only">
        {busy ? busyLabel : refused?.text}
      </p>
    </>
  )
}
