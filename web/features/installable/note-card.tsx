/** A card among the app's notes: what it is about, what it says, and what can be done. It is said once to screen readers. */
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId } from 'react'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { useInstallableT } from './i18n.tsx'

interface Props {
  kind: 'update' | 'offline' | 'restored' | 'install'
  sign: ReactNode
  heading: string
  /** What is said of it, beside the heading. */
  said: string
  onClose?(): void
  children: ReactNode
}

export function NoteCard({ kind, sign, heading, said, onClose, children }: Props) {
  const t = useInstallableT()
  const { announce } = useAnnouncer()
  const id = useId()
  useEffect(() => announce(`${heading}. ${said}`), [announce, heading, said])
  return (
    <section aria-labelledby={id} className={`app-note card popup app-note-${kind}`}>
      {sign}
      <div className="min-w-0 grow">
        <h2 id={id} className="strong">
          {heading}
        </h2>
        {children}
      </div>
      {onClose && (
        <button
          type="button"
          className="icon-button -m-2.5 self-start"
          aria-label={t('close')}
          title={t('close')}
          onClick={onClose}
        >
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </section>
  )
}
