/** What the forms of the portal are made of. */
import { LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { usePortalWords } from './words.tsx'

interface FieldProps {
  id: string
  label: string
  error: string | undefined
  hint?: string
  children(props: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }): ReactNode
}

/** A field with its label above, and below it what helps and what is wrong. */
export function Field({ id, label, error, hint, children }: FieldProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="portal-label text-sm">
        {label}
      </label>
      {children({ id, ...(error && { 'aria-invalid': true }), ...(described && { 'aria-describedby': described }) })}
      {error && (
        <p id={`${id}-error`} className="text-sm text-red">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

interface FootProps {
  icon: LucideIcon
  send: string
  busy: boolean
  failure: string | undefined
  onCancel(): void
}

/** What went wrong, and the buttons. Not disabled while it is busy: then they would lose the focus. */
export function FormFoot({ icon: Icon, send, busy, failure, onCancel }: FootProps) {
  const say = usePortalWords()
  return (
    <>
      {failure && (
        <p role="alert" className="portal-failure">
          {failure}
        </p>
      )}
      <div className="portal-buttons">
        <button type="submit" aria-disabled={busy || undefined} className="button button-primary">
          {busy ? (
            <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
          ) : (
            <Icon size={18} aria-hidden="true" />
          )}
          {send}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {say('cancel')}
        </button>
      </div>
    </>
  )
}

/** A text of several lines. */
export const TextArea = (props: ComponentProps<'textarea'>) => <textarea rows={4} className="field" {...props} />
