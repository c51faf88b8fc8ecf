import { useChat } from './chat-context.ts'
import { Chips } from './chip-row.tsx'
import type { Chip } from './message.ts'
import { knownRoles, roleAction } from './roles.ts'
import { useChatWords } from './words.tsx'

/** Asks who the visitor is; gone once that is known. */
export function RolePrompt() {
  const say = useChatWords()
  const { state } = useChat()
  if (state.role !== 'unknown') return null
  const chips = knownRoles.map((role): Chip => {
    return { label: say(`paths.${role}.title`), action: roleAction(role), icon: role }
  })
  return (
    <div className="chat-prompt">
      <p>{say('paths.prompt')}</p>
      <Chips chips={chips} />
    </div>
  )
}
