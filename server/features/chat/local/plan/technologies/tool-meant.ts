/** A name that a firm and its product share is the product where tools are talked about. */
import type { Mention, Reading } from '#server/knowledge/understand/read.ts'
import { entitiesOf } from '#server/knowledge/world/entities.ts'
import { knownTechnology } from '#server/knowledge/world/known-technologies.ts'
import type { Focus } from '../plan.ts'
import { groupAsked } from './technology-lists.ts'

/** Of this sort one stands for no other, so that none is named in its place. */
const ANY_SORT = 'business'

/** "Oracle too?", "and rust?", after tools were asked for: the product, and no employer and no ordinary word. */
export function withToolMeant(reading: Reading, { kind, reading: before, entities: [main] }: Focus): Reading {
  const isOfTools =
    main?.kind === 'technology' ||
    kind?.startsWith('technolog') ||
    before?.has('technology', 'database', 'programmingLanguage')
  const called = isOfTools && reading.mentions.length === 0 ? toolCalled(reading) : undefined
  if (called) return { ...reading, mentions: [called], of: (one) => entitiesOf([called], one), rest: [] }
  const isOfWork = reading.has('work', 'company', 'job', 'leave', 'there')
  if (!isOfTools || isOfWork || reading.of('unknown-company').length === 0) return reading
  const group = (before && groupAsked(before)) ?? ANY_SORT
  const mentions = reading.mentions.map(
    ({ entity, ...place }): Mention => ({
      ...place,
      entity:
        entity.kind === 'unknown-company' && !entity.isSort
          ? { kind: 'unknown-technology', name: entity.name, group }
          : entity,
    }),
  )
  return { ...reading, mentions, of: (one) => entitiesOf(mentions, one) }
}

/** The one word that is left, where many people know it as the name of a technology. */
function toolCalled({ rest }: Reading): Mention | undefined {
  const [only, ...others] = rest
  const known = only && others.length === 0 && !only.isKnown ? knownTechnology(only.said) : undefined
  if (!only || !known) return undefined
  const { name, group } = known
  return { entity: { kind: 'unknown-technology', name, group }, at: only.at, end: only.at + only.said.length }
}
