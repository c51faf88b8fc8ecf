/** Asks the server and puts what it answers into the conversation. One question at a time. */
import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react'
import type { DrawnPart, VisitorRole } from '#contract/chat/chat.ts'
import { useChatI18n } from '#web/features/chat/i18n.tsx'
import { useLanguage } from '#web/platform/i18n.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { chatCalls } from './calls.ts'
import type { Surface } from './chat-context.ts'
import { type ChatMessage, historyOf, newMessage } from './message.ts'
import { type Received, received, refused, spoken } from './received.ts'
import type { ChatAction, ChatState } from './state.ts'

/** Nothing came for so long: the server is not there. It answers within 12 s if it is. */
const SILENCE_MS = 30_000

export interface Question {
  text: string
  /** What was pressed in a drawing to ask it. */
  about?: DrawnPart | undefined
  /** What was said before it. */
  before: ChatMessage[]
  role: VisitorRole
  /** Asked again by itself after the page was left. */
  again?: boolean
}

interface Answers {
  /** The id of the message that is being written. */
  writing: string | undefined
  ask(question: Question): Promise<void>
  stop(): void
  /** Ends it without a trace. */
  drop(): void
}

export function useAnswers(
  surface: Surface,
  dispatch: Dispatch<ChatAction>,
  latest: { readonly current: ChatState },
  busy: { current: boolean },
  onReceived: (received: Received) => void,
): Answers {
  const i18n = useChatI18n()
  const { language, content } = useLanguage()
  const { announce } = useAnnouncer()
  const [writing, setWriting] = useState<string>()
  const request = useRef<AbortController>(undefined)

  // An answer that comes while the visitor leaves stays unfinished; it is asked again on return.
  useEffect(() => () => request.current?.abort('left'), [])

  const ask = async ({ text, about, before, role, again }: Question) => {
    const controller = new AbortController()
    const { conversation } = latest.current
    const draft = newMessage('assistant', '', { partial: true, ...(again && { again }) })
    let silence = window.setTimeout(() => controller.abort('silent'), SILENCE_MS)
    request.current = controller
    busy.current = true
    setWriting(draft.id)
    dispatch({ type: 'put', message: draft })
    try {
      const { askAssistant } = await chatCalls()
      const reply = await askAssistant(
        {
          message: text,
          ...(about && { about }),
          history: historyOf(before),
          role,
          language,
          ...(conversation && { conversation }),
        },
        {
          signal: controller.signal,
          onText(piece) {
            window.clearTimeout(silence)
            silence = window.setTimeout(() => controller.abort('silent'), SILENCE_MS)
            dispatch({ type: 'grew', id: draft.id, text: piece })
          },
        },
      )
      // Withdrawn meanwhile: the server erases it.
      if (latest.current.conversation !== conversation) delete reply.turn
      const came = received(draft, reply, i18n.t, content)
      dispatch({ type: 'put', message: came.message })
      announce(spoken(came.message.content))
      onReceived(came)
    } catch (error) {
      const reason = controller.signal.reason
      if (reason === 'left') return
      if (reason === 'stopped') return dispatch({ type: 'stopped', id: draft.id })
      const message = refused(draft, error, { question: text, role, surface }, i18n, content)
      dispatch({ type: 'put', message })
      announce(spoken(message.content))
    } finally {
      window.clearTimeout(silence)
      if (request.current === controller) {
        request.current = undefined
        busy.current = false
        setWriting(undefined)
      }
    }
  }

  const stop = useCallback(() => request.current?.abort('stopped'), [])
  const drop = useCallback(() => request.current?.abort('left'), [])
  return { writing, ask, stop, drop }
}
