/** Proposes an answer to a question that the assistant could not answer, from the facts alone. */
import { draftInstructions } from '#content/assistant/draft-instructions.ts'
import { spaceIn } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { answerLocally } from '#server/features/chat/local/answer.ts'
import type { LiveKnowledge } from '#server/features/chat/local/live-knowledge.ts'
import { checkedText } from '#server/features/chat/model/checked-text.ts'
import { fill, instructions, rulesFor } from '#server/features/chat/model/instructions.ts'
import type { Call } from '#server/http/mount.ts'
import type { Breaker } from '#server/integrations/model-breaker.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import type { Services } from '#server/services.ts'
import { writeDraft } from './write-draft.ts'

/** What is less near has nothing to do with the question. */
const NEAR = 0.3
const MOST = 2

export async function proposeAnswer(
  services: Services,
  breaker: Breaker,
  knowledgeIn: LiveKnowledge,
  { body: { question, language }, signal }: Call<{ question: string; language: Language }, 'admin'>,
) {
  const knowledge = await knowledgeIn(language)
  const now = services.clock.now()
  const request = { message: question, history: [], role: 'unknown' as const }
  const local = answerLocally(knowledge, { ...request, now })
  const told = (model: Parameters<typeof instructions>[1]) => instructions({ request, knowledge, local, now }, model)
  const written = await writeDraft(services, breaker, {
    kind: 'fact-draft',
    signal,
    tell(model) {
      const { system, prompt } = told(model)
      const task = fill(draftInstructions.answer, { owner: knowledge.content.profile.name })
      return { system, prompt: `${prompt}\n${task}` }
    },
    // A model that finds nothing decides: what is nearest by its words would then be about something else.
    accept: (text, model) =>
      checkedText(services, { knowledge, rules: rulesFor(knowledge), facts: told(model).facts }, text),
  })
  return written
    ? { text: written.draft, provider: written.provider }
    : { text: near(knowledge, question), provider: 'local' }
}

/** Without a model: what the facts say nearest to it, for the owner to begin with. */
function near({ retrieval, content }: Knowledge, question: string): string {
  const { found } = retrieval.search(question)
  const facts = found.filter(({ coverage }) => coverage >= NEAR).map(({ fact }) => fact)
  return [...new Set(facts.map(({ text }) => text))].slice(0, MOST).join(spaceIn(content.language))
}
