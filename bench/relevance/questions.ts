/** Questions about the sample by people who saw only the site, with the facts that readers say an answer needs. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '#contract/language.ts'
import { answerLocally, type Question, untold } from '#server/features/chat/local/answer.ts'
import { candidatesFor, type Features } from '#server/features/chat/local/relevance/signals.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'

interface Asked {
  question: string
  /** What the visitor asked before it, oldest first. */
  before?: string[]
  /** Ids of those without which the answer is not right; none if the site does not say. */
  facts: string[]
  /** Ids of those that would be a good part of it. */
  also?: string[]
}

export interface Case {
  language: Language
  wanted: string[]
  /** Ids of the facts that the answer rests on as it is without anything added. */
  said: string[]
  candidates: { id: string; features: Features; isWanted: number }[]
}

const NOW = Date.UTC(2026, 10, 24)
/** What would be a good part of an answer counts half. */
const HALF = 0.5

const knowledgeOf = openKnowledge()

/** @returns each question with the facts that might belong to its answer. */
export const readCases = (): Case[] =>
  languages.flatMap((language) =>
    readFileSync(join(import.meta.dirname, 'questions', `${language}.jsonl`), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => caseOf(language, JSON.parse(line) as Asked)),
  )

function caseOf(language: Language, { question, before = [], facts, also = [] }: Asked): Case {
  const knowledge = knowledgeOf(language)
  const asked: Question = { message: question, history: [], role: 'unknown', now: NOW }
  for (const content of before) {
    const { text } = answerLocally(knowledge, { ...asked, message: content })
    asked.history = [...asked.history, { role: 'user', content }, { role: 'assistant', content: text }]
  }
  const made = untold(knowledge, asked)
  const isWanted = (id: string) => (facts.includes(id) ? 1 : also.includes(id) ? HALF : 0)
  return {
    language,
    wanted: facts,
    said: made.facts.map(({ id }) => id),
    candidates: candidatesFor(made.asked, made).map(({ fact: { id }, features }) => ({
      id,
      features,
      isWanted: isWanted(id),
    })),
  }
}
