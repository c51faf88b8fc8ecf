/** Where the focus goes when the row that had it has left its list. */
import { useRef } from 'react'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'

export function useListFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { announce } = useAnnouncer()
  return {
    /** For the list's heading, which takes the focus (`tabIndex={-1}`). */
    heading,
    /** To be called after the row was taken away. */
    left(said: string) {
      announce(said)
      heading.current?.focus()
    },
  }
}
