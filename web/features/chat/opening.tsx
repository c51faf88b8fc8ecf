import { assistant } from '../../../content/assistant.ts'
import { useChat } from './chat-context.ts'
import { Chips } from './chip-row.tsx'
import type { Chip } from './message.ts'
import { Time } from './message-view.tsx'

interface Props {
  text: string
  chips: Chip[]
  /** When it was said, in epoch milliseconds; undefined while the page is being rendered. */
  at?: number | undefined
}

/** The assistant's first message. It belongs to no conversation, so it is neither kept nor sent. */
export function Opening({ text, chips, at }: Props) {
  const { state } = useChat()
  return (
    <li className="chat-answer">
      <p className="caption">
        {assistant.name}
        <Time at={at} />
      </p>
      <p>{text}</p>
      {state.messages.length === 0 && <Chips chips={chips} />}
    </li>
  )
}
