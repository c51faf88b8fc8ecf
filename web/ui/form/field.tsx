/** A field with its label above, and below it what is wrong and what helps. */
import type { ReactNode } from 'react'

interface Props {
  id: string
  label: string
  error: string | undefined
  hint?: string
  /** What is wrong is read out when it comes: for where the focus may be at the field already. */
  live?: boolean
  className?: string
  children(props: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }): ReactNode
}

export function Field({ id, label, error, hint, live, className = '', children }: Props) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={`labelled ${className}`}>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {children({ id, ...(error && { 'aria-invalid': true }), ...(described && { 'aria-describedby': described }) })}
      {error && (
        <p id={`${id}-error`} role={live ? 'alert' : undefined} className="text-sm text-red">
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
