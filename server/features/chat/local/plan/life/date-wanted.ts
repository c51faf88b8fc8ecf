/** Answers "can I book her for March, and how do I reach her?": whether the owner is free is told before the address. */
import type { Language } from '#contract/language.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { createPhraseIndex, type PhraseIndex } from '#server/knowledge/understand/phrase-index.ts'
import { contact } from '../offers/contact.ts'
import { type Asked, type Plan, say } from '../plan.ts'
import { availability } from './career.ts'

const indexed = new Map<Language, PhraseIndex<true>>()

function monthsIn(language: Language): PhraseIndex<true> {
  const known = indexed.get(language)
  if (known) return known
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const names = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)))
  const made = createPhraseIndex(names.map((name) => [name, true] as const))
  indexed.set(language, made)
  return made
}

/** A month that is named beside a word for what one is booked for. */
const wantsDate = ({ reading: { language, message, placeOf } }: Asked) =>
  (['service', 'availability', 'hiring'] as const).some((cue) => placeOf(cue) !== undefined) &&
  monthsIn(language).find(foldText(message).text).length > 0

export function contactForDate(asked: Asked): Plan {
  const { world, s } = asked
  const told = contact(asked)
  if (!wantsDate(asked)) return told
  const free = availability(asked)
  const sentTo = new Set(Object.values(world.content.profile.channels).map((email) => s.contact({ email })))
  const said = free.answered ? free.said.filter(({ text }) => !sentTo.has(text)) : [say(s.notAnsweredHere())]
  return { ...told, said: [...said, ...told.said] }
}
