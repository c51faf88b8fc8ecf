/** Gives the focus back to the button that opened something, when that is closed. */
import { useEffect, useRef } from 'react'

/** @returns for the button. */
export function useOpener(open: boolean) {
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus()
    wasOpen.current = open
  }, [open])
  return opener
}
