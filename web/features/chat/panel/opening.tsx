import { site } from '#contract/site/site.ts'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { Chips } from '#web/features/chat/messages/chip-row.tsx'
import { makeChip, PLAY_SCENARIO } from '#web/features/chat/messages/chips.ts'
import { Time } from '#web/features/chat/messages/message-view.tsx'
import { CompanyContext } from '#web/features/chat/persona/company-context.tsx'
import { PersonaOffer } from '#web/features/chat/persona/persona-offer.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import type { Chip } from '#web/features/chat/state/message.ts'

/** So many of the questions for a company are proposed. */
const TOPICS_SHOWN = 3

interface Props {
  text: string
  chips: Chip[]
  /** When it was said, in epoch milliseconds; undefined while the page is being rendered. */
  at?: number | undefined
}

/** The assistant's first message, for the visitor's company if that is known. It belongs to no conversation, so it is neither kept nor sent. */
export function Opening({ text, chips, at }: Props) {
  const t = useChatT()
  const { state, persona } = useChat()
  const { enrichment } = persona
  const topics = (enrichment?.suggestedTopics ?? []).slice(0, TOPICS_SHOWN).map((topic) => makeChip(topic, t))
  const scenario = { label: t('persona.scenario'), action: PLAY_SCENARIO, icon: 'role' }
  const fromWork = enrichment?.rolePlayScenario ? [...topics, scenario] : topics
  return (
    <>
      <CompanyContext />
      <li className="chat-answer">
        <p className="caption">
          {site.assistant}
          <Time at={at} />
        </p>
        <p className="chat-greeting">{enrichment?.personalizedGreeting ?? text}</p>
        <Chips chips={fromWork.length > 0 ? fromWork : chips} />
        {state.messages.length === 0 && !enrichment && <PersonaOffer />}
      </li>
    </>
  )
}
