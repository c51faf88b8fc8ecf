/** Answers what everybody asks of a piece of work, named or just talked of: its code, who runs it, what others thought of it. */

import type { Fact } from '#content/fact.ts'
import {
  askedOfWork as askedWords,
  passedOverWords,
  type WorkAspect,
  workAspects,
} from '#content/language/patterns/jobs/asked-of-work.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import { namesAny, type Reading } from '#server/knowledge/understand/read.ts'
import { shortName } from '#server/knowledge/world/technologies.ts'
import type { Project } from '#server/knowledge/world/things.ts'
import { isAtMost, SHORT } from '../follow-ups/asked-of.ts'
import { wasAt } from '../life/jobs.ts'
import { type Asked, type Plan, plan, say, unanswered } from '../plan.ts'
import { standingAlone, stateAll } from '../texts/evidence.ts'
import { nextOf } from './projects.ts'

const answers: Record<WorkAspect, (asked: Asked, project: Project) => Plan> = {
  alternatives: passedOver,
  code: (asked, project) => addressTold(asked, project, 'repository'),
  future: untold,
  learned,
  more: (asked, project) => addressTold(asked, project, 'url'),
  operator: untold,
  reception: voices,
  role,
  simple: about,
  still: untold,
  tools,
  users: about,
}

/** What of a piece of work is asked for, whichever is meant. */
export const aspectAsked = ({ language, message }: Reading): WorkAspect | undefined =>
  workAspects.find((one) => askedWords[one][language].test(message))

/** @returns undefined if something else is asked, or no project is meant. */
export function askedOfWork(asked: Asked): Plan | undefined {
  const project = projectMeant(asked)
  const aspect = project && aspectAsked(asked.reading)
  return aspect && answers[aspect](asked, project)
}

function projectMeant(asked: Asked): Project | undefined {
  const { reading, focus } = asked
  const [named, another] = new Set(reading.of('project'))
  if (named) return another || reading.of('job').length > 0 ? undefined : named
  const [main] = focus.entities
  const isOpen = !namesAny(reading, ...others) && reading.time === undefined && isAtMost(reading, SHORT)
  return main?.kind === 'project' && isOpen ? main : undefined
}

/** What is asked of one of these is not asked of the project. */
const others = ['job', 'technology', 'unknown-technology', 'unknown-company', 'person', 'service', 'skill'] as const

const factsOf = ({ id: study, facts }: Project, key: string): Fact[] =>
  facts.filter(({ id }) => id.startsWith(`case-study.${study}.${key}`))

function told(asked: Asked, project: Project, facts: Fact[], most: number): Plan {
  return plan(stateAll(asked, facts, most), { focus: [project], next: nextOf(asked, project) })
}

/** What it is, as its page begins. */
function about(asked: Asked, project: Project): Plan {
  return told(asked, project, project.facts.slice(0, 1), 1)
}

/** That it is not told here, and in what time it was done, which is. */
function untold(asked: Asked, project: Project): Plan {
  const { s, date, world } = asked
  const { title, job } = project
  const when = job
    ? [
        say(
          s.projectWhen({ title, company: job.company, period: date.period(job) }),
          world.facts.get(`experience.${job.id}.period`),
        ),
      ]
    : []
  return unanswered([say(s.notAnswered({ email: world.content.profile.channels.general })), ...when], {
    focus: [project],
    next: nextOf(asked, project),
  })
}

/** The sentences that tell what was not done, or done in the place of something else. */
function passedOver(asked: Asked, project: Project): Plan {
  const { language } = asked.reading
  const own = project.facts.filter(({ id }) => !/\.(?:outcome|metric|feature)\./.test(id))
  const found = own.flatMap((fact) => {
    const sentence = sentencesOf(fact.text).find((one) => passedOverWords[language].test(one))
    return sentence ? [{ ...fact, text: standingAlone(language, fact.text, sentence) }] : []
  })
  return found.length > 0 ? told(asked, project, found, 2) : untold(asked, project)
}

/** What the owner tells of a mistake and what came of it: of this work, or else as what comes nearest. */
function learned(asked: Asked, project: Project): Plan {
  const story = asked.world.facts.get('interview.failure')
  if (!story) return untold(asked, project)
  const isOfIt = asked.knowledge.retrieval.overlap(shortName(project.title))(story.text) > 0
  const said = stateAll(asked, [story], 1)
  return isOfIt
    ? plan(said, { focus: [project], next: nextOf(asked, project) })
    : unanswered([...untold(asked, project).said.slice(0, 1), ...said], { next: nextOf(asked, project) })
}

/** Why it was built with what it was: what was passed over for it, and what its parts say of the tools that they name. */
function tools(asked: Asked, project: Project): Plan {
  const over = passedOver(asked, project)
  const naming = factsOf(project, 'node.').filter(({ text }) =>
    project.technologies.some((name) => text.includes(shortName(name))),
  )
  if (naming.length === 0) return over
  const parts = told(asked, project, naming, 2)
  return over.answered ? { ...parts, said: [...over.said.slice(0, 1), ...parts.said] } : parts
}

/** Where it can be seen: at an address of its own, or on the page of this site that the citation leads to. */
function addressTold(asked: Asked, project: Project, of: 'repository' | 'url'): Plan {
  const addresses = factsOf(project, of)
  if (addresses.length > 0) return told(asked, project, addresses, 1)
  return of === 'url' ? about(asked, project) : untold(asked, project)
}

/** Who is quoted about it, or about the job it was part of. */
function voices(asked: Asked, project: Project): Plan {
  const { world } = asked
  const all = world.content.testimonials
  const ofProject = all.filter(({ caseStudy }) => caseStudy === project.id)
  const { job } = project
  const quoted = ofProject.length > 0 || !job ? ofProject : all.filter(({ role }) => role?.includes(job.company))
  const facts = quoted.flatMap(({ id }) => world.facts.get(`testimonial.${id}`) ?? [])
  return facts.length > 0 ? told(asked, project, facts, 2) : untold(asked, project)
}

/** The owner's part in it, and else the position in which it was done. */
function role(asked: Asked, project: Project): Plan {
  const parts = factsOf(project, 'role.')
  const { job } = project
  if (parts.length > 0) return told(asked, project, parts, parts.length)
  if (!job) return untold(asked, project)
  const position = [wasAt(asked, job), ...stateAll(asked, job.facts.slice(0, 1), 1, job.company)]
  return plan(position, { focus: [project], next: nextOf(asked, project) })
}
