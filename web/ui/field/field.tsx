/** What forms are made of. */
import type { ComponentProps, ReactNode } from 'react'
import './field.css'

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
    <div className="labelled">
      <label htmlFor={id} className="field-label text-sm">
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

/** A text of several lines. */
export const TextArea = (props: ComponentProps<'textarea'>) => <textarea rows={4} className="field" {...props} />
