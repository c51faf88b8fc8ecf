/**
 * How well the local answer engine finds facts: of questions that the ledger answers, how often a right fact is first or
 * among the first three; of questions that it does not answer, how often the engine says so; in which language it
 * answers; and how long it takes, also with a ledger 10 and 100 times as large.
 */

import { assistant } from '#content/assistant/topics.ts'
import type { Fact } from '#content/fact.ts'
import { assistantTexts } from '#content/interface/assistant-texts.ts'
import { buildLedger } from '#content/ledger.ts'
import { contentIn } from '#content/owner.ts'
import type { ChatTurn } from '#contract/chat/chat.ts'
import { type Language, languages } from '#contract/language.ts'
import { answerLocally } from '#server/features/chat/local/answer.ts'
import { findInContext } from '#server/features/chat/local/follow-up.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { questionLanguage } from '#server/knowledge/language.ts'
import { createRetrieval } from '#server/knowledge/retrieval.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { median, print } from '#tests/servers/site-process.ts'
import type { QuestionSet } from './questions/shape.ts'

const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10

/** The ledger `times` as large: each copy has its own ids and one word of its own in each fact. */
function grown(facts: Fact[], times: number): Fact[] {
  return Array.from({ length: times }, (_, copy) =>
    copy === 0 ? facts : facts.map((fact) => ({ ...fact, id: `${fact.id}~${copy}`, text: `${fact.text} copy${copy}` })),
  ).flat()
}

function knowledgeIn(language: Language, times = 1): Knowledge {
  const { search, words } = assistantTexts[language]
  const content = contentIn(language)
  const fillers = [...search.fillers, ...words.tasks.creative]
  const ledger = grown(buildLedger(content), times)
  const retrieval = createRetrieval(language, ledger, { ...search, fillers }, content.profile.name)
  return { content, words, assistantName: assistant.name, retrieval }
}

const turns = (questions: string[] = []): ChatTurn[] => questions.map((content) => ({ role: 'user', content }))

interface Asked {
  message: string
  history: ChatTurn[]
}

function times(knowledge: Knowledge, questions: Asked[]): number[] {
  return questions.map((question) => {
    const start = performance.now()
    answerLocally(knowledge, { ...question, role: 'unknown' })
    return performance.now() - start
  })
}

const round = (ms: number) => Math.round(ms * 100) / 100
const at95 = (values: number[]) => expectDefined(values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)])

/** `held-out` and later `unseen` were each written without a look at the engine, which was then bettered after measuring. */
const sets = { tuned: './questions', 'held-out': './questions/held-out', unseen: './questions/unseen' }

for (const [set, folder] of Object.entries(sets)) for (const language of languages) await measure(set, folder, language)

async function measure(set: string, folder: string, language: Language) {
  const { questions } = (await import(`${folder}/${language}.ts`)) as { questions: QuestionSet }
  const answered = questions.answered.map(({ question, after, facts }) => {
    return { message: question, history: turns(after), facts }
  })
  const unanswered = questions.unanswered.map((message) => ({ message, history: [] }))
  const knowledge = knowledgeIn(language)
  const all: Asked[] = [...answered, ...unanswered]
  times(knowledge, all)
  const found = answered.map((asked) => {
    const ids = findInContext(knowledge, asked).found.map(({ fact }) => fact.id)
    return ids.slice(0, 3).findIndex((id) => asked.facts.includes(id))
  })
  const says = (asked: Asked) => answerLocally(knowledge, { ...asked, role: 'unknown' }).answered
  const measured = times(knowledge, all)
  const large = [10, 100].map((size) => {
    const grownKnowledge = knowledgeIn(language, size)
    times(grownKnowledge, all)
    return median(times(grownKnowledge, all))
  })
  print({
    figure: 'answers from the ledger',
    set,
    language,
    questions: `${answered.length} answered, ${unanswered.length} not`,
    top1: percent(found.filter((place) => place === 0).length, answered.length),
    top3: percent(found.filter((place) => place >= 0).length, answered.length),
    answered: percent(answered.filter(says).length, answered.length),
    refused: percent(unanswered.filter((asked) => !says(asked)).length, unanswered.length),
    ownLanguage: percent(all.filter(({ message }) => questionLanguage(message, 'en') === language).length, all.length),
    medianMs: round(median(measured)),
    p95Ms: round(at95(measured)),
    times10: round(expectDefined(large[0]) / median(measured)),
    times100: round(expectDefined(large[1]) / median(measured)),
  })
}
