/** Answers about technologies: whether, where, when, how long and what for. Whether is verified on the relation alone. */

import type { Fact } from '#content/fact.ts'
import { inBrackets } from '#content/language/brackets.ts'
import { terms } from '#server/knowledge/tokens.ts'
import type { Time } from '#server/knowledge/understand/times.ts'
import { jobsIn } from '#server/knowledge/world/described.ts'
import { knownTechnology } from '#server/knowledge/world/known-technologies.ts'
import { overlap, yearOf } from '#server/knowledge/world/months.ts'
import { namedByFact } from '#server/knowledge/world/naming.ts'
import { type Job, type Project, positionsOf, type Technology } from '#server/knowledge/world/things.ts'
import { intervalOf } from '#server/knowledge/world/world.ts'
import { periodFact } from '../life/jobs.ts'
import { reachesYears } from '../life/years.ts'
import { type Asked, type Plan, type Proposal, plan, type Said, say } from '../plan.ts'
import { byTopic, stateAll } from '../texts/evidence.ts'
import { usesOf } from './deeds.ts'
import { isOnlyNamed, sinceTold, usedDuring } from './used-during.ts'

export const listFact = ({ world }: Asked, job: Job) => world.facts.get(`experience.${job.id}.technologies`)
const place = ({ date, world }: Asked, job: Job) => inBrackets(world.content.language, job.company, date.period(job))

/** What may be asked after one technology. */
export const nextOf = ({ name, projects, jobs }: Technology): Proposal[] => [
  ...(projects[0] ? [{ ask: 'projectHow', title: projects[0].title } as const] : []),
  ...(jobs[0] ? [{ ask: 'job', company: jobs[0].company } as const] : []),
  { ask: jobs.length > 0 ? 'technologyYears' : 'technology', name },
  { ask: 'technologies' },
]

export function aboutTechnology(asked: Asked, one: Technology): Plan {
  const { reading, s, world, date } = asked
  const asksWhether =
    reading.has('whether') &&
    !reading.has(
      'where',
      'when',
      'howLong',
      'howMany',
      'how',
      'why',
      'which',
      'sinceWhen',
      'what',
      'goodAt',
      'experienceTotal',
    )
  const isKnown = knownTechnology(one.name) !== undefined
  const yes = asksWhether && !hasOwnNumber(reading) && (isKnown || !restrictsByUnknown(reading)) ? true : undefined
  const rest = { focus: [one, ...one.jobs.slice(0, 1)], listed: one.jobs, next: nextOf(one) }
  const uses = (most: number, besides?: string) => stateAll(asked, usesOf(asked, one), most, besides)
  const beside = one.jobs.length > 0 ? usedBesideTown(asked, one) : undefined
  if (beside) return beside
  const then = timeAsked(asked)
  if (then && one.jobs.length > 0) return usedThen(asked, one, then, s.timeLabel[then.kind](then.label))
  if (one.jobs.length === 0) {
    if (one.projects.length > 0)
      return plan(
        [
          say(
            s.usedInProjects({ name: one.name, projects: one.projects.map(({ title }) => title), yes }),
            ...one.projects.map((project) => technologiesOf(asked, project)),
          ),
          ...uses(2),
        ],
        rest,
      )
    if (one.skills.length > 0) {
      const skills = one.skills.map(({ name }) => name)
      return plan(
        [
          say(
            s.skillOnly({ name: one.name, skills, yes }),
            ...one.skills.map(({ id }) => world.facts.get(`skill.${id}.technologies`)),
          ),
          ...uses(1),
        ],
        rest,
      )
    }
    return plan([say(s.namedIn({ name: one.name, yes })), ...uses(2)], rest)
  }
  const [newest] = one.jobs
  const oldest = one.jobs.at(-1)
  if (newest && oldest && reading.has('first')) {
    return plan(
      [
        say(
          s.firstUsed({ name: one.name, company: oldest.company, year: String(yearOf(oldest.from)) }),
          ...proofs(asked, one, oldest),
        ),
        ...uses(1),
      ],
      { ...rest, focus: [one, oldest] },
    )
  }
  if (newest && reading.has('last', 'current') && !reading.has('howLong')) {
    const year = String(yearOf((newest.to ?? asked.now) - 1))
    const current = newest.to === undefined
    return plan(
      [
        say(
          s.lastUsed({
            name: one.name,
            company: newest.company,
            year,
            current,
            yes: asksWhether ? current : undefined,
          }),
          ...proofs(asked, one, newest),
        ),
        ...uses(1),
      ],
      rest,
    )
  }
  if (reading.has('why', 'decision') && !asksWhether) {
    const facts = one.projects.flatMap(({ facts }) => facts.filter(({ id }) => /\.solution$|\.architecture$/.test(id)))
    const nodes = one.named.filter(({ id }) => id.includes('.node.'))
    const said = stateAll(asked, [...nodes, ...facts, ...usesOf(asked, one)], 2)
    if (said.length > 0) return plan(said, rest)
  }
  const times = usedDuring(asked, one)
  const yearsTold = times.length > 0 ? reachesYears(asked.reading, date.months(times)) : undefined
  const lead = say(
    s.usedIn({
      name: one.name,
      places: one.jobs.map((job) => place(asked, job)),
      jobs: one.jobs.length,
      all: world.jobs.length,
      duration: times.length > 0 ? date.duration(times) : undefined,
      isLeast: times.length < one.jobs.length,
      current: one.jobs.some(({ to }) => to === undefined),
      since: sinceTold(asked, one),
      isOnlyNamed: !isKnown && isOnlyNamed(asked, one),
      // Materials and conditions stand among the skills as well: mould is nothing that one uses.
      isMatter: !isKnown,
      yes: yearsTold ?? yes,
    }),
    ...one.jobs.flatMap((job) => proofs(asked, one, job).slice(0, 1)),
  )
  return plan([...beganWith(asked, one), lead, ...uses(reading.has('howLong', 'when', 'sinceWhen') ? 1 : 2)], rest)
}

/** "Since when?": where and in which year it began, before all the places. */
function beganWith(asked: Asked, one: Technology): Said[] {
  const oldest = one.jobs.at(-1)
  if (!oldest || one.jobs.length < 2 || !asked.reading.has('sinceWhen')) return []
  const { name } = one
  const { company } = oldest
  const year = String(yearOf(oldest.from))
  return [say(asked.s.firstUsed({ name, company, year }), ...proofs(asked, one, oldest))]
}

/** "Has she the 500 of it?": that it was used is no yes to a number. */
const hasOwnNumber = ({ text, mentions, time }: Asked['reading']): boolean =>
  [...text.matchAll(NUMBER)].some(
    ({ index }) => ![...mentions, ...(time ? [time] : [])].some(({ at, end }) => at <= index && index < end),
  )

const NUMBER = /\d+/g

/** "Does she test eyes at night?": that she tests eyes is no yes to the night, of which nothing is told. */
const restrictsByUnknown = ({ rest }: Asked['reading']): boolean =>
  rest.some(({ isKnown, isMeant, restricts }) => restricts && !isKnown && !isMeant)

const technologiesOf = ({ world }: Asked, project: Project) => world.facts.get(`case-study.${project.id}.technologies`)

/** The facts that show that a technology was used in a job: its list, else a project's, else a text that names it. */
export function proofs(asked: Asked, one: Technology, job: Job): Fact[] {
  if (job.technologies.includes(one.name)) return [listFact(asked, job)].filter((fact) => fact !== undefined)
  const project = job.projects.find((other) => other.technologies.includes(one.name))
  const listed = project && technologiesOf(asked, project)
  const own = [...job.facts, ...job.projects.flatMap(({ facts }) => facts)]
  return listed ? [listed] : one.named.filter((fact) => own.includes(fact) || fact.kind === 'evidence').slice(0, 1)
}

/** The time that is named; "back then" is the one of the question before. */
const timeAsked = ({ reading, focus }: Asked) =>
  reading.time ?? (reading.has('backThen') ? focus.reading?.time : undefined)

/** "Did he use it before Leeds?": measured by the jobs in that town. */
function usedBesideTown(asked: Asked, one: Technology): Plan | undefined {
  const { reading, world, s, now } = asked
  const towns = reading.of('place').map(({ name }) => name)
  const there = reading.has('before', 'after') && towns.length === 1 ? jobsIn(world, towns) : []
  if (there.length === 0) return undefined
  const from = Math.min(...there.map((job) => job.from))
  const to = Math.max(...there.map((job) => intervalOf(job, now).to))
  return reading.has('before')
    ? usedThen(asked, one, { to: from }, s.timeLabel.before(String(yearOf(from))))
    : usedThen(asked, one, { from: to }, s.timeLabel.after(String(yearOf(to - 1))))
}

/** @param label the time in words. */
function usedThen(asked: Asked, one: Technology, time: Pick<Partial<Time>, 'from' | 'to'>, label: string): Plan {
  const { s, now, date } = asked
  const [from, to] = [time.from ?? 0, time.to ?? now + 1]
  const then = one.jobs.filter((job) => overlap(intervalOf(job, now), { from, to }) > 0)
  const rest = { focus: [one, ...then.slice(0, 1)], listed: then, next: nextOf(one) }
  const [first] = then
  if (!first) {
    const text = s.notUsedThen({ name: one.name, label, periods: one.jobs.map((job) => place(asked, job)) })
    return plan([say(text, ...one.jobs.flatMap((job) => proofs(asked, one, job)))], rest)
  }
  const said: Said[] = then.map((job) =>
    say(
      s.usedAt({ name: one.name, place: job.company, period: date.period(job) }),
      ...proofs(asked, one, job),
      periodFact(asked, job),
    ),
  )
  return plan(
    [
      ...said.slice(0, 2),
      ...stateAll(
        asked,
        usesOf(asked, one, (fact) => first.facts.includes(fact)),
        1,
      ),
    ],
    rest,
  )
}

/** "Cleaning" is what "cleaned by laser" tells of: where the facts have the words of a skill, nobody may say that it was not so. */
function toldThere(asked: Asked, one: Technology, job: Job): Plan | undefined {
  const { language } = asked.world.content
  const words = knownTechnology(one.name) ? [] : terms(language, one.name)
  const facts = job.facts.filter(({ kind, text }) => {
    const own = new Set(terms(language, text))
    return kind !== 'technologies' && words.length > 0 && words.every((word) => own.has(word))
  })
  if (facts.length === 0) return undefined
  const next: Proposal[] = [{ ask: 'jobResults', company: job.company }, ...nextOf(one)]
  return plan(stateAll(asked, byTopic(asked, facts), 2, job.company), { focus: [job, one], next })
}

/** Whether, or what for, a technology was used at a job. */
export function technologyAtJob(asked: Asked, one: Technology, job: Job): Plan {
  const { s, date, reading } = asked
  // "Did she use it after that job?"
  if (reading.has('before')) return usedThen(asked, one, { to: job.from }, s.timeLabel.before(String(yearOf(job.from))))
  if (reading.has('after') && job.to !== undefined)
    return usedThen(asked, one, { from: job.to }, s.timeLabel.after(String(yearOf(job.to - 1))))
  const used = positionsOf(job).filter((position) => one.jobs.includes(position))
  const [only = job] = used.length === 1 ? used : []
  if (used.length === 0) {
    const told = toldThere(asked, one, job)
    if (told) return told
    const elsewhere = one.jobs.map((other) => place(asked, other))
    const there = job.technologies.slice(0, 5)
    return plan(
      [
        say(
          s.notUsedAt({ name: one.name, place: job.company, there, elsewhere }),
          listFact(asked, job),
          ...one.jobs.flatMap((other) => proofs(asked, one, other)).slice(0, 2),
        ),
      ],
      {
        focus: [job, one],
        next: [{ ask: 'jobTechnologies', company: job.company }, ...nextOf(one)],
      },
    )
  }
  const own = new Set([...job.facts, ...job.projects.flatMap(({ facts }) => facts)])
  const uses = usesOf(asked, one, (fact) => own.has(fact))
  const facts = uses.length > 0 ? uses : job.facts.filter(({ kind }) => kind === 'achievement')
  const lead = say(
    s.usedAt({ name: one.name, place: job.company, period: date.period(only) }),
    ...used.flatMap((position) => proofs(asked, one, position)),
  )
  return plan([lead, ...stateAll(asked, facts, 2, job.company)], {
    focus: [job, one],
    next: [{ ask: 'jobResults', company: job.company }, ...nextOf(one)],
  })
}

export function technologyInProject(asked: Asked, one: Technology, project: Project): Plan {
  const { s } = asked
  const rest = {
    focus: [project, one],
    next: [
      { ask: 'projectHow', title: project.title } as const,
      { ask: 'projectResults', title: project.title } as const,
      ...nextOf(one),
    ],
  }
  // What is told of a skill may name both: "a rebuild of EPIC from Terraform".
  const beside = one.named.filter((fact) => namedByFact(asked.world, fact).includes(project))
  if (!one.projects.includes(project) && beside.length === 0) {
    const elsewhere = [
      ...one.projects.map(({ title }) => title),
      ...one.jobs.filter((job) => job !== project.job).map((job) => place(asked, job)),
    ]
    return plan(
      [
        say(
          s.notUsedAt({
            name: one.name,
            place: project.title,
            there: project.technologies.slice(0, 5),
            elsewhere: one.jobs.length > 0 ? elsewhere.slice(-3) : [],
          }),
          technologiesOf(asked, project),
        ),
      ],
      rest,
    )
  }
  const uses = usesOf(asked, one, (fact) => project.facts.includes(fact) || beside.includes(fact))
  const reasons = asked.reading.has('why', 'how', 'decision')
    ? byTopic(asked, [...uses, ...project.facts.filter(({ id }) => /\.solution$/.test(id))])
    : uses
  const lead = say(s.usedFor({ name: one.name, project: project.title }), technologiesOf(asked, project))
  const said = stateAll(asked, reasons, 2, project.title)
  const isWhether = asked.reading.has('whether') && !asked.reading.has('why', 'how', 'what')
  return plan(isWhether || said.length === 0 ? [lead, ...said] : said, rest)
}
