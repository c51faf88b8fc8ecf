/** On which terms the owner works. */

import { type Asked, type Said, say } from '../plan.ts'
import { opening } from '../texts/evidence.ts'

/** The prices of the services that are named, or of all: two that cost the same are still two. */
export function prices(asked: Asked): Said[] {
  const { world, reading } = asked
  const named = reading.of('service').map(({ service }) => service)
  const offered = named.length > 0 ? named : world.content.services
  const facts = offered.flatMap(({ id }) => world.facts.get(`service.${id}.price`) ?? [])
  return facts.map((fact) => opening(asked, fact))
}

/** Kinds of work, places and the day from which on, where the owner names any. */
export function openTo({ world, s }: Asked): Said[] {
  const facts = world.content.profile.openTo.flatMap(({ id }) => world.facts.get(`profile.open-to.${id}`) ?? [])
  return facts.length > 0 ? [say(s.openTo({ items: facts.map(({ text }) => text) }), ...facts)] : []
}
