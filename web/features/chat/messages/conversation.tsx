/** The messages, the newest in view: as far down as what it begins with, such as its question, stays on the screen. */
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import { MessageView, Typing } from './message-view.tsx'

/** A visitor who has scrolled up further than this reads on undisturbed. */
const NEAR_END_PX = 120
const AIR_PX = 16

export function Conversation({ opening, children }: { opening: ReactNode; children: ReactNode }) {
  const t = useChatT()
  const { state, pending, writing, audit } = useChat()
  const { messages } = state
  const box = useRef<HTMLDivElement>(null)
  const count = useRef(0)
  /** The message that stands at the top while what follows it comes. */
  const first = useRef(0)
  /** Where it was scrolled to: where it still stands, the visitor has not touched it. */
  const placed = useRef(0)

  useLayoutEffect(() => {
    const list = box.current
    if (!list) return
    const isNew = messages.length !== count.current
    // What was kept, or what is left, begins with its last question; an answer belongs to its question.
    if (count.current === 0 || messages.length < count.current) {
      first.current = Math.max(
        messages.findLastIndex(({ role }) => role === 'user'),
        0,
      )
    } else if (isNew && messages[count.current - 1]?.role !== 'user') first.current = count.current
    count.current = messages.length
    const shown = list.querySelectorAll<HTMLElement>('[data-message]')
    const question = shown[first.current]
    // A question as long as the window would leave its answer below it.
    const begin = question && question.offsetHeight > list.clientHeight / 2 ? [...shown].at(-1) : question
    const end = list.scrollHeight - list.clientHeight
    const top = begin ? Math.min(end, begin.offsetTop - list.offsetTop - AIR_PX) : end
    const isUntouched = list.scrollTop === placed.current
    if (messages.length === 0 || !(isNew || isUntouched || end - list.scrollTop < NEAR_END_PX)) return
    list.scrollTop = top
    placed.current = list.scrollTop
  }, [messages, pending])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <div ref={box} className="chat-box" tabIndex={0} role="log" aria-live="off" aria-label={t('panel.messages')}>
      <ol className="chat-list">
        {opening}
        {messages.map((message, i) => (
          <MessageView key={message.id} message={message} last={i === messages.length - 1} />
        ))}
        {pending && !writing && !audit.progress && (
          <li className="chat-answer">
            <Typing />
          </li>
        )}
      </ol>
      <div className="chat-beside">{children}</div>
    </div>
  )
}
