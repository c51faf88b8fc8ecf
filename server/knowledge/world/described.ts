/** Jobs that are not named but described: "the card processor", "where she did the wind turbines". */
import type { Language } from '#contract/language.ts'
import { cutWords } from '#server/knowledge/tokens.ts'
import type { Job } from './things.ts'
import type { World } from './world.ts'

/** Words that the facts of one job have and those of no other; the world does not change. */
const known = new WeakMap<World, Map<string, Job>>()

function tellingWords(world: World): Map<string, Job> {
  const made = known.get(world)
  if (made) return made
  const { language } = world.content
  const jobsOf = new Map<string, Set<Job>>()
  for (const job of world.jobs) {
    const facts = [...job.facts, ...job.projects.flatMap((project) => project.facts)]
    for (const { text } of facts) {
      for (const { terms } of cutWords(language, text)) {
        const jobs = jobsOf.get(terms[0]) ?? new Set()
        jobsOf.set(terms[0], jobs.add(job))
      }
    }
  }
  const telling = new Map(
    [...jobsOf].flatMap(([term, [only, ...others]]) => (only && others.length === 0 ? [[term, only] as const] : [])),
  )
  known.set(world, telling)
  return telling
}

/**
 * @param words of a message, without those of any question.
 * @returns the one job that more of them tell of than of any other.
 */
export function describedJob(world: World, language: Language, words: string[]): Job | undefined {
  const telling = tellingWords(world)
  const votes = new Map<Job, number>()
  for (const word of new Set(words)) {
    for (const { terms } of cutWords(language, word)) {
      const job = telling.get(terms[0])
      if (job) votes.set(job, (votes.get(job) ?? 0) + 1)
    }
  }
  const [best, next] = [...votes].sort(([, a], [, b]) => b - a)
  return best && best[1] > (next?.[1] ?? 0) ? best[0] : undefined
}
