/** Sets two technologies, jobs or projects side by side. */

import type { Fact } from '#content/fact.ts'
import { inBrackets } from '#content/language/brackets.ts'
import { colon } from '#content/language/colon.ts'
import { comma } from '#content/language/comma.ts'
import { asksAge } from '#content/language/patterns/comparatives.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { teamIn } from '#server/knowledge/world/teams.ts'
import { shortName } from '#server/knowledge/world/technologies.ts'
import { type Job, type Project, positionsOf } from '#server/knowledge/world/things.ts'
import { line, periodFacts } from '../life/jobs.ts'
import { type Asked, type Plan, plan, type Said, say, unanswered } from '../plan.ts'
import { deedWith } from '../technologies/deeds.ts'
import { proofs } from '../technologies/technologies.ts'
import { usedDuring } from '../technologies/used-during.ts'
import { ended, isOwnWords, stateAll } from '../texts/evidence.ts'
import { comparedJobs, describedIn } from '../texts/topic.ts'
import { givesTime } from './projects.ts'

export function compare(asked: Asked): Plan | undefined {
  const { reading, s, date } = asked
  const { language } = reading
  const things = comparedThings(asked)
  if (things) return things
  const technologies = reading.of('technology')
  const unknown = reading.of('unknown-technology')
  if (technologies.length + unknown.length > 1 && technologies.length > 0) {
    const rows = technologies.flatMap((one) => {
      const places = [...new Set(one.jobs.map(({ company }) => company))]
      const times = usedDuring(asked, one)
      const duration = times.length > 0 ? date.duration(times) : undefined
      const others =
        one.projects.length > 0 ? one.projects.map(({ title }) => title) : one.skills.map(({ name }) => name)
      const text = s.compareRow({
        name: one.name,
        duration,
        places: places.length > 0 ? places : others,
        current: one.jobs.some(({ to }) => to === undefined),
      })
      const row = say(
        text,
        ...one.jobs.flatMap((job) => proofs(asked, one, job)).slice(0, 2),
        ...one.named.slice(0, one.jobs.length > 0 ? 0 : 1),
      )
      return [row, ...deedWith(asked, one, technologies)]
    })
    const [longest, other] = [...technologies].sort(
      (a, b) => date.months(usedDuring(asked, b)) - date.months(usedDuring(asked, a)),
    )
    const isAlike =
      longest && other && date.months(usedDuring(asked, longest)) === date.months(usedDuring(asked, other))
    const less = other?.name ?? unknown[0]?.name
    // Without a job nothing is known of how long, nor where no job lists it.
    const isTimed =
      technologies.some(({ jobs }) => jobs.length > 0) &&
      technologies.every((one) => one.jobs.length === 0 || usedDuring(asked, one).length > 0)
    const verdict =
      longest && less && isTimed
        ? [
            say(
              isAlike ? s.alike({ names: technologies.map(({ name }) => name) }) : s.more({ more: longest.name, less }),
            ),
          ]
        : []
    const strange = unknown.map(({ name }) => say(s.unknownTechnology({ name, related: [] })))
    return plan([...verdict, ...rows, ...strange], {
      focus: technologies,
      listed: technologies,
      next: technologies.slice(0, 2).map(({ name }) => ({ ask: 'technology', name })),
    })
  }
  const jobs = comparedJobs(asked)
  if (jobs.length > 1) {
    const ordered = inOrder(
      asked,
      jobs.map((job) => ({ name: job.company, from: job.from, period: date.period(job) })),
    )
    if (reading.has('team', 'people', 'lead')) {
      const teams = jobs.flatMap((job) => ({ job, team: teamIn(language, job) }))
      const largestFirst = teams.sort((a, b) => (b.team?.size ?? 0) - (a.team?.size ?? 0))
      const said = largestFirst.map(({ job, team }) =>
        team ? say(s.teamAt({ company: job.company, size: team.size }), team.fact) : say(s.teamUnknown(job)),
      )
      return plan(said, { focus: jobs, listed: jobs, next: [{ ask: 'leadership' }, { ask: 'testimonials' }] })
    }
    const lengthOf = (job: Job) =>
      positionsOf(job).some(date.hasDuration) ? colon[language] + date.duration(positionsOf(job)) : ''
    const rows = jobs.flatMap((job) => [
      say(ended(language, line(asked, job) + lengthOf(job)), ...periodFacts(asked, job)),
      ...stateAll(asked, job.facts.filter(({ kind }) => kind === 'achievement').slice(0, 1), 1, job.company),
    ])
    const [longest, other] = [...jobs].sort((a, b) => date.months(positionsOf(b)) - date.months(positionsOf(a)))
    const isLonger = reading.has('howLong', 'longest') && longest && other
    return plan(
      [
        ...ordered,
        ...(isLonger
          ? [
              say(
                s.longestJob({
                  title: longest.title,
                  company: longest.company,
                  period: date.period(longest),
                  duration: date.duration(positionsOf(longest)),
                }),
                ...periodFacts(asked, longest),
              ),
            ]
          : []),
        ...rows,
      ],
      { focus: jobs, listed: jobs, next: jobs.slice(0, 2).map(({ company }) => ({ ask: 'job', company })) },
    )
  }
  const projects = comparedProjects(asked)
  if (projects.length > 1) {
    const times = projects.flatMap(({ title, job, span }) => {
      const time = span ?? job
      return time ? [{ name: title, from: time.from, period: date.period(time) }] : []
    })
    const rows = rowsOf(asked, projects).map((row) => ({ ...row, isFirst: true }))
    return plan(
      [
        ...inOrder(asked, times),
        say(
          s.both({
            names: projects.map(({ title, job }) =>
              job ? inBrackets(language, title, job.company + comma[language] + date.period(job)) : title,
            ),
          }),
          ...projects.map(({ facts }) => facts[0]),
        ),
        ...rows,
      ],
      {
        focus: projects,
        listed: projects,
        next: projects.slice(0, 2).map(({ title }) => ({ ask: 'projectHow', title })),
      },
    )
  }
  return unknown.length > 1
    ? unanswered(
        unknown.slice(0, 2).map(({ name }) => say(s.unknownTechnology({ name, related: [] }))),
        { next: [{ ask: 'technologies' }] },
      )
    : undefined
}

const QUOTED = /[「『“"«]([^「『“"«」』”»]{1,40})[」』”"»]/gu

/** Two things that a message names in quotation marks and the facts of a job or a project name, too: what is said of each. */
function comparedThings(asked: Asked): Plan | undefined {
  const { reading, world, knowledge } = asked
  if (reading.of('project').length + reading.of('technology').length + reading.of('job').length > 0) return undefined
  const names = [...new Set([...reading.message.matchAll(QUOTED)].map(([, name = '']) => name.trim()))]
  const overlap = knowledge.retrieval.overlap(reading.topic)
  const facts = names.flatMap((name) => {
    const own = world.ledger.filter(
      ({ id, text }) => /^(?:experience|case-study)\./.test(id) && name && text.includes(name),
    )
    return own.toSorted((a, b) => overlap(b.text) - overlap(a.text)).slice(0, 1)
  })
  const isOfEach = names.length > 1 && facts.length === names.length && new Set(facts).size > 1
  return isOfEach ? plan(stateAll(asked, facts, 3)) : undefined
}

/** "The fraud project and EPIC": one that is described beside the one that is named. */
function comparedProjects(asked: Asked): Project[] {
  const named = asked.reading.of('project')
  const job = named.length === 1 ? describedIn(asked) : undefined
  const described = job?.projects.length === 1 ? job.projects : []
  return [...new Set([...named, ...described])]
}

/** Which came first, where that is asked. */
function inOrder({ reading, s }: Asked, all: { name: string; from: number; period: string }[]) {
  const [first, then] = all.toSorted((a, b) => a.from - b.from)
  const isOfAge = asksAge[reading.language].test(reading.message)
  const isAsked = (isOfAge || reading.has('first', 'before', 'after', 'when')) && !reading.has('result', 'howMuch')
  return first && then && isAsked && first.from !== then.from ? [say(s.earlier({ first, then }))] : []
}

/**
 * The same of each: the figure that is asked for if all of them have it, else what it is, and what came of it as far as all
 * of them tell that. None of it is left out for the length of another's.
 */
function rowsOf(asked: Asked, projects: Project[]): Said[] {
  const titles = projects.map(({ title }) => foldText(title).text).join(' ')
  const measured = projects.map((project) => measuredAsAsked(asked, project, titles))
  if (measured.every((facts) => facts.length > 0)) return measured.flatMap((facts) => stateAll(asked, facts, 1, ''))
  const outcomes = projects.map(({ facts }) => facts.filter(({ id }) => id.includes('.outcome.')))
  const haveAll = outcomes.every((facts) => facts.length > 0)
  return projects.flatMap((project, i) => [
    ...whatItIs(asked, project),
    ...(haveAll ? stateAll(asked, outcomes[i] ?? [], 1, '') : []),
  ])
}

/** The first sentence of what a project is. */
function whatItIs({ reading: { language }, s }: Asked, { title, facts: [about] }: Project): Said[] {
  const [text] = about ? sentencesOf(about.text) : []
  if (!about || text === undefined) return []
  if (isOwnWords(language, text)) return [say(s.ownWords({ text }), about)]
  const named = text.includes(shortName(title)) ? text : title + colon[language] + text
  return [say(ended(language, named), about)]
}

/** Of each project the figure that is compared: the response time, the cost. */
function measuredAsAsked(asked: Asked, { facts }: Project, titles: string): Fact[] {
  const { reading, knowledge } = asked
  const figures = facts.filter(({ id }) => /\.(?:outcome|metric)\./.test(id))
  if (reading.has('speed')) return figures.filter(givesTime)
  const asksFigure = reading.has('howMuch', 'howMany', 'cost', 'quantity', 'measure')
  // The words by which one of them is called ask for no figure.
  const asksMatter = reading.rest.some(
    ({ said, isKnown, isOrdinary }) => isKnown && !isOrdinary && !titles.includes(said),
  )
  if (!reading.topic || !(asksFigure || asksMatter)) return []
  const ids = new Set(figures.map(({ id }) => id))
  const { found } = knowledge.retrieval.search(reading.topic, ({ id }) => ids.has(id))
  return found.filter(({ coverage }) => coverage >= MEASURED).map(({ fact }) => fact)
}

/** A figure is the one that is asked for from this share of the question's words on. */
const MEASURED = 0.25
