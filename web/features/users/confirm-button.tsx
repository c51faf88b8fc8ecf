/** A button that asks whether it was meant, in its own place. The focus goes to the answer that does no harm. */
import { LoaderCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useUsersT } from './i18n.tsx'

interface Props {
  /** What it does. */
  text: string
  act: string
  /** The second button's name, which says once more what happens to whom. */
  confirm: string
  busy: boolean
  danger?: boolean
  onConfirm(): Promise<void>
}

export function ConfirmButton({ text, act, confirm, busy, danger, onConfirm }: Props) {
  const t = useUsersT()
  const [asked, setAsked] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    if (moved.current) (asked ? cancel : first).current?.focus()
    moved.current = true
  }, [asked])
  const doIt = async () => {
    await onConfirm()
    setAsked(false)
  }
  const look = `button ${danger ? 'button-danger' : ''}`
  return (
    <>
      <p className="prose text-sm">{text}</p>
      {asked ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
        <div
          role="group"
          aria-label={act}
          className="button-row mt-3"
          onKeyDown={({ key }) => key === 'Escape' && setAsked(false)}
        >
          <button type="button" aria-disabled={busy || undefined} onClick={doIt} className={look}>
            {busy && <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />}
            {confirm}
          </button>
          <button ref={cancel} type="button" onClick={() => setAsked(false)} className="button">
            {t('cancel')}
          </button>
        </div>
      ) : (
        <div className="button-row mt-3">
          <button ref={first} type="button" onClick={() => setAsked(true)} className={look}>
            {act}
          </button>
        </div>
      )}
    </>
  )
}
