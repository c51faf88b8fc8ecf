/** What was done with a technology, as the facts that name it tell. */
import type { Fact } from '#content/fact.ts'
import type { Technology } from '#server/knowledge/world/things.ts'
import type { Asked, Said } from '../plan.ts'
import { byTopic, stateAll } from '../texts/evidence.ts'

/** What was done with it: facts that name it, those of jobs and projects first, lists last. */
export function usesOf(asked: Asked, one: Technology, within?: (fact: Fact) => boolean): Fact[] {
  // That a skill is called so tells nothing that was done.
  const facts = one.named.filter((fact) => fact.text !== one.name && (within?.(fact) ?? true))
  const rank = ({ id }: Fact) =>
    /\.node\.|\.feature\.|\.outcome\.|^experience\.[^.]+\.\w/.test(id) ? 0 : id.startsWith('skill.') ? 1 : 2
  return byTopic(
    asked,
    facts.toSorted((a, b) => rank(a) - rank(b)),
  )
}

/** What was done at work with one of several that are told side by side: what names another as well tells them not apart. */
export function deedWith(asked: Asked, one: Technology, all: Technology[]): Said[] {
  const others = all.filter((other) => other !== one)
  const isDeed = (fact: Fact) =>
    /^(?:experience|case-study)\./.test(fact.id) && !others.some(({ named }) => named.includes(fact))
  return stateAll(asked, usesOf(asked, one, isDeed), 1)
}
