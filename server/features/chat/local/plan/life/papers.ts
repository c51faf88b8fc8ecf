/** "Is she insured?", "has she a driving licence?": told where the site says so. No certificate of the trade answers it. */
import { papers } from '#content/language/patterns/papers.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { type Mention, namesAny } from '#server/knowledge/understand/read.ts'
import { type Asked, type Plan, plan, say, unanswered } from '../plan.ts'
import { stateAll } from '../texts/evidence.ts'

const next = [{ ask: 'contact' }, { ask: 'jobs' }, { interview: 'permit' }] as const

/** Who works with insurances is asked of them otherwise. */
const ofWork = ['work', 'use', 'built', 'project', 'company', 'team', 'lead', 'when', 'how', 'why', 'howMany'] as const

export function papersAsked(asked: Asked): Plan | undefined {
  const { reading, world, s } = asked
  const found = papers[reading.language].exec(reading.message)?.[0]
  const isNamed = namesAny(reading, 'job', 'project', 'technology')
  if (found === undefined || isNamed || reading.has(...ofWork)) return undefined
  const words = found.replace(/^(?:(?:tiene|tienes|eine|keine|une|un|own|any|an?|have|got) |d['’] ?)/iu, '')
  // An insurance that is asked for is no employer of that sort, and an insurance company is.
  const isPaper = ({ entity, at, end }: Mention) =>
    entity.kind !== 'unknown-company' ||
    (entity.isSort === true && words.toLowerCase().includes(reading.text.slice(at, end).trim()))
  if (!reading.mentions.every(isPaper)) return undefined
  const own = world.ledger.filter(
    ({ id, kind, text }) =>
      (kind === 'interview' || kind === 'service' || /^(?:profile|certificate|added)\./.test(id)) &&
      papers[spokenLanguage(text, reading.language)].test(text),
  )
  const shares = asked.knowledge.retrieval.overlap(words)
  const told = own.filter(({ text }) => shares(text) > 0 || text.toLowerCase().includes(words.toLowerCase()))
  if (told.length > 0) return plan(stateAll(asked, told, 1), { next: [...next] })
  const { general: email } = world.content.profile.channels
  return unanswered([say(s.notSaid({ words, email }))], { next: [...next] })
}
