import type { ReactNode } from 'react'
import { useSeoT } from './i18n.tsx'

/** A table that scrolls sideways where it does not fit. */
export function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  const t = useSeoT()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section aria-label={t('table', { name: label })} tabIndex={0} className="seo-table">
      <table>{children}</table>
    </section>
  )
}
