import type { Language } from '#contract/language.ts'
import type { Clock } from '#server/clock.ts'
import { answerLocally } from './answer.ts'
import type { LiveKnowledge } from './live-knowledge.ts'

/** @returns says of a question, asked by itself, whether it is answered with this fact of the owner's. */
export const createAnswersWith =
  (knowledgeIn: LiveKnowledge, clock: Clock) =>
  async (language: Language, message: string, factId: string): Promise<boolean> => {
    const { answered, facts } = answerLocally(await knowledgeIn(language), {
      message,
      history: [],
      role: 'unknown',
      now: clock.now(),
    })
    return answered && facts.some(({ id }) => id === `added.${factId}`)
  }
