/** Small parts of everything that is read from the server or sent to it. */
import { LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import './async.css'
import { useAsyncT } from './i18n.ts'

/** Why something did not work; nothing if it did. */
export function Failure({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <p role="alert" className="callout async-failure">
      {children}
    </p>
  )
}

/** Nothing there yet, and what will be. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="async-empty">
      <p className="strong">{title}</p>
      {children && <p className="text-muted">{children}</p>}
    </div>
  )
}

/** Marks an entry that came with the latest read. */
export function NewMark({ shown }: { shown: boolean }) {
  const t = useAsyncT()
  return shown && <span className="async-new">{t('new')}</span>
}

/** A button's icon, which turns while its action is under way. */
export function BusyIcon({ busy, icon: Icon }: { busy: boolean; icon: LucideIcon }) {
  return busy ? (
    <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
  ) : (
    <Icon size={18} aria-hidden="true" />
  )
}
