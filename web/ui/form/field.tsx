/** A field with its label above, and below it what is wrong, what helps, and that no more fits in. */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLanguage } from '#web/platform/i18n.tsx'

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

/** Shorter limits are those of codes, which are full when they are right. */
const TEXT_FROM = 50

export function Field({ id, label, error, hint, live, className = '', children }: Props) {
  const { ref, most, look } = useFull()
  const { t, language } = useLanguage()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div ref={ref} className={`labelled ${className}`} onInput={look}>
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
      {most !== undefined && (
        <p role="status" className="text-sm text-muted">
          {t('common.full', { most: new Intl.NumberFormat(language).format(most) })}
        </p>
      )}
    </div>
  )
}

/** Browsers cut what is too long without a word. @returns how much fits in at most, while the field is full. */
function useFull() {
  const ref = useRef<HTMLDivElement>(null)
  const [most, setMost] = useState<number>()
  const look = ({ target }: FormEvent) => {
    const { value, maxLength } = target as HTMLInputElement
    setMost(maxLength >= TEXT_FROM && value.length >= maxLength ? maxLength : undefined)
  }
  // Once it is sent it may be empty again.
  useEffect(() => {
    const form = most === undefined ? undefined : ref.current?.closest('form')
    const clear = () => setMost(undefined)
    form?.addEventListener('submit', clear)
    return () => form?.removeEventListener('submit', clear)
  }, [most])
  return { ref, most, look }
}
