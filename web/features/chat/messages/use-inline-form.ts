/**
 * A form that stands in the place of the field for messages: it takes the focus when it comes, keeps it where something is
 * wrong, is left by Escape, and gives the focus back when it goes.
 */
import { type KeyboardEvent, useEffect, useRef } from 'react'

export function useInlineForm<Field extends HTMLElement>(error: string, cancel: () => void) {
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<Field>(null)
  useEffect(() => {
    const chat = form.current?.closest('#chat-section')
    field.current?.focus({ preventScroll: true })
    // On a touch screen the field for messages would bring up the keyboard over the result.
    const next = window.matchMedia('(pointer: coarse)').matches ? '.chat-box' : 'textarea'
    return () => chat?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (error) field.current?.focus({ preventScroll: true })
  }, [error])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // The panel around it stays.
    event.stopPropagation()
    cancel()
  }
  return { form, field, onKeyDown }
}
