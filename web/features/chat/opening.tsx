import { assistant } from '../../../content/assistant.ts'
import { useChat } from './chat-context.ts'
import { Chips } from './chip-row.tsx'
import { makeChip, PLAY_SCENARIO } from './chips.ts'
import { CompanyContext } from './company-context.tsx'
import type { Chip } from './message.ts'
import { Time } from './message-view.tsx'
import { PersonaOffer } from './persona-offer.tsx'
import { useChatWords } from './words.tsx'

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
  const say = useChatWords()
  const { state, persona } = useChat()
  const { enrichment } = persona
  const topics = enrichment?.suggestedTopics.slice(0, TOPICS_SHOWN).map((topic) => makeChip(topic, say))
  const scenario = { label: say('persona.scenario'), action: PLAY_SCENARIO, icon: 'role' }
  return (
    <>
      <CompanyContext />
      <li className="chat-answer">
        <p className="caption">
          {assistant.name}
          <Time at={at} />
        </p>
        <p>{enrichment?.personalizedGreeting ?? text}</p>
        {state.messages.length === 0 && (
          <>
            <Chips chips={topics ? [...topics, scenario] : chips} />
            {!enrichment && <PersonaOffer />}
          </>
        )}
      </li>
    </>
  )
}
