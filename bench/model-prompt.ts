/**
 * What a model is given: how long the facts are in each language, and of how many questions that nobody tuned for the facts
 * needed are among them, with every fact and in the small windows of models at home.
 */
import { type Language, languages } from '#contract/language.ts'
import { answerLocally } from '#server/features/chat/local/answer.ts'
import { wholeLedger } from '#server/features/chat/model/given-facts.ts'
import { instructions } from '#server/features/chat/model/instructions.ts'
import { estimateTokens } from '#server/features/chat/model/token-estimate.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { print } from '#tests/servers/site-process.ts'
import { questionSets } from './questions/load.ts'
import type { QuestionSet } from './questions/shape.ts'

const windows = [4096, 8192, 16_384, 200_000]
const knowledgeOf = openKnowledge()

for (const language of languages) {
  const { questions } = await questionSets.unseen[language]()
  const { facts, tokens } = wholeLedger(knowledgeOf(language))
  print({
    figure: 'what a model is given',
    language,
    facts: facts.length,
    factTokens: tokens,
    ...Object.fromEntries(windows.map((window) => [`window${window}`, percentGiven(language, questions, window)])),
  })
}

/** A tenth of a percent. */
function percentGiven(language: Language, { answered }: QuestionSet, contextTokens: number) {
  const knowledge = knowledgeOf(language)
  const now = Date.now()
  let tokens = 0
  const given = answered.filter(({ question: message, after = [], facts: needed }) => {
    const history = after.map((content) => ({ role: 'user' as const, content }))
    const request = { message, history, role: 'unknown' as const }
    const local = answerLocally(knowledge, { ...request, now })
    const answerTokens = Math.min(1500, contextTokens / 4)
    const { facts, system, prompt } = instructions({ request, knowledge, local, now }, { contextTokens, answerTokens })
    tokens = Math.max(tokens, estimateTokens(system + prompt) + answerTokens)
    return facts.some(({ id }) => needed.includes(id))
  })
  const share = Math.round((1000 * given.length) / answered.length) / 10
  return `${share} % of ${answered.length}, at most ${Math.round(tokens)} tokens`
}
