/** Sets two technologies, jobs or projects side by side. */
import { stateAll } from './evidence.ts'
import { line, periodFact } from './jobs.ts'
import { type Asked, type Plan, plan, say, unanswered } from './plan.ts'
import { proofs, usedDuring } from './technologies.ts'

export function compare(asked: Asked): Plan | undefined {
  const { reading, s, date } = asked
  const technologies = reading.of('technology')
  const unknown = reading.of('unknown-technology')
  if (technologies.length + unknown.length > 1 && technologies.length > 0) {
    const rows = technologies.map((one) => {
      const places = one.jobs.map(({ company }) => company)
      const duration = one.jobs.length > 0 ? date.duration(usedDuring(one)) : undefined
      const others =
        one.projects.length > 0 ? one.projects.map(({ title }) => title) : one.skills.map(({ name }) => name)
      const text = s.compareRow({
        name: one.name,
        duration,
        places: places.length > 0 ? places : others,
        current: one.jobs.some(({ to }) => to === undefined),
      })
      return say(
        text,
        ...one.jobs.flatMap((job) => proofs(asked, one, job)).slice(0, 2),
        ...one.named.slice(0, one.jobs.length > 0 ? 0 : 1),
      )
    })
    const [longest, other] = [...technologies].sort((a, b) => date.months(usedDuring(b)) - date.months(usedDuring(a)))
    const isAlike = longest && other && date.months(usedDuring(longest)) === date.months(usedDuring(other))
    const less = other?.name ?? unknown[0]?.name
    const verdict =
      longest && less
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
  const jobs = reading.of('job')
  if (jobs.length > 1) {
    const rows = jobs.flatMap((job) => [
      say(`${line(asked, job)}: ${date.duration([job])}.`, periodFact(asked, job)),
      ...stateAll(asked, job.facts.filter(({ kind }) => kind === 'achievement').slice(0, 1), 1, job.company),
    ])
    const [longest, other] = [...jobs].sort((a, b) => date.months([b]) - date.months([a]))
    const isLonger = reading.has('howLong', 'longest') && longest && other
    return plan(
      [
        ...(isLonger
          ? [
              say(
                s.longestJob({
                  title: longest.title,
                  company: longest.company,
                  period: date.period(longest),
                  duration: date.duration([longest]),
                }),
                periodFact(asked, longest),
              ),
            ]
          : []),
        ...rows,
      ],
      { focus: jobs, listed: jobs, next: jobs.slice(0, 2).map(({ company }) => ({ ask: 'job', company })) },
    )
  }
  const projects = reading.of('project')
  if (projects.length > 1) {
    const rows = projects.flatMap((project) => [
      ...stateAll(asked, project.facts.slice(0, 1), 1),
      ...stateAll(asked, project.facts.filter(({ id }) => id.includes('.outcome.')).slice(0, 1), 1, project.title),
    ])
    return plan(
      [
        say(
          s.both({
            names: projects.map(({ title, job }) => (job ? `${title} (${job.company}, ${date.period(job)})` : title)),
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
