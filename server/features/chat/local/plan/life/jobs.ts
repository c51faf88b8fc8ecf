/** Answers about one job: what was done there, when, with whom, with which technologies, what came before it. */

import type { Fact } from '#content/fact.ts'
import { inBrackets } from '#content/language/brackets.ts'
import { answerWords } from '#content/language/patterns/answer-words.ts'
import { chiefTitles } from '#content/language/patterns/jobs/chief-titles.ts'
import type { Language } from '#contract/language.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import type { CueId } from '#server/knowledge/understand/language-cues.ts'
import { hasMatter } from '#server/knowledge/understand/left-words.ts'
import { overlap, yearOf } from '#server/knowledge/world/months.ts'
import { deniedIn, ledIn, peopleIn, teamIn } from '#server/knowledge/world/teams.ts'
import { type Job, positionsOf } from '#server/knowledge/world/things.ts'
import { intervalOf } from '#server/knowledge/world/world.ts'
import { type Asked, type Plan, type Proposal, plan, type Said, say } from '../plan.ts'
import { byTopic, ended, stateAll } from '../texts/evidence.ts'
import { untoldMatter } from '../texts/matter.ts'
import { asksWhether } from '../whether.ts'

const fact = ({ world }: Asked, id: string) => world.facts.get(id)
export const periodFact = (asked: Asked, { id }: Job) => fact(asked, `experience.${id}.period`)
export const periodFacts = (asked: Asked, job: Job) => positionsOf(job).map((one) => periodFact(asked, one))
const technologiesFact = (asked: Asked, { id }: Job) => fact(asked, `experience.${id}.technologies`)

export const at = ({ s, date }: Asked, job: Job) => ({
  title: s.list([...new Set(positionsOf(job).map(({ title }) => title))].reverse()),
  company: job.company,
  period: date.period(job),
})
export const line = (asked: Asked, job: Job) => asked.s.jobLine(at(asked, job))

/** The sentence that says that somebody was there, and when. */
export function wasAt(asked: Asked, job: Job, yes?: boolean) {
  const { s, date, reading } = asked
  const positions = positionsOf(job)
  if (!positions.some(date.hasDuration))
    return say(ended(reading.language, line(asked, job)), ...periodFacts(asked, job))
  const when = { from: date.start(job), to: date.end(job), duration: date.duration(positions), yes }
  const titles = positions.map((one) => inBrackets(reading.language, one.title, date.period(one))).reverse()
  const text =
    titles.length > 1 ? s.roseAt({ company: job.company, titles, ...when }) : s.wasAt({ ...at(asked, job), ...when })
  return say(text, ...periodFacts(asked, job))
}

export const nextOf = ({ world }: Asked, job: Job): Proposal[] => [
  ...(job.projects[0]
    ? [{ ask: 'projectHow', title: job.projects[0].title } as const]
    : [{ ask: 'jobResults', company: job.company } as const]),
  { ask: 'jobTechnologies', company: job.company },
  ...(positionsOf(job).some((one) => one === world.jobs.at(-1))
    ? []
    : [{ ask: 'before', company: job.company } as const]),
]

/** What a job's facts say of its end and the reason for it, in one sentence. */
function reasonForLeaving({ world }: Asked, job: Job): Fact | undefined {
  const { written, language } = world.content
  const { reason, ended } = answerWords[written ?? language]
  return [...done(job), ...description(job)].find(({ text }) =>
    sentencesOf(text).some((sentence) => ended.test(sentence) && reason.test(sentence)),
  )
}

/** Why a job ended, where its facts tell it; that it has not ended, or what came next. */
function leaving(asked: Asked, job: Job): Plan {
  const { reading, s, world } = asked
  const rest = { focus: [job], next: nextOf(asked, job) }
  if (job.to === undefined)
    return plan([say(s.nothingAfter({ company: job.company }), ...periodFacts(asked, job)), wasAt(asked, job)], rest)
  const following = jobsAfter(asked, job)[0]
  const wentOn = following
    ? [
        say(
          s.after({ company: job.company, lines: [line(asked, following)] }),
          ...periodFacts(asked, job),
          periodFact(asked, following),
        ),
      ]
    : [wasAt(asked, job)]
  const told = reading.has('dismissed') ? undefined : reasonForLeaving(asked, job)
  if (told) return plan([...stateAll(asked, [told], 1), ...wentOn], rest)
  const untold = reading.has('dismissed')
    ? s.noDismissal({ company: job.company })
    : s.noReason({ email: world.content.profile.channels.general })
  return plan([say(untold), ...wentOn], { ...rest, answered: reading.has('dismissed') })
}

export const done = (job: Job): Fact[] => job.facts.filter(({ kind }) => kind === 'achievement')
/** Without one, the fact of that id says only what and where the job was, which is told in a sentence already. */
export const description = (job: Job): Fact[] =>
  job.description ? job.facts.filter(({ id }) => id === `experience.${job.id}`) : []

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
          ...periodFacts(asked, job),
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
  // "Where was he before, and after?"
  if (reading.has('before') && reading.has('after', 'next') && reading.has('and')) {
    const [earlier, later] = [beside(asked, job, 'before'), beside(asked, job, 'after')]
    return { ...earlier, said: [...earlier.said.slice(0, 2), ...later.said.slice(0, 2)], focus: [job] }
  }
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
        [say(s.notThen({ company: job.company, label, period: date.period(job) }), ...periodFacts(asked, job))],
        rest,
      )
  }
  // "Was she a lecturer at Oracle?"
  const titles = reading.of('title').map(({ name }) => name)
  if (titles.length > 0 && reading.has('whether') && reading.rest.length === 0) {
    const isSo = positionsOf(job).some(({ title }) => titles.includes(title))
    const elsewhere = isSo ? [] : asked.world.jobs.filter(({ title }) => titles.includes(title)).slice(0, 1)
    return plan([wasAt(asked, job, isSo), ...elsewhere.map((other) => wasAt(asked, other))], rest)
  }
  // "She was their CTO, right?"
  const chiefs = asksWhether(asked) ? (reading.message.match(chiefTitles) ?? []) : []
  if (chiefs.some((chief) => !positionsOf(job).some(({ title }) => title.toUpperCase().includes(chief.toUpperCase()))))
    return plan([wasAt(asked, job, false)], rest)
  if (reading.has('team', 'lead', 'people') && !reading.has('built', 'result')) return teamAt(asked, job)
  if (reading.has('howMany') && reading.has('team', 'people')) return teamAt(asked, job)
  if (reading.has('technology', 'programmingLanguage', 'database', 'cloud')) {
    const { names, facts } = technologiesAt(asked, job)
    if (names.length > 0) return plan([say(s.technologies({ names, place: job.company }), ...facts)], rest)
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
  const missed =
    isSaid(reading, 'whether') && reading.rest.length === 0 && !reading.time
      ? untoldMatter(asked, job, [...done(job), ...description(job), ...outcomes(job)])
      : ''
  // "Was it a neural network there?", "did she meet customers there?": that she was there is no yes to it.
  const isTopical = hasMatter(reading) || missed !== ''
  const yes =
    !isTopical &&
    reading.has('whether') &&
    reading.has('work', 'use', 'job', 'title', 'company', 'current') &&
    !reading.has('how', 'what', 'which', 'why', 'built')
      ? true
      : undefined
  const lead = missed === '' ? [wasAt(asked, job, yes)] : [say(s.notSaidThere({ words: missed, place: job.company }))]
  return plan([...lead, ...about(...description(job), ...byTopic(asked, done(job)))], {
    ...rest,
    isUntold: missed !== '',
  })
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
  const { s, reading } = asked
  const { language } = reading
  const named = [...reading.of('job'), ...reading.of('place').flatMap((place) => place.job ?? [])]
  const others = named.filter((one, i) => one.company !== job.company && named.indexOf(one) === i)
  // "Is the team there larger than the one before?"
  if (others.length > 0) {
    const each = [job, ...others]
    return plan(
      each.flatMap((one) => {
        const people = teamIn(language, one)
          ? []
          : positionsOf(one).flatMap((position) => peopleLed(language, position))
        return people.length > 0 ? stateAll(asked, people, 1) : [sizeAt(asked, one)]
      }),
      { focus: each, listed: each, next: nextOf(asked, job) },
    )
  }
  const rest = { focus: [job], next: nextOf(asked, job) }
  const asksLed = reading.has('lead') || reading.interview.includes('leadership')
  const nobody = asksLed && !isSaid(reading, 'who', 'which', 'when') ? ledNobody(asked, job) : undefined
  if (nobody) return plan(nobody, rest)
  const team = teamIn(language, job)
  const people = team ? [] : peopleIn(language, job)
  // That an office had 25 people does not say who led them.
  const isLed = positionsOf(job).some((one) => ledIn(language, one) !== undefined)
  const denied =
    asksLed && !isLed && !isSaid(reading, 'howMany', 'howMuch', 'who', 'which', 'when')
      ? [say(s.notLed({ company: job.company }))]
      : []
  if (people.length > 0) {
    // Those who use what was built there are no team.
    const size = denied.length === 0 && !isLed && reading.has('team') ? [sizeAt(asked, job)] : denied
    return plan([...size, ...stateAll(asked, people, 2, job.company)], { ...rest, isUntold: denied.length > 0 })
  }
  const told = team ? [team.fact] : description(job)
  const size = denied.length > 0 ? denied : [sizeAt(asked, job)]
  return plan([...size, ...stateAll(asked, told, 1, job.company)], { ...rest, isUntold: denied.length > 0 })
}

/** In the very words of the message, whatever its kind adds to them. */
const isSaid = ({ placeOf }: Asked['reading'], ...cues: CueId[]) => cues.some((cue) => placeOf(cue) !== undefined)

/** "No direct reports": a team that is counted there was not led, whatever its size. */
function ledNobody(asked: Asked, job: Job): Said[] | undefined {
  const { language } = asked.reading
  const [denied, ...others] = positionsOf(job).map((one) => deniedIn(language, one))
  // Whoever rose may have led later on.
  if (!denied || others.some((other) => !other)) return undefined
  return [say(asked.s.ledNobody({ company: job.company }), denied), ...stateAll(asked, [denied], 1, job.company)]
}

/** What is said of people where no size of a team is read from it. */
const peopleLed = (language: Language, job: Job): Fact[] => [
  ...peopleIn(language, job),
  ...[ledIn(language, job)].filter((fact) => fact !== undefined),
]

function sizeAt({ s, reading }: Asked, job: Job): Said {
  const team = teamIn(reading.language, job)
  return team
    ? say(s.teamAt({ company: job.company, size: team.size }), team.fact)
    : say(s.teamUnknown({ company: job.company }))
}

/** Months by which one job may overlap the next. */
const HANDOVER = 6

/** The others, nearest first: those that had ended, or were still to begin; what ran beside it only where there is none. */
function jobsBefore({ world: { jobs } }: Asked, job: Job): Job[] {
  const earlier = jobs.slice(Math.max(...positionsOf(job).map((one) => jobs.indexOf(one))) + 1)
  const ended = earlier.filter(({ to }) => to !== undefined && to <= job.from + HANDOVER)
  return ended.length > 0 ? ended : earlier
}
function jobsAfter({ world: { jobs } }: Asked, job: Job): Job[] {
  const later = jobs.slice(0, Math.min(...positionsOf(job).map((one) => jobs.indexOf(one)))).reverse()
  const begun = later.filter(({ from }) => from >= (job.to ?? 0) - HANDOVER)
  return begun.length > 0 ? begun : later
}

/** Those that a job lists, or its texts name where it lists none. */
function technologiesAt(asked: Asked, job: Job): { names: string[]; facts: (Fact | undefined)[] } {
  const positions = positionsOf(job)
  if (job.technologies.length > 0)
    return { names: job.technologies, facts: positions.map((one) => technologiesFact(asked, one)) }
  const named = asked.world.technologies.filter(({ jobs }) => positions.some((one) => jobs.includes(one)))
  const facts = named.flatMap((one) => one.named.filter((fact) => job.facts.includes(fact)).slice(0, 1))
  return { names: named.map(({ name }) => name), facts: [...new Set(facts)] }
}

/** What came right before a job, or right after it. */
export function beside(asked: Asked, job: Job, side: 'before' | 'after'): Plan {
  const { s } = asked
  const [other] = side === 'before' ? jobsBefore(asked, job) : jobsAfter(asked, job)
  if (!other) {
    const text =
      side === 'before' ? s.nothingBefore({ company: job.company }) : s.nothingAfter({ company: job.company })
    return plan([say(text, ...periodFacts(asked, job))], { focus: [job], next: nextOf(asked, job) })
  }
  const text = s[side]({ company: job.company, lines: [line(asked, other)] })
  const own = [...description(other), ...done(other)]
  const same = asTopicBefore(asked, own)
  const facts = same.length > 0 ? same : own
  return plan([say(text, periodFact(asked, other)), ...stateAll(asked, facts, 1, other.company)], {
    focus: [other],
    next: nextOf(asked, other),
  })
}

/** "And at the next one?", after a question for the tools there: what the next has of the same matter. */
function asTopicBefore({ reading, focus, knowledge }: Asked, own: Fact[]): Fact[] {
  const before = focus.reading
  if (!before || before.topic === '' || reading.rest.length > 0 || !reading.has('company', 'job', 'there', 'and'))
    return []
  const ids = new Set(own.map(({ id }) => id))
  const { found } = knowledge.retrieval.search(before.topic, ({ id }) => ids.has(id))
  return found.filter(({ coverage }) => coverage >= SAME_MATTER).map(({ fact }) => fact)
}

/** So much of the earlier question must be in what is told of the next job. */
const SAME_MATTER = 0.3
