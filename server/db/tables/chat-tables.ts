/** Tables of conversations and added facts. */
import type { Language } from '#contract/language.ts'

export interface ChatTables {
  chat_conversations: {
    /** A digest of the browser's id. */
    id: string
    /** Number of stored questions. */
    turns: number
    /** Time of the last stored question, or of the erasure. */
    last_at: number
    /** 1: erased; nothing more may be stored. */
    erased: 0 | 1
  }
  chat_turns: {
    id: string
    conversation: string
    asked_at: number
    question: string
    /** The question without case and punctuation, cut to an index's length: equal for similar questions. */
    question_key: string
    answer: string
    /** JSON: the ids of the cited facts, in the order of the footnotes. */
    facts: string
    /** 0: the ledger could not answer it. */
    answered: 0 | 1
    /** The answer's author. */
    provider: string
    language: string
    role: string
    feedback: 'up' | 'down' | null
    /** When the owner answered or dismissed it. */
    settled_at: number | null
  }
  added_facts: {
    id: string
    created_at: number
    changed_at: number
  }
  added_fact_texts: {
    fact_id: string
    language: Language
    text: string
    /** JSON: a list of questions that it answers. */
    questions: string
  }
  /** One row, whose id is 1. */
  added_facts_version: {
    id: number
    version: number
  }
  companies: {
    domain: string
    found_at: number
    /** JSON; its shape belongs to the store. Null if the website has no facts. */
    company: string | null
  }
}
