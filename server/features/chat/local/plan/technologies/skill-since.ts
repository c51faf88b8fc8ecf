/** Answers since when, or for how long, somebody has had a field of skill: "how long has she been doing AI?" */
import { cutWords, functionWords } from '#server/knowledge/tokens.ts'
import { namesAny } from '#server/knowledge/understand/read.ts'
import { type Asked, type Plan, plan, say } from '../plan.ts'
import { stateAll } from '../texts/evidence.ts'

/** @returns undefined if no time is asked for, or no skill with one is named. */
export function skillSince(asked: Asked): Plan | undefined {
  const { reading, world, s } = asked
  const asksTime = reading.has('howLong', 'sinceWhen', 'experienceTotal')
  if (!asksTime || reading.time || namesAny(reading, 'job', 'project', 'technology', 'item', 'person')) return undefined
  const [named, ...others] = world.content.skills.filter(({ name }) => isNamed(asked, name))
  if (!named?.years || others.length > 0) return undefined
  const { name, id, years } = named
  const [from, to] = years.text.match(YEARS_ALL) ?? []
  if (!from) return undefined
  const fact = world.facts.get(`skill.${id}`)
  return plan([say(s.skillSince({ name, from, to }), fact), ...stateAll(asked, fact ? [fact] : [], 1, name)], {
    next: [{ ask: 'technologies' }, { ask: 'projects' }, { interview: 'strengths' }],
  })
}

const YEARS_ALL = /\d{4}/g

/** Each word that tells what the question is about is one of the skill's name: "AI research" is more than AI. */
function isNamed({ reading: { language, topic, rest } }: Asked, name: string): boolean {
  const termsOf = (text: string) =>
    cutWords(language, text)
      .filter(({ said }) => !functionWords[language].has(said))
      .flatMap(({ terms }) => terms)
  const own = new Set(termsOf(name))
  const asked = termsOf(rest.length > 0 ? rest.map(({ written }) => written).join(' ') : topic)
  return asked.length > 0 && asked.every((term) => own.has(term))
}
