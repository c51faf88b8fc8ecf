/** Holds a whole text to facts, as a visitor's answer is held to them sentence by sentence. */

import type { Fact } from '#content/fact.ts'
import { languageTraits } from '#content/language/traits.ts'
import { checkFor } from '#server/features/chat/check/check.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import type { Services } from '#server/services.ts'
import { held } from './generate.ts'
import { createGrounding } from './grounding.ts'
import { createMayBeShown, type Judgement } from './may-be-shown.ts'

interface HeldTo {
  knowledge: Knowledge
  /** What was for the model alone. */
  rules: string
  facts: Fact[]
}

/** A capital where no sentence begins. */
const NAME = /(?<=[\p{Ll}\p{N},] |\p{Lo} ?)\p{Lu}[\p{Script=Latin}\p{N}]+/gu

/** @returns the sentences that the facts bear out, without their footnotes; empty if there are none. */
export function checkedText(services: Services, { knowledge, rules, facts }: HeldTo, text: string): string {
  const check = checkFor(knowledge, services.clock, false)
  const limits = held(services, knowledge, rules)
  const mayBeShown = createMayBeShown({ ...limits, check })
  // What a visitor said is known by its words alone: a name that was not said is not the model's to add.
  const isStrange = (sentence: string, cited: Fact[]) =>
    !languageTraits[knowledge.content.language].hasCapitalNouns &&
    (sentence.match(NAME) ?? []).some(
      (name) => !`${cited.map((fact) => fact.text).join(' ')} ${limits.open}`.includes(name),
    )
  const judge = (sentence: string, cited: Fact[]): Judgement =>
    isStrange(sentence, cited) ? { verdict: 'contradicted', reason: 'name', likely: 0 } : mayBeShown(sentence, cited)
  const grounding = createGrounding(facts, judge)
  return withoutFootnotes(grounding.add(text) + grounding.end())
}

/** The same words, for a place that has no footnotes. */
export const withoutFootnotes = (checked: string): string =>
  checked
    .replace(/\[\^\d+\]/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll(' .', '.')
    .trim()
