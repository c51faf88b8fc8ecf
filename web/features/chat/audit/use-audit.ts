/** Having a website measured: the form that takes its address, how far the measurement has got, and what comes of it. */
import { type Dispatch, useEffect, useRef, useState } from 'react'
import type { AuditProgress } from '#contract/audit/audit.ts'
import { pageAddressError } from '#contract/audit/page-address.ts'
import { SECOND } from '#contract/endpoint.ts'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { makeChip } from '#web/features/chat/messages/chips.ts'
import { chatCalls } from '#web/features/chat/state/calls.ts'
import { topicsOf } from '#web/features/chat/state/canned.ts'
import { useDraft } from '#web/features/chat/state/kept/use-draft.ts'
import { newMessage } from '#web/features/chat/state/message.ts'
import type { ChatAction } from '#web/features/chat/state/state.ts'
import { ApiError, ReplyError } from '#web/platform/api-error.ts'
import { useContent, useLanguage } from '#web/platform/i18n.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { pageOf } from './audit-intent.ts'

/** Each measurement ends within a minute, and whoever waits is told when one does. */
const SILENCE_MS = 90 * SECOND
/** Statuses of what may work in a moment: too many requests, or a server that is busy. */
const PASSING = [429, 503]

export interface Auditing {
  /** The form stands in the place of the field for messages. */
  open: boolean
  text: string
  /** How far it has got; undefined while nothing is being measured. */
  progress: AuditProgress | undefined
  /** What is wrong with the address. */
  error: string
  start(): void
  write(text: string): void
  /** Measures what stands in the field. */
  submit(): void
  /** Measures a website that was named in a message. @param said the message. */
  measure(address: string, said?: string): void
  /** Ends the measurement if there is one; otherwise closes the form, whose text is there when it is opened again. */
  cancel(): void
  close(): void
  /** Forgets everything. */
  drop(): void
}

/** Otherwise Markdown makes a link of it, in Chinese and Japanese along with the rest of the sentence. */
const marked = (text: string, page: string) => text.replaceAll(page, `\`${page}\``)

export function useAudit(dispatch: Dispatch<ChatAction>, busy: { current: boolean }): Auditing {
  const t = useChatT()
  const { language, t: tSite } = useLanguage()
  const owners = useContent()
  const { announce } = useAnnouncer()
  const [open, setOpen] = useState(false)
  const [text, keep] = useDraft('chat-audit')
  const [progress, setProgress] = useState<AuditProgress>()
  const [error, setError] = useState('')
  const running = useRef<AbortController>(undefined)
  // A measurement that nobody waits for any more is ended, here and on the server.
  useEffect(() => () => running.current?.abort(), [])

  const write = (next: string) => {
    keep(next)
    setError('')
  }
  const end = () => {
    running.current?.abort()
    running.current = undefined
    busy.current = false
    setProgress(undefined)
  }

  async function measure(address: string, said?: string): Promise<void> {
    if (running.current) return
    write(address)
    setOpen(true)
    const fault = pageAddressError(address)
    if (fault) return setError(tSite(`fields.${fault}`))
    const page = pageOf(address.trim())
    const controller = new AbortController()
    const isMine = () => running.current === controller
    const giveUp = () => controller.abort()
    let silence = window.setTimeout(giveUp, SILENCE_MS)
    running.current = controller
    busy.current = true
    setProgress({ phase: 'starting' })
    announce(t('audit.busy', { page }))
    try {
      const { measureWebsite } = await chatCalls()
      const {
        success: _,
        message: __,
        ...performanceAnalysis
      } = await measureWebsite(
        { url: address, language },
        {
          signal: controller.signal,
          onProgress(next) {
            window.clearTimeout(silence)
            silence = window.setTimeout(giveUp, SILENCE_MS)
            if (isMine()) setProgress(next)
          },
        },
      )
      if (!isMine()) return
      const { summary } = performanceAnalysis.insights
      dispatch({ type: 'put', message: newMessage('user', said ?? t('audit.accept', { page })) })
      dispatch({ type: 'put', message: newMessage('assistant', marked(summary, page), { performanceAnalysis }) })
      announce(summary)
      write('')
      setOpen(false)
    } catch (error) {
      if (isMine()) fail(error, page, said)
    } finally {
      window.clearTimeout(silence)
      if (isMine()) end()
    }
  }

  function fail(error: unknown, page: string, said: string | undefined): void {
    const apiError = error instanceof ApiError ? error.body : undefined
    if (apiError?.fields?.url) {
      setError(apiError.fields.url)
      return
    }
    const isAnswered = error instanceof ReplyError || error instanceof ApiError
    const isPassing = !isAnswered || (error instanceof ApiError && PASSING.includes(error.status))
    const unexplained = t(isAnswered ? 'audit.unexplained' : 'audit.broken')
    const own = error instanceof ReplyError ? error.message : apiError?.message
    const text = t(isPassing ? 'audit.later' : 'audit.failed', { page, error: own || unexplained })
    const content = marked(text, page)
    const interactiveChips = (['results', 'projects'] as const)
      .filter((id) => topicsOf(owners).includes(id))
      .map((id) => makeChip(t(`chips.${id}`), t))
    dispatch({ type: 'put', message: newMessage('user', said ?? t('audit.accept', { page }), { failed: true }) })
    dispatch({ type: 'put', message: newMessage('assistant', content, { failed: true, interactiveChips }) })
    announce(text)
  }

  return {
    open,
    text,
    progress,
    error,
    start() {
      setOpen(true)
    },
    write,
    submit: () => void measure(text),
    measure: (address, said) => void measure(address, said),
    cancel() {
      setError('')
      if (!running.current) return setOpen(false)
      end()
      announce(t('audit.stopped'))
    },
    close: () => setOpen(false),
    drop() {
      end()
      write('')
      setOpen(false)
    },
  }
}
