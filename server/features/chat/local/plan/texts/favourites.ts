/** "What is her favourite colour?": told by what everybody is asked or by a sentence that tells it, and else said not to be here. */

import type { Fact } from '#content/fact.ts'
import { favourites } from '#content/language/patterns/favourites.ts'
import { interviewKinds } from '#contract/content/interview-kinds.ts'
import type { Language } from '#contract/language.ts'
import { normalize } from '#server/knowledge/normalize.ts'
import { namesAny } from '#server/knowledge/understand/read.ts'
import { type Asked, type Plan, say, unanswered } from '../plan.ts'
import { toldAnywhere } from './anywhere.ts'
import { fromFacts, interviewed } from './interviewed.ts'

/** What these tell is liked, in whatever words. */
const isOfTaste = ({ id, kind }: Fact) => kind === 'interest' || /^interview\.(?:hobbies|reading|tools)$/.test(id)

interface Favourite {
  /** The thing, and the words that ask for it. */
  thing: string
  typed: string
}

function favouriteIn(language: Language, message: string): Favourite | undefined {
  const text = normalize(message, 'NFKC')
  const { asked, isOfWork } = favourites[language]
  for (const [i, pattern] of asked.entries()) {
    const match = pattern.exec(text)
    const thing = match?.groups?.thing
    // Of a question that is a whole sentence, the thing alone names what is missed.
    if (match && thing && !isOfWork.test(thing)) return { thing, typed: i === 0 ? match[0] : thing }
  }
  return undefined
}

export function favourite(asked: Asked): Plan | undefined {
  const { reading, world, s } = asked
  const { language } = reading
  const isOfPlace = namesAny(reading, 'job', 'project', 'technology', 'person')
  const found = isOfPlace ? undefined : favouriteIn(language, reading.message)
  if (!found) return undefined
  const { kinds, likes } = favourites[language]
  const kind = interviewKinds.find((one) => kinds[one]?.test(found.thing))
  if (kind) return fromFacts(asked, kind) ?? interviewed(asked, kind)
  const told = (words: string) =>
    toldAnywhere(asked, [words], ({ fact, sentence }) => isOfTaste(fact) || likes.test(sentence))
  return (
    told(found.thing) ??
    told(found.typed) ??
    unanswered([say(s.notSaid({ words: found.typed, email: world.content.profile.channels.general }))], {
      next: [{ ask: 'jobs' }, { ask: 'projects' }, { ask: 'contact' }],
    })
  )
}
