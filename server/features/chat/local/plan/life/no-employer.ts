/** Who never employed the owner, though the facts have the name: the town where a job was, the school that was attended. */
import { publicBodies } from '#content/language/patterns/public-bodies.ts'
import { taught, workplaces } from '#content/language/patterns/workplaces.ts'
import { fold } from '#server/knowledge/tokens.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { type Asked, type Plan, plan, type Said, say } from '../plan.ts'
import { asksWhether } from '../whether.ts'
import { background } from './background.ts'
import { periodFact } from './jobs.ts'

/** "Was she employed by the city of Leeds?", "did she work at the college?", where no job was there. */
export function noEmployer(asked: Asked): Plan | undefined {
  const { reading } = asked
  if (!asksWhether(asked) || reading.of('job').length > 0 || asked.world.jobs.length === 0) return undefined
  return neverAtBody(asked) ?? neverAtSchool(asked) ?? neverAtFirm(asked)
}

/** "ヤマハで働いたことはありますか？": a name that no fact has, where only what stands around it tells that it is an employer's. */
function neverAtFirm(asked: Asked): Plan | undefined {
  const { reading, world } = asked
  const around = workplaces[reading.language]
  if (!around) return undefined
  const firm = reading.rest.find(({ written, isKnown, isMeant, isOrdinary }) => {
    const at = reading.message.indexOf(written)
    const [before, after] = [reading.message.slice(0, at), reading.message.slice(at + written.length)]
    const isStrange = !isKnown && !isMeant && !isOrdinary && !world.ledger.some(({ text }) => text.includes(written))
    return isStrange && at !== -1 && around.before.test(before) && around.after.test(after)
  })
  return firm && plan([never(asked, firm.written)])
}

function neverAtBody(asked: Asked): Plan | undefined {
  const { reading, world } = asked
  const [, body] = publicBodies[reading.language].exec(reading.message) ?? []
  const isTold = body && world.ledger.some(({ text }) => fold(text).includes(fold(body)))
  return body && !isTold ? plan([never(asked, body)]) : undefined
}

function neverAtSchool(asked: Asked): Plan | undefined {
  const { reading } = asked
  const [school] = reading.mentions.flatMap(({ entity, at, end }) =>
    entity.kind === 'item' &&
    entity.list === 'education' &&
    reading.text.slice(at, end).trim() === foldText(entity.name).text.trim()
      ? [entity]
      : [],
  )
  const isOfWork = reading.has('work') || taught[reading.language].test(reading.message)
  if (!school || !isOfWork || reading.has('education')) return undefined
  const studied = background({ ...asked, reading: { ...reading, message: '', has: () => false } }, 'education')
  return plan([never(asked, school.name), ...studied.said], { next: studied.next })
}

function never(asked: Asked, company: string): Said {
  const names = [...new Set(asked.world.jobs.map((job) => job.company))]
  return say(asked.s.neverAt({ company, names }), ...asked.world.jobs.map((job) => periodFact(asked, job)))
}
