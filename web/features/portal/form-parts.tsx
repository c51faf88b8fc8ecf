/** How the forms of the portal end. */
import type { LucideIcon } from 'lucide-react'
import { BusyIcon, Failure } from '#web/ui/async/async-parts.tsx'
import type { Action } from '#web/ui/async/use-action.ts'
import { usePortalT } from './i18n.tsx'

interface FootProps {
  icon: LucideIcon
  send: string
  action: Action
  onCancel(): void
}

/** What went wrong, unless a field says it, and the buttons. Not disabled while it is busy: then they would lose the focus. */
export function FormFoot({ icon, send, action: { busy, failure, wrong }, onCancel }: FootProps) {
  const t = usePortalT()
  return (
    <>
      {Object.keys(wrong).length === 0 && <Failure>{failure}</Failure>}
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
