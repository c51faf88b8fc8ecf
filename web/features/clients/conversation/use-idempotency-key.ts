/** A key for sending something once: the same for the same contents, so that trying again after a lost answer is harmless. */
import { useRef } from 'react'

export function useIdempotencyKey(): (contents: unknown) => string {
  const attempt = useRef<{ key: string; text: string }>(undefined)
  return (contents) => {
    const text = JSON.stringify(contents)
    if (attempt.current?.text !== text) attempt.current = { key: crypto.randomUUID(), text }
    return attempt.current.key
  }
}
