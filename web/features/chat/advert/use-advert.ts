/** Comparing a job advert: the form that takes it, and what the server makes of it. */
import { type Dispatch, useEffect, useRef, useState } from 'react'
import { ADVERT_MAX } from '#contract/chat/chat-limits.ts'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { chatCalls } from '#web/features/chat/state/calls.ts'
import { useDraft } from '#web/features/chat/state/kept/use-draft.ts'
import { newMessage } from '#web/features/chat/state/message.ts'
import type { ChatAction } from '#web/features/chat/state/state.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { advertLength, advertTitle } from './advert.ts'

export interface Advert {
  /** The form stands in the place of the field for messages. */
  open: boolean
  text: string
  busy: boolean
  /** What is wrong with the advert, or with the try to compare it. */
  error: string
  /** Opens the form. @param text what was pasted into the field for messages. */
  start(text?: string): void
  write(text: string): void
  submit(): void
  /** Closes the form; the text is there when it is opened again. */
  cancel(): void
  close(): void
  /** Forgets everything. */
  drop(): void
}

export function useAdvert(dispatch: Dispatch<ChatAction>, busyRef: { current: boolean }): Advert {
  const t = useChatT()
  const { language } = useLanguage()
  const { announce } = useAnnouncer()
  const [open, setOpen] = useState(false)
  const [text, keep] = useDraft('chat-advert')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  /** The comparison that is awaited; another one, or none, makes its result void. */
  const awaited = useRef<object>(undefined)

  useEffect(
    () => () => {
      awaited.current = undefined
    },
    [],
  )

  const write = (next: string) => {
    keep(next)
    setError('')
  }
  const wait = (comparison: object | undefined) => {
    awaited.current = comparison
    busyRef.current = comparison !== undefined
    setBusy(comparison !== undefined)
  }

  async function submit(): Promise<void> {
    const advert = text.trim()
    if (busy || advertLength(advert) > ADVERT_MAX) return
    if (advert === '') return setError(t('advert.required'))
    const comparison = {}
    wait(comparison)
    setError('')
    announce(t('advert.busy'))
    try {
      const { compareAdvert } = await chatCalls()
      if (awaited.current !== comparison) return
      const { success: _, summary, ...advertComparison } = await compareAdvert({ advert, language })
      if (awaited.current !== comparison) return
      const title = advertTitle(advert)
      dispatch({ type: 'put', message: newMessage('user', t('advert.pasted', { title })) })
      dispatch({ type: 'put', message: newMessage('assistant', summary, { advertComparison }) })
      announce(summary)
      write('')
      setOpen(false)
    } catch (error) {
      if (awaited.current !== comparison) return
      const apiError = error instanceof ApiError ? error.body : undefined
      setError(apiError?.fields?.advert ?? apiError?.message ?? t('advert.failed'))
    }
    wait(undefined)
  }

  return {
    open,
    text,
    busy,
    error,
    start(pasted) {
      if (pasted !== undefined) write(pasted)
      setOpen(true)
    },
    write,
    submit: () => void submit(),
    cancel() {
      if (busy) wait(undefined)
      setError('')
      setOpen(false)
    },
    close: () => setOpen(false),
    drop() {
      if (busy) wait(undefined)
      write('')
      setOpen(false)
    },
  }
}
