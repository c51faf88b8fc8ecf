/** Answers about jobs: what was done there, when, with which technologies, in what order. */
import type { Fact } from '#content/fact.ts'
import { jobsIn } from '#server/knowledge/world/described.ts'
import { overlap, yearOf } from '#server/knowledge/world/months.ts'
import { ledIn, peopleIn, teamIn } from '#server/knowledge/world/teams.ts'
import type { Job } from '#server/knowledge/world/things.ts'
import { intervalOf } from '#server/knowledge/world/world.ts'
import { byTopic, stateAll } from './evidence.ts'
import { type Asked, type Plan, type Proposal, plan, say } from './plan.ts'

const fact = ({ world }: Asked, id: string) => world.facts.get(id)
export const periodFact = (asked: Asked, { id }: Job) => fact(asked, `experience.${id}.period`)
const technologiesFact = (asked: Asked, { id }: Job) => fact(asked, `experience.${id}.technologies`)

export const line = ({ s, date }: Asked, job: Job) =>
  s.jobLine({ title: job.title, company: job.company, period: date.period(job) })
const at = ({ date }: Asked, job: Job) => ({ title: job.title, company: job.company, period: date.period(job) })

/** The sentence that says that somebody was there, and when. */
export function wasAt(asked: Asked, job: Job, yes?: boolean) {
  const { s, date } = asked
  const text = s.wasAt({
    ...at(asked, job),
    from: date.start(job),
    to: date.end(job),
    duration: date.duration([job]),
    yes,
  })
  return say(text, periodFact(asked, job))
}

const nextOf = ({ world }: Asked, job: Job): Proposal[] => [
  ...(job.projects[0]
    ? [{ ask: 'projectHow', title: job.projects[0].title } as const]
    : [{ ask: 'jobResults', company: job.company } as const]),
  { ask: 'jobTechnologies', company: job.company },
  ...(job === world.jobs.at(-1) ? [] : [{ ask: 'before', company: job.company } as const]),
]

/** Why a job ended is not told; that it has not ended, or what came next, is. */
function leaving(asked: Asked, job: Job): Plan {
  const { reading, s, world } = asked
  const rest = { focus: [job], next: nextOf(asked, job) }
  if (job.to === undefined)
    return plan([say(s.nothingAfter({ company: job.company }), periodFact(asked, job)), wasAt(asked, job)], rest)
  const following = world.jobs[world.jobs.indexOf(job) - 1]
  const wentOn = following
    ? [
        say(
          s.after({ company: job.company, lines: [line(asked, following)] }),
          periodFact(asked, job),
          periodFact(asked, following),
        ),
      ]
    : [wasAt(asked, job)]
  const untold = reading.has('dismissed')
    ? s.noDismissal({ company: job.company })
    : s.noReason({ email: world.content.profile.channels.general })
  return plan([say(untold), ...wentOn], { ...rest, answered: reading.has('dismissed') })
}

const done = (job: Job): Fact[] => job.facts.filter(({ kind }) => kind === 'achievement')
const description = (job: Job): Fact[] => job.facts.filter(({ id }) => id === `experience.${job.id}`)

/** Told with a time: "since 2019 she is there, isn't she". */
export function atAnotherTime(asked: Asked, job: Job): Plan | undefined {
  const { reading, s, date, now } = asked
  const { time } = reading
  if (!time || reading.has('before', 'after', 'leave')) return undefined
  const [from, to] = [time.from ?? 0, time.to ?? now + 1]
  const isThere = overlap(intervalOf(job, now), { from, to }) > 0
  const rest = { focus: [job], next: nextOf(asked, job) }
  if (!isThere)
    return plan(
      [
        say(
          s.notThen({ company: job.company, label: s.timeLabel[time.kind](time.label), period: date.period(job) }),
          periodFact(asked, job),
        ),
      ],
      rest,
    )
  return time.kind === 'since' && yearOf(job.from) !== Number(time.label)
    ? plan([wasAt(asked, job, false)], rest)
    : undefined
}

export function aboutJob(asked: Asked, job: Job): Plan {
  const { reading, s, date } = asked
  const rest = { focus: [job], next: nextOf(asked, job) }
  const about = (...facts: Fact[]) => stateAll(asked, facts, 3, job.company)
  if (reading.has('before') && !reading.has('howLong')) return beside(asked, job, 'before')
  if (reading.has('after', 'next')) return beside(asked, job, 'after')
  if (reading.has('leave')) return leaving(asked, job)
  if (reading.time && reading.has('whether', 'work') && !reading.has('what', 'how')) {
    const { time } = reading
    const [from, to] = [time.from ?? 0, time.to ?? asked.now + 1]
    const label = s.timeLabel[time.kind](time.label)
    const isThen = overlap(intervalOf(job, asked.now), { from, to }) > 0
    if (!isThen)
      return plan(
        [say(s.notThen({ company: job.company, label, period: date.period(job) }), periodFact(asked, job))],
        rest,
      )
  }
  if (reading.has('team', 'lead', 'people') && !reading.has('built', 'result')) return teamAt(asked, job)
  if (reading.has('howMany') && reading.has('team', 'people')) return teamAt(asked, job)
  if (reading.has('technology', 'programmingLanguage', 'database', 'cloud')) {
    const names = job.technologies
    return plan([say(s.technologies({ names, place: job.company }), technologiesFact(asked, job))], rest)
  }
  if (reading.has('project') && reading.has('which', 'howMany', 'whether', 'all', 'what')) return projectsAt(asked, job)
  if (reading.has('when', 'howLong', 'sinceWhen', 'until') && !reading.has('built', 'how'))
    return plan([wasAt(asked, job)], rest)
  if (reading.has('where', 'location', 'country')) {
    return job.location
      ? plan([say(s.workedIn({ places: [job.location] }), periodFact(asked, job))], rest)
      : plan([wasAt(asked, job), say(s.noPlace())], rest)
  }
  if (reading.has('title') && !reading.has('result', 'challenge'))
    return plan([wasAt(asked, job), ...about(...description(job))], rest)
  if (reading.has('result', 'best', 'howMuch')) {
    return plan(
      [say(s.results({ name: job.company })), ...about(...byTopic(asked, [...done(job), ...outcomes(job)]))],
      rest,
    )
  }
  if (reading.has('challenge') && job.projects[0]) {
    const facts = job.projects[0].facts.filter(({ id }) => id.endsWith('.challenge'))
    return plan([...about(...facts), ...stateAll(asked, description(job), 1, job.company)], rest)
  }
  // "Was it a neural network there?": that she was there is no yes to it.
  const isTopical = reading.rest.some(({ isKnown, isOrdinary }) => isKnown && !isOrdinary)
  const yes =
    !isTopical &&
    reading.has('whether') &&
    reading.has('work', 'use', 'job', 'title', 'company', 'current') &&
    !reading.has('how', 'what', 'which', 'why', 'built')
      ? true
      : undefined
  return plan([wasAt(asked, job, yes), ...about(...description(job), ...byTopic(asked, done(job)))], rest)
}

const outcomes = (job: Job) => job.projects.flatMap(({ facts }) => facts.filter(({ id }) => id.includes('.outcome.')))

function projectsAt(asked: Asked, job: Job): Plan {
  const { s } = asked
  const [first] = job.projects
  if (!first)
    return plan([say(s.noProject({ company: job.company })), ...stateAll(asked, done(job), 2, job.company)], {
      focus: [job],
      next: nextOf(asked, job),
    })
  const titles = job.projects.map(({ title }) => title)
  const facts = job.projects.map(({ facts }) => facts[0])
  const focus = job.projects.length === 1 ? [first, job] : [job]
  return plan(
    [
      say(s.projects({ titles }), ...facts),
      ...stateAll(
        asked,
        job.projects.flatMap(({ facts }) => facts.slice(0, 1)),
        1,
      ),
    ],
    {
      focus,
      listed: job.projects,
      next: [
        { ask: 'projectHow', title: first.title },
        { ask: 'projectResults', title: first.title },
        { ask: 'jobTechnologies', company: job.company },
      ],
    },
  )
}

export function teamAt(asked: Asked, job: Job): Plan {
  const { s } = asked
  const team = teamIn(asked.reading.language, job)
  const rest = { focus: [job], next: nextOf(asked, job) }
  const people = team ? [] : peopleIn(asked.reading.language, job)
  if (people.length > 0) return plan(stateAll(asked, people, 2, job.company), rest)
  if (!team)
    return plan(
      [say(s.teamUnknown({ company: job.company })), ...stateAll(asked, description(job), 1, job.company)],
      rest,
    )
  return plan(
    [
      say(s.teamAt({ company: job.company, size: team.size }), team.fact),
      ...stateAll(asked, [team.fact], 1, job.company),
    ],
    rest,
  )
}

/** What came right before a job, or right after it. */
export function beside(asked: Asked, job: Job, side: 'before' | 'after'): Plan {
  const { world, s } = asked
  const i = world.jobs.indexOf(job)
  const others = side === 'before' ? world.jobs.slice(i + 1) : world.jobs.slice(0, i).reverse()
  const [other] = others
  if (!other) {
    const text =
      side === 'before' ? s.nothingBefore({ company: job.company }) : s.nothingAfter({ company: job.company })
    return plan([say(text, periodFact(asked, job))], { focus: [job], next: nextOf(asked, job) })
  }
  const text = s[side]({ company: job.company, lines: [line(asked, other)] })
  const facts = [...description(other), ...done(other)]
  return plan([say(text, periodFact(asked, other)), ...stateAll(asked, facts, 1, other.company)], {
    focus: [other],
    next: nextOf(asked, other),
  })
}

/** The first, the last, the longest: one job of all. */
export function ordinalJob(asked: Asked): Plan | undefined {
  const { reading, world, s, date } = asked
  const [newest] = world.jobs
  const oldest = world.jobs.at(-1)
  if (!newest || !oldest) return undefined
  const current = world.jobs.find(({ to }) => to === undefined)
  const tell = (job: Job, text: string) => {
    const facts = [...description(job), ...done(job)]
    return plan([say(text, periodFact(asked, job)), ...stateAll(asked, facts, 1, job.company)], {
      focus: [job],
      next: nextOf(asked, job),
    })
  }
  // "Her first job was at Rejselund, right?"
  const [named] = reading.of('job')
  const isSo = (job: Job) => (named && reading.has('whether') ? job === named : undefined)
  const length = (job: Job) => date.months([job])
  if (reading.has('longest', 'shortest')) {
    const isLongest = reading.has('longest')
    // Of those that were left.
    const former = reading.has('leave', 'last', 'current') ? world.jobs.filter(({ to }) => to !== undefined) : []
    const among = former.length > 0 ? former : world.jobs
    const lengths = among.map(length)
    const wanted = isLongest ? Math.max(...lengths) : Math.min(...lengths)
    const [one = newest, ...alike] = among.filter((job) => length(job) === wanted)
    const text = (job: Job) =>
      s[isLongest ? 'longestJob' : 'shortestJob']({ ...at(asked, job), duration: date.duration([job]) })
    if (alike.length === 0) return tell(one, text(one))
    const all = [one, ...alike]
    return plan(
      all.map((job) => say(text(job), periodFact(asked, job))),
      { focus: all, listed: all, next: nextOf(asked, one) },
    )
  }
  if (reading.has('first', 'lead') && reading.has('lead')) {
    const led = world.jobs.findLast((job) => ledIn(reading.language, job))
    if (led)
      return plan([wasAt(asked, led), ...stateAll(asked, description(led), 1)], {
        focus: [led],
        next: nextOf(asked, led),
      })
  }
  if (reading.has('first')) return tell(oldest, s.firstJob({ ...at(asked, oldest), yes: isSo(oldest) }))
  if (reading.has('current') || (reading.has('title') && !reading.has('last'))) {
    if (current && reading.has('sinceWhen', 'when', 'howLong'))
      return plan([wasAt(asked, current)], { focus: [current], next: nextOf(asked, current) })
    return current
      ? tell(current, s.currentJob({ ...at(asked, current), duration: date.duration([current]), yes: isSo(current) }))
      : tell(newest, s.noCurrentJob(at(asked, newest)))
  }
  const last = current === newest ? world.jobs[1] : newest
  if (!reading.has('last') || !last) return undefined
  return tell(last, current ? s.lastJob({ ...at(asked, last), yes: isSo(last) }) : s.noCurrentJob(at(asked, last)))
}

/** What she did in a year or a span of years. */
export function jobsInTime(asked: Asked): Plan | undefined {
  const { reading, world, s, now } = asked
  const { time } = reading
  const oldest = world.jobs.at(-1)
  if (!time || !oldest) return undefined
  const [from, to] = [time.from ?? 0, time.to ?? now + 1]
  const label = s.timeLabel[time.kind](time.label)
  const jobs = world.jobs.filter((job) => overlap(intervalOf(job, now), { from, to }) > 0)
  if (jobs.length === 0)
    return plan([say(s.nothingInTime({ label, since: yearOf(oldest.from) }), periodFact(asked, oldest))], {
      next: [{ ask: 'jobs' }],
    })
  const lines = jobs.map((job) => line(asked, job))
  const text = say(s.inTime({ label, lines }), ...jobs.map((job) => periodFact(asked, job)))
  const [only] = jobs
  const beside = time.kind === 'in' ? recordsOf(asked, time.label) : []
  const about = jobs.length === 1 && only ? [...description(only), ...done(only)] : []
  const more = [...stateAll(asked, about, beside.length > 0 ? 1 : 2, only?.company), ...stateAll(asked, beside, 2)]
  return plan([text, ...more], { focus: jobs, listed: jobs, next: only ? nextOf(asked, only) : [] })
}

const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)/g

/** What was finished, published or given in a year. */
const recordsOf = ({ world }: Asked, year: string): Fact[] =>
  [...world.facts.values()].filter(
    ({ id, text }) =>
      /^(?:certificate|publication|award|talk|education)\.[^.]+$/.test(id) && text.match(YEARS)?.includes(year),
  )

/** Those in a town or a country that is named, if there is more than one: of a single job more is told. */
export function jobsThere(asked: Asked): Plan | undefined {
  const places = asked.reading.of('place').map(({ name }) => name)
  const jobs = jobsIn(asked.world, places)
  if (jobs.length < 2) return undefined
  const text = asked.s.jobs({ lines: jobs.map((job) => line(asked, job)) })
  return plan([say(text, ...jobs.map((job) => periodFact(asked, job)))], {
    focus: jobs.slice(0, 1),
    listed: jobs,
    next: jobs.slice(0, 2).map(({ company }) => ({ ask: 'job', company }) as const),
  })
}

/** All of them, or how many. */
export function allJobs(asked: Asked): Plan | undefined {
  const { reading, world, s } = asked
  const { jobs } = world
  if (jobs.length === 0) return undefined
  const facts = jobs.map((job) => periodFact(asked, job))
  const next: Proposal[] = jobs.slice(0, 2).map(({ company }) => ({ ask: 'job', company }))
  const names = [...new Set(jobs.map(({ company }) => company))]
  const text =
    reading.has('company') && !reading.has('when', 'title')
      ? s.employers({ names })
      : s.jobs({ lines: jobs.map((job) => line(asked, job)) })
  return plan([say(text, ...facts)], {
    listed: jobs,
    next: [...next, { ask: 'technologies' }],
  })
}
