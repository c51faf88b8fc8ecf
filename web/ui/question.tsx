import type { ReactNode } from 'react'

interface Props {
  /** For screen readers. */
  label: string
  className: string
  /** The answer that leaves everything as it is. */
  no: string
  onNo(): void
  /** The question, if it is to be read, and the other answer. */
  children: ReactNode
}

/** Stands in the place of the button that was pressed, until one answer is chosen; Escape is a no. */
export function Question({ label, className, no, onNo, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-label={label} className={className} onKeyDown={({ key }) => key === 'Escape' && onNo()}>
      {children}
      {/* biome-ignore lint/a11y/noAutofocus: the question took the place of the button that had the focus. */}
      <button type="button" autoFocus className="button" onClick={onNo}>
        {no}
      </button>
    </div>
  )
}
