/** Holds a whole text to facts, as a visitor's answer is held to them sentence by sentence. */
import type { Fact } from '#content/fact.ts'
import { checkFor } from '#server/features/chat/check/check.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import type { Services } from '#server/services.ts'
import { held } from './generate.ts'
import { createGrounding } from './grounding.ts'
import { createSimilarity } from './similarity.ts'

interface HeldTo {
  knowledge: Knowledge
  /** What was for the model alone. */
  rules: string
  facts: Fact[]
}

/** @returns the sentences that the facts bear out, without their footnotes; empty if there are none. */
export function checkedText(services: Services, { knowledge, rules, facts }: HeldTo, text: string): string {
  const check = checkFor(knowledge, services.clock, false)
  const grounding = createGrounding(facts, createSimilarity({ ...held(services, knowledge, rules), check }))
  const checked = grounding.add(text) + grounding.end()
  return checked
    .replace(/\[\^\d+\]/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll(' .', '.')
    .trim()
}
