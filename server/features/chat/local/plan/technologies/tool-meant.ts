/** A name that a firm and its product share is the product where tools are talked about. */
import type { Mention, Reading } from '#server/knowledge/understand/read.ts'
import { entitiesOf } from '#server/knowledge/world/entities.ts'
import type { Focus } from '../plan.ts'
import { groupAsked } from './technology-lists.ts'

/** Of this sort one stands for no other, so that none is named in its place. */
const ANY_SORT = 'business'

/** "Oracle too?", after tools were asked for: the product, and no employer. */
export function withToolMeant(reading: Reading, { kind, reading: before }: Focus): Reading {
  const isOfTools = kind?.startsWith('technolog') || before?.has('technology', 'database', 'programmingLanguage')
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
