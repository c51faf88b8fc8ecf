/** Answers which project was the last, the first or the biggest: by its time, or that the site ranks none. */
import { biggestProject, firstProject, latestProject } from '#content/language/patterns/jobs/one-project.ts'
import { namesAny } from '#server/knowledge/understand/read.ts'
import type { Project } from '#server/knowledge/world/things.ts'
import { type Asked, type Plan, plan, say } from '../plan.ts'
import { stateAll } from '../texts/evidence.ts'
import { nextOf } from './projects.ts'

/** When it was begun, as far as that is told: by its own time, or by that of the job it was part of. */
const begun = ({ span, job }: Project): number => span?.from ?? job?.from ?? 0

/** @returns undefined if no such project is asked for, or there are not two. */
export function oneProject(asked: Asked): Plan | undefined {
  const { reading, world } = asked
  const { language, message } = reading
  const [shown, other] = world.projects
  if (!shown || !other || reading.time || namesAny(reading, 'job', 'project', 'technology', 'person')) return undefined
  const inOrder = world.projects.toSorted((one, another) => begun(another) - begun(one))
  if (latestProject[language].test(message)) return told(asked, inOrder[0] ?? shown)
  if (firstProject[language].test(message)) return told(asked, inOrder.at(-1) ?? shown)
  if (!biggestProject[language].test(message)) return undefined
  const others = world.projects.slice(1).map(({ title }) => title)
  const unranked = say(asked.s.unranked({ title: shown.title, others }), ...world.projects.map(({ facts }) => facts[0]))
  const facts = [...shown.facts.slice(0, 1), ...outcomesOf(shown).slice(0, 1)]
  return plan([unranked, ...stateAll(asked, facts, 2)], {
    focus: [shown],
    listed: world.projects,
    next: nextOf(asked, shown),
  })
}

const outcomesOf = ({ facts }: Project) => facts.filter(({ id }) => id.includes('.outcome.'))

/** Whose it was and when, what it is, and what came of it. */
function told(asked: Asked, project: Project): Plan {
  const { s, date } = asked
  const { job, title } = project
  const is = s.projectIs({ title, company: job?.company, period: job && date.period(job) })
  const facts = [...project.facts.slice(0, 1), ...outcomesOf(project).slice(0, 1)]
  return plan([say(is, project.facts[0]), ...stateAll(asked, facts, 2, title)], {
    focus: [project],
    next: nextOf(asked, project),
  })
}
