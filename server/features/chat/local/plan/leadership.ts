/** Answers whether people were led, where, and how many. */
import { ledIn, teamIn } from '#server/knowledge/world/teams.ts'
import { stateAll } from './evidence.ts'
import { type Asked, type Plan, plan, say } from './plan.ts'

/** "More than ten people": whether it is so; undefined without a number. */
function isAsMany({ text, has }: Asked['reading'], size: number): boolean | undefined {
  const said = /(?<!\d)\d{1,3}(?!\d)/.exec(text)?.[0]
  return said === undefined || !has('whether') ? undefined : size >= Number(said)
}

export function leadership(asked: Asked): Plan | undefined {
  const { reading, world, s } = asked
  const { language } = reading
  const led = world.jobs.flatMap((job) => {
    const fact = ledIn(language, job)
    return fact ? [{ job, fact, team: teamIn(language, job) }] : []
  })
  const interview = world.facts.get('interview.leadership')
  const next = [{ interview: 'leadership' } as const, { ask: 'testimonials' } as const, { ask: 'jobs' } as const]
  if (led.length === 0) return plan([say(s.noLeading()), ...stateAll(asked, interview ? [interview] : [], 1)], { next })
  const [largest] = led.filter(({ team }) => team).sort((a, b) => (b.team?.size ?? 0) - (a.team?.size ?? 0))
  const focus = led.map(({ job }) => job)
  if (
    largest?.team &&
    (reading.has('howMany', 'best', 'howMuch') || isAsMany(reading, largest.team.size) !== undefined) &&
    reading.has('team', 'people', 'lead')
  ) {
    // "Has she led people?" is answered with a yes before the number.
    const asksNumber = reading.placeOf('howMany') ?? reading.placeOf('howMuch') ?? reading.placeOf('best')
    const text = s.largestTeam({
      company: largest.job.company,
      size: largest.team.size,
      yes:
        isAsMany(reading, largest.team.size) ?? (reading.has('whether') && asksNumber === undefined ? true : undefined),
    })
    const others = led.filter((one) => one !== largest).map(({ fact }) => fact)
    return plan([say(text, largest.team.fact), ...stateAll(asked, [largest.fact, ...others], 2)], {
      focus: [largest.job],
      listed: focus,
      next,
    })
  }
  const yes = reading.has('whether') && !reading.has('how', 'which', 'where', 'what', 'howMany') ? true : undefined
  const lead = say(
    s.leading({ places: [...new Set(focus.map(({ company }) => company))], yes }),
    ...led.map(({ fact }) => fact),
  )
  return plan(
    [
      lead,
      ...stateAll(
        asked,
        led.map(({ team, fact }) => team?.fact ?? fact),
        2,
      ),
    ],
    { focus, listed: focus, next },
  )
}
