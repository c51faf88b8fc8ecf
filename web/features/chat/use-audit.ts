/** Having a website measured: the form that takes its address, how far the measurement has got, and what comes of it. */
import { type Dispatch, useEffect, useRef, useState } from 'react'
import { SECOND } from '../../../contract/endpoint.ts'
import { pageAddressFault } from '../../../contract/page-address.ts'
import type { AuditProgress } from '../../../contract/performance.ts'
import { ApiError } from '../../platform/api-error.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { tabStorage } from '../../platform/storage.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { hostOf } from './audit-intent.ts'
import { chatCalls } from './calls.ts'
import { makeChip } from './chips.ts'
import { newMessage } from './message.ts'
import type { ChatAction } from './state.ts'
import { useChatWords } from './words.tsx'

/** What was typed is kept for this tab: closing the panel or reloading the page does not lose it. */
const DRAFT_KEY = 'chat-audit'
/** Each measurement ends within a minute, and whoever waits is told when one does. */
const SILENCE_MS = 90 * SECOND

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
const marked = (text: string, host: string) => text.replaceAll(host, `\`${host}\``)

export function useAudit(dispatch: Dispatch<ChatAction>, busy: { current: boolean }): Auditing {
  const say = useChatWords()
  const { language, t } = useLanguage()
  const { announce } = useAnnouncer()
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [progress, setProgress] = useState<AuditProgress>()
  const [error, setError] = useState('')
  const running = useRef<AbortController>(undefined)
  // A measurement that nobody waits for any more is ended, here and on the server.
  useEffect(() => () => running.current?.abort(), [])

  const write = (next: string) => {
    setText(next)
    setError('')
    if (next === '') tabStorage.remove(DRAFT_KEY)
    else tabStorage.write(DRAFT_KEY, next)
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
    const fault = pageAddressFault(address)
    if (fault) return setError(t(`fields.${fault}`))
    const host = hostOf(address.trim())
    const controller = new AbortController()
    const isMine = () => running.current === controller
    const giveUp = () => controller.abort()
    let silence = window.setTimeout(giveUp, SILENCE_MS)
    running.current = controller
    busy.current = true
    setProgress({ phase: 'starting' })
    announce(say('audit.busy', { host }))
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
      dispatch({ type: 'put', message: newMessage('user', said ?? say('audit.accept', { host })) })
      dispatch({ type: 'put', message: newMessage('assistant', marked(summary, host), { performanceAnalysis }) })
      announce(summary)
      write('')
      setOpen(false)
    } catch (error) {
      if (isMine()) fail(error, host, said)
    } finally {
      window.clearTimeout(silence)
      if (isMine()) end()
    }
  }

  function fail(error: unknown, host: string, said: string | undefined): void {
    const refusal = error instanceof ApiError ? error.body : undefined
    if (refusal?.fields?.url) {
      setError(refusal.fields.url)
      return
    }
    const isForGood = refusal?.error === 'audit-failed' || refusal?.error === 'page-too-heavy'
    const key = isForGood ? 'audit.failed' : 'audit.later'
    const text = say(key, { host, error: refusal?.message ?? say('audit.broken') })
    const content = marked(text, host)
    const interactiveChips = (['results', 'projects'] as const).map((id) => makeChip(say(`chips.${id}`), say))
    dispatch({ type: 'put', message: newMessage('user', said ?? say('audit.accept', { host }), { failed: true }) })
    dispatch({ type: 'put', message: newMessage('assistant', content, { failed: true, interactiveChips }) })
    announce(text)
  }

  return {
    open,
    text,
    progress,
    error,
    start() {
      if (text === '') setText(tabStorage.read(DRAFT_KEY) ?? '')
      setOpen(true)
    },
    write,
    submit: () => void measure(text),
    measure: (address, said) => void measure(address, said),
    cancel() {
      setError('')
      if (!running.current) return setOpen(false)
      end()
      announce(say('audit.stopped'))
    },
    close: () => setOpen(false),
    drop() {
      end()
      write('')
      setOpen(false)
    },
  }
}
