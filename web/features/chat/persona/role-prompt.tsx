import { useChatT } from '#web/features/chat/i18n.tsx'
import { Chips } from '#web/features/chat/messages/chip-row.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import type { Chip } from '#web/features/chat/state/message.ts'
import { knownRoles, roleAction } from './roles.ts'

/** Asks who the visitor is; gone once that is known. */
export function RolePrompt() {
  const t = useChatT()
  const { state } = useChat()
  if (state.role !== 'unknown') return null
  const chips = knownRoles.map((role): Chip => {
    return { label: t(`paths.${role}.title`), action: roleAction(role), icon: role }
  })
  return (
    <div className="chat-prompt">
      <p>{t('paths.prompt')}</p>
      <Chips chips={chips} />
    </div>
  )
}
