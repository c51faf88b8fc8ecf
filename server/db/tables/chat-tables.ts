/** Conversations with the assistant, and what it knows beside the content. */
import type { Language } from '#contract/language.ts'

export interface ChatTables {
  chat_conversations: {
    /** A digest of the id that the browser made. */
    id: string
    /** How many questions were kept. */
    turns: number
    /** When the last question was kept or, if it is erased, when that was. */
    last_at: number
    /** 1: nothing may be kept of it any more. */
    erased: 0 | 1
  }
  chat_turns: {
    id: string
    conversation: string
    asked_at: number
    question: string
    /** The question's words without case and punctuation, cut to what an index takes: the same for alike questions. */
    question_key: string
    answer: string
    /** JSON: the ids of the cited facts, in the order of the footnotes. */
    facts: string
    /** 0: the ledger could not answer it. */
    answered: 0 | 1
    /** Who worded the answer. */
    provider: string
    language: string
    role: string
    feedback: 'up' | 'down' | null
    /** When the owner answered it or put it aside. */
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
    /** JSON: a list of texts, how people ask for it. */
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
    /** JSON; its shape belongs to the store. Null: the domain's website tells nothing. */
    company: string | null
  }
}
