import type { ReactNode } from 'react'
import './parts.css'

/** A table that scrolls sideways where it does not fit. @param label says what the table is about, and that it is one. */
export function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="data-table">{children}</table>
    </section>
  )
}
