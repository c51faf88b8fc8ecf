/** How the forms of the portal end. */
import type { LucideIcon } from 'lucide-react'
import { BusyIcon, Failure } from '#web/ui/async/async-parts.tsx'
import { usePortalT } from './i18n.tsx'

interface FootProps {
  icon: LucideIcon
  send: string
  busy: boolean
  /** Why it was not taken, unless a field says it. */
  failure: string | undefined
  onCancel(): void
}

/** What went wrong, and the buttons. Not disabled while it is busy: then they would lose the focus. */
export function FormFoot({ icon, send, busy, failure, onCancel }: FootProps) {
  const t = usePortalT()
  return (
    <>
      <Failure>{failure}</Failure>
      <div className="button-row">
        <button type="submit" aria-disabled={busy || undefined} className="button button-primary">
          <BusyIcon busy={busy} icon={icon} />
          {send}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </>
  )
}
