/**
 * A form that takes the place of a button, and what is being written in it: kept for this tab of the browser, so that neither
 * closing what it stands in nor a reload loses it.
 */
import { useState } from 'react'
import { useOpener } from '#web/ui/hooks/use-opener.ts'
import { useSavedText } from '#web/ui/hooks/use-saved-text.ts'

export interface Draft {
  /** Empty while nothing was written that is worth keeping. */
  text: string
  keep(text: string): void
  isOpen: boolean
  /** It was asked for just now; one that was begun before is open again, and leaves the focus where it is. */
  takesFocus: boolean
  open(): void
  /** Closes it and forgets what was written. */
  close(): void
}

/** @param name what is written, such as an answer and to what. @returns also the ref of the button. */
export function useInlineDraft(name: string) {
  const [text, keep] = useSavedText(`inbox ${name}`)
  const [state, setState] = useState<'closed' | 'begun' | 'asked'>(text ? 'begun' : 'closed')
  const isOpen = state !== 'closed'
  const opener = useOpener(isOpen)
  const draft: Draft = {
    text,
    keep,
    isOpen,
    takesFocus: state === 'asked',
    open: () => setState('asked'),
    close() {
      keep('')
      setState('closed')
    },
  }
  return { draft, opener }
}
