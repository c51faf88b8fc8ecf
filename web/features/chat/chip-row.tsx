import { useChat } from './chat-context.ts'
import type { Chip } from './message.ts'
import { Sign } from './sign.tsx'

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
            <Sign name={chip.icon} />
            {chip.label}
          </button>
        </li>
      ))}
    </ul>
  )
}
