/** A button that asks whether it was meant, in its own place. */
import { LoaderCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useUsersWords } from './words.tsx'

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

export function Confirmed({ text, act, confirm, busy, danger, onConfirm }: Props) {
  const say = useUsersWords()
  const [asked, setAsked] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const second = useRef<HTMLButtonElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    if (moved.current) (asked ? second : first).current?.focus()
    moved.current = true
  }, [asked])
  const doIt = async () => {
    await onConfirm()
    setAsked(false)
  }
  const look = `button ${danger ? 'users-danger' : ''}`
  return (
    <>
      <p className="prose text-sm">{text}</p>
      <div className="users-buttons">
        {asked ? (
          <>
            <button ref={second} type="button" aria-disabled={busy || undefined} onClick={doIt} className={look}>
              {busy && <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />}
              {confirm}
            </button>
            <button type="button" onClick={() => setAsked(false)} className="button">
              {say('cancel')}
            </button>
          </>
        ) : (
          <button ref={first} type="button" onClick={() => setAsked(true)} className={look}>
            {act}
          </button>
        )}
      </div>
    </>
  )
}
