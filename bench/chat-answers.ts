/**
 * How well the assistant answers without a model: of questions that the facts answer, how often it cites a right one; of
 * those that they do not, how often it says so; in which language it answers; and how long it takes.
 */
import type { ChatTurn } from '#contract/chat/chat.ts'
import { type Language, languages } from '#contract/language.ts'
import { answerLocally, type Question } from '#server/features/chat/local/answer.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { questionLanguage } from '#server/knowledge/language.ts'
import { median, print } from '#tests/servers/site-process.ts'
import { type LoadQuestions, questionSets } from './questions/load.ts'

const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10
const round = (ms: number) => Math.round(ms * 100) / 100
const at95 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0

const turns = (questions: string[] = []): ChatTurn[] => questions.map((content) => ({ role: 'user', content }))
const ask = (message: string, after?: string[]): Question => {
  return { message, history: turns(after), role: 'unknown', now: Date.now() }
}

const knowledgeOf = openKnowledge()

for (const [set, load] of Object.entries(questionSets))
  for (const language of languages) await measure(set, load[language], language)

async function measure(set: string, load: LoadQuestions, language: Language) {
  const { questions } = await load()
  const knowledge = knowledgeOf(language)
  const answered = questions.answered.map(({ question, after, facts }) => ({ asked: ask(question, after), facts }))
  const unanswered = questions.unanswered.map((message) => ask(message))
  const all = [...answered.map(({ asked }) => asked), ...unanswered]
  for (const asked of all) answerLocally(knowledge, asked)
  const replies = answered.map(({ asked, facts }) => ({ ...answerLocally(knowledge, asked), right: facts }))
  const times = all.map((asked) => {
    const start = performance.now()
    answerLocally(knowledge, asked)
    return performance.now() - start
  })
  if (process.argv.includes('--misses')) {
    replies.forEach(({ facts, right, text }, i) => {
      if (!facts.some(({ id }) => right.includes(id)))
        print({ language, missed: answered[i]?.asked.message, right: right[0], said: text })
    })
    for (const asked of unanswered) {
      const { answered: isAnswered, text } = answerLocally(knowledge, asked)
      if (isAnswered) print({ language, notRefused: asked.message, said: text })
    }
  }
  print({
    figure: 'answers without a model',
    set,
    language,
    questions: `${answered.length} answered, ${unanswered.length} not`,
    cited: percent(
      replies.filter(({ facts, right }) => facts.some(({ id }) => right.includes(id))).length,
      replies.length,
    ),
    answered: percent(replies.filter((reply) => reply.answered).length, replies.length),
    refused: percent(unanswered.filter((asked) => !answerLocally(knowledge, asked).answered).length, unanswered.length),
    ownLanguage: percent(all.filter(({ message }) => questionLanguage(message, 'en') === language).length, all.length),
    medianMs: round(median(times)),
    p95Ms: round(at95(times)),
  })
}
