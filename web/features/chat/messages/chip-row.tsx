import { useChat } from '#web/features/chat/state/chat-context.ts'
import type { Chip } from '#web/features/chat/state/message.ts'
import { ChipIcon } from './chip-icon.tsx'

export function Chips({ chips }: { chips: Chip[] }) {
  const { press, pending } = useChat()
  if (chips.length === 0) return null
  return (
    <ul className="chat-chips">
      {chips.map((chip) => (
        <li key={chip.label}>
          <button
            type="button"
            className="chat-chip"
            data-action={chip.action}
            aria-disabled={pending || undefined}
            onClick={() => press(chip)}
          >
            <ChipIcon name={chip.icon} />
            {chip.label}
          </button>
        </li>
      ))}
    </ul>
  )
}
