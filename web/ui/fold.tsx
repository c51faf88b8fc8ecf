import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** What a phone shows when it is asked for, and a wider window and paper at once (`web/styles/folds.css`). @param label says what is in it. */
export function Fold({ label, className = '', children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <details className={`fold ${className}`}>
      <summary>
        {label}
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}
