/** Sentences about the sample owner, true ones and false ones of eight kinds, and how the check judges each. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fact } from '#content/fact.ts'
import { type Language, languages } from '#contract/language.ts'
import { type Checked, checkSentence } from '#server/features/chat/check/check.ts'
import { type Knowledge, openKnowledge } from '#server/knowledge/knowledge.ts'

export const parts = ['work', 'check', 'fresh', 'sealed'] as const
export type Part = (typeof parts)[number]

export interface Claim {
  id: string
  facts: string[]
  kind: string
  text: string
}

export interface Judged extends Claim, Checked {
  language: Language
  /** Cases about one fact stay together where some are held back. */
  about: string
  isTrue: boolean
}

/** "Since 2015" is eleven years then. */
const NOW = Date.UTC(2026, 10, 24)
const knowledgeIn = openKnowledge()

export const claimsIn = (part: Part, language: Language): Claim[] =>
  readFileSync(join(import.meta.dirname, part, `${language}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Claim)

export function judgeClaim(language: Language, claim: Claim): Judged {
  const knowledge = knowledgeIn(language)
  const facts = claim.facts.flatMap((id) => knowledge.world.facts.get(id) ?? [])
  return judgeWith(knowledge, claim, facts)
}

export function judgeWith(knowledge: Knowledge, claim: Claim, facts: Fact[]): Judged {
  const { language } = knowledge.content
  const isTrue = claim.kind === 'true' || claim.kind === 'combined'
  const about = claim.id.split('-')[1] ?? ''
  return { ...claim, ...checkSentence(knowledge, claim.text, facts, NOW), language, about, isTrue }
}

export const judge = (part: Part): Judged[] =>
  languages.flatMap((language) => claimsIn(part, language).map((claim) => judgeClaim(language, claim)))
