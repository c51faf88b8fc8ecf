import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Where a pressed control goes away or can no longer be used, the focus goes on to the field instead of getting lost.
 * On a touch screen it goes to the conversation, because the field would bring up the keyboard.
 * @returns what to put on the element.
 */
export function useRestoredFocus(element: RefObject<HTMLElement | null>) {
  const last = useRef<Element>(undefined)
  useEffect(() => {
    const control = last.current
    if (!control || isUsable(control)) return
    last.current = undefined
    const { activeElement } = document
    if (activeElement !== control && activeElement !== document.body) return
    const next = window.matchMedia('(pointer: coarse)').matches ? '.chat-box' : 'textarea'
    element.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true })
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      last.current = target
    },
    onBlur: ({ target }: FocusEvent) => {
      // Left by the visitor, not lost.
      if (isUsable(target)) last.current = undefined
    },
  }
}

const isUsable = (control: Element) => control.isConnected && !control.matches(':disabled')
