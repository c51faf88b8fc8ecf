/**
 * What a model is given: how long it is in each language, and of how many questions the facts needed are among it, with every fact
 * and in the small windows of models at home. `relevance` counts a question only if all facts that it needs are given.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '#contract/language.ts'
import { answerLocally } from '#server/features/chat/local/answer.ts'
import { wholeLedger } from '#server/features/chat/model/given-facts.ts'
import { instructions } from '#server/features/chat/model/instructions.ts'
import { estimateTokens } from '#server/features/chat/model/token-estimate.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { print } from '#tests/servers/site-process.ts'
import { articleQuestions } from './questions/articles.ts'
import { questionSets } from './questions/load.ts'
import type { AnsweredQuestion } from './questions/shape.ts'

const windows = [4096, 8192, 16_384, 200_000]
const knowledgeOf = openKnowledge()
const now = Date.now()

/** One question, and whether the ids that a model is given are those that it needs. */
interface Needing extends Pick<AnsweredQuestion, 'question' | 'after'> {
  isAnswered(given: ReadonlySet<string>): boolean
}

const anyOf = ({ facts, ...question }: AnsweredQuestion): Needing => ({
  ...question,
  isAnswered: (given) => facts.some((id) => given.has(id)),
})

/** Those of the readers who said which facts an answer is not right without. */
const ofReaders = (language: Language): Needing[] =>
  readFileSync(join(import.meta.dirname, 'relevance/questions', `${language}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { question: string; before?: string[]; facts: string[] })
    .filter(({ facts }) => facts.length > 0)
    .map(({ question, before, facts }) => ({
      question,
      ...(before && { after: before }),
      isAnswered: (given) => facts.every((id) => given.has(id)),
    }))

for (const language of languages) {
  const { facts, passages, both } = wholeLedger(knowledgeOf(language))
  print({
    figure: 'what a model is given',
    language,
    facts: facts.facts.length,
    factTokens: facts.tokens,
    passages: passages.facts.length,
    passageTokens: passages.tokens,
    tokens: both.tokens,
  })
  const sets: [string, Needing[]][] = [
    ...(await Promise.all(
      Object.entries(questionSets).map(async ([name, load]): Promise<[string, Needing[]]> => {
        const { questions } = await load[language]()
        return [name, questions.answered.map(anyOf)]
      }),
    )),
    ['relevance', ofReaders(language)],
    ['articles', articleQuestions[language].map(anyOf)],
  ]
  for (const [set, questions] of sets)
    print({ figure: 'questions whose facts are given', language, set, ...sharesGiven(language, questions) })
}

/** By window a share, to a tenth of a percent, and the longest of what was given, the answer included. */
function sharesGiven(language: Language, questions: Needing[]): Record<string, string> {
  const knowledge = knowledgeOf(language)
  const counts = windows.map((contextTokens) => ({ contextTokens, given: 0, tokens: 0 }))
  for (const { question: message, after = [], isAnswered } of questions) {
    const history = after.map((content) => ({ role: 'user' as const, content }))
    const request = { message, history, role: 'unknown' as const }
    const local = answerLocally(knowledge, { ...request, now })
    for (const count of counts) {
      const { contextTokens } = count
      const answerTokens = Math.min(1500, contextTokens / 4)
      const told = instructions({ request, knowledge, local, now }, { contextTokens, answerTokens })
      if (isAnswered(new Set(told.facts.map(({ id }) => id)))) count.given++
      count.tokens = Math.max(count.tokens, estimateTokens(told.system + told.prompt) + answerTokens)
    }
  }
  return Object.fromEntries(
    counts.map(({ contextTokens, given, tokens }) => {
      const share = Math.round((1000 * given) / questions.length) / 10
      return [`window${contextTokens}`, `${share} % of ${questions.length}, at most ${Math.round(tokens)} tokens`]
    }),
  )
}
