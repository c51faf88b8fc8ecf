/** What the visitor lets the owner read: agreeing, withdrawing, and rating what the owner can read. */
import { type Dispatch, useEffect, useRef } from 'react'
import type { Feedback } from '#contract/chat/chat.ts'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { ApiError } from '#web/platform/api-error.ts'
import { useContent } from '#web/platform/i18n.tsx'
import { loadToast, useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { chatCalls } from './calls.ts'
import type { Chat } from './chat-context.ts'
import { eraseOnServer, eraseOverdue } from './kept/erasures.ts'
import { keptLine } from './kept/kept-line.ts'
import type { ChatAction, ChatState } from './state.ts'

interface Consent extends Pick<Chat, 'letOwnerRead' | 'rate'> {
  /** Has the server erase what it keeps of this conversation, now or at the next chance. */
  eraseOnServer(): void
}

export function useConsent(dispatch: Dispatch<ChatAction>, latest: { readonly current: ChatState }): Consent {
  const t = useChatT()
  const { profile } = useContent()
  const { announce, toast } = useAnnouncer()
  const owner = profile.name
  /** Ratings go one after another, so that the last one counts. */
  const rating = useRef(Promise.resolve())

  const sayIfNot = (erased: boolean) => {
    if (!erased) toast({ kind: 'destructive', title: t('consent.notErased'), text: t('consent.notErasedText') })
  }

  // Once, when the chat is opened.
  useEffect(() => void eraseOverdue().then(sayIfNot), [])

  function eraseKept(): void {
    const { conversation } = latest.current
    if (conversation) void eraseOnServer(conversation).then(sayIfNot)
  }

  function letOwnerRead(on: boolean): void {
    if (on) {
      dispatch({ type: 'consented', conversation: crypto.randomUUID() })
      // What fails later may fail because the connection is gone.
      loadToast().catch(() => {})
    } else {
      eraseKept()
      dispatch({ type: 'withdrawn' })
    }
    announce(t(`notice.${keptLine(on)}`, { owner }))
  }

  async function tell(
    conversation: string,
    turn: string,
    id: string,
    feedback: Feedback | null,
    before: Feedback | null,
  ) {
    try {
      const { sendFeedback } = await chatCalls()
      await sendFeedback({ conversation, turn, feedback })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return dispatch({ type: 'turn-gone', id })
      dispatch({ type: 'rated', id, feedback: before })
      toast({ kind: 'destructive', title: t('consent.notRated'), text: t('consent.notRatedText') })
    }
  }

  function rate(id: string, pressed: Feedback): void {
    const { conversation, messages } = latest.current
    const message = messages.find((one) => one.id === id)
    if (!message) return
    const { turn, feedback: before = null } = message
    const feedback = before === pressed ? null : pressed
    dispatch({ type: 'rated', id, feedback })
    if (feedback) announce(t(turn ? 'message.ratedForOwner' : 'message.ratedHere', { owner }))
    if (conversation && turn) rating.current = rating.current.then(() => tell(conversation, turn, id, feedback, before))
  }

  return { letOwnerRead, rate, eraseOnServer: eraseKept }
}
