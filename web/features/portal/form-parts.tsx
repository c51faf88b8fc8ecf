/** How the forms of the portal end. */
import { LoaderCircle, type LucideIcon } from 'lucide-react'
import { usePortalWords } from './words.tsx'

interface FootProps {
  icon: LucideIcon
  send: string
  busy: boolean
  failure: string | undefined
  onCancel(): void
}

/** What went wrong, and the buttons. Not disabled while it is busy: then they would lose the focus. */
export function FormFoot({ icon: Icon, send, busy, failure, onCancel }: FootProps) {
  const say = usePortalWords()
  return (
    <>
      {failure && (
        <p role="alert" className="portal-failure">
          {failure}
        </p>
      )}
      <div className="portal-buttons">
        <button type="submit" aria-disabled={busy || undefined} className="button button-primary">
          {busy ? (
            <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
          ) : (
            <Icon size={18} aria-hidden="true" />
          )}
          {send}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {say('cancel')}
        </button>
      </div>
    </>
  )
}
