/** "Has she published something about it?": what was written of the job or the project that was talked about. */
import type { Fact } from '#content/fact.ts'
import { factsOf } from '#server/knowledge/world/naming.ts'
import type { Job, Project } from '#server/knowledge/world/things.ts'
import { type Asked, type Plan, plan } from '../plan.ts'
import { linesOf } from './things.ts'

/** What is written is of the job whose facts have most of it, from this share of its words on. */
const OF_JOB = 0.3

/** The job that something was written about. */
function jobOf({ world, knowledge }: Asked, { text }: Fact): Job | undefined {
  const shares = knowledge.retrieval.overlap(text)
  const [best] = world.jobs
    .map((job) => ({ job, share: Math.max(0, ...factsOf(world, job).map((fact) => shares(fact.text))) }))
    .sort((a, b) => b.share - a.share)
  return best && best.share >= OF_JOB ? best.job : undefined
}

/** Whether it is about just that: an article names its projects itself. */
function isAbout(asked: Asked, topic: Job | Project, fact: Fact): boolean {
  const article = asked.world.content.articles.find(({ id }) => fact.id === `article.${id}`)
  const projects = topic.kind === 'job' ? topic.projects : [topic]
  if (article) return projects.some(({ id }) => article.projects.includes(id))
  const job = topic.kind === 'job' ? topic : topic.job
  return job !== undefined && jobOf(asked, fact)?.company === job.company
}

/** @returns undefined if nothing was written of it, or nobody asks for that. */
export function writtenOfTopic(asked: Asked): Plan | undefined {
  const { reading, focus, world } = asked
  const topic = focus.entities.find((one) => one.kind === 'job' || one.kind === 'project')
  // "How do they test it before they publish?" asks for nothing that was written.
  if (!topic || !reading.has('publication') || !reading.has('it', 'about') || reading.has('how', 'before'))
    return undefined
  const written = [...world.facts.values()].filter(({ id }) => /^(?:publication|article)\.[^.]+$/.test(id))
  const about = written.filter((fact) => isAbout(asked, topic, fact))
  return about.length > 0 ? plan(linesOf(asked, about), { focus: focus.entities }) : undefined
}
