/** A text without which nothing is sent. */
import { useRef, useState } from 'react'

export function useRequired(text: string) {
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const blank = text.trim() === ''
  return {
    field,
    /** It is blank, and somebody has tried to send it so. */
    missing: tried && blank,
    /** @returns whether there is something; if not, the field is gone to. */
    check(): boolean {
      setTried(blank)
      if (blank) field.current?.focus()
      return !blank
    },
  }
}
