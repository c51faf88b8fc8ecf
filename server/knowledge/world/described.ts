/** Jobs that are not named but described: "the card processor", "where she did the wind turbines". */
import type { Retrieval } from '#server/knowledge/retrieval.ts'
import { cutWords } from '#server/knowledge/tokens.ts'
import type { Job } from './things.ts'
import type { World } from './world.ts'

/** In the facts of which jobs each word stands; the world does not change. */
const known = new WeakMap<World, Map<string, ReadonlySet<Job>>>()

/** A word as it stands, and as the one that stands for all of its meaning. */
const formsOf = (world: World, { telling }: Retrieval, text: string): Set<string> =>
  new Set([...cutWords(world.content.language, text).map(({ terms }) => terms[0]), ...telling(text)])

function jobsByWord(world: World, retrieval: Retrieval): Map<string, ReadonlySet<Job>> {
  const made = known.get(world)
  if (made) return made
  const jobsOf = new Map<string, Set<Job>>()
  for (const job of world.jobs) {
    const facts = [...job.facts, ...job.projects.flatMap((project) => project.facts)]
    for (const term of new Set(facts.flatMap(({ text }) => [...formsOf(world, retrieval, text)])))
      jobsOf.set(term, (jobsOf.get(term) ?? new Set()).add(job))
  }
  known.set(world, jobsOf)
  return jobsOf
}

/** A word that stands for one that the facts have tells less than that. */
const MEANT = 0.6

/**
 * @param words of a message, without those of any question.
 * @returns the one job that more of them tell of than of any other.
 */
export function describedJob(world: World, retrieval: Retrieval, words: string[]): Job | undefined {
  const jobsOf = jobsByWord(world, retrieval)
  /** The only job whose facts have all of these. */
  const only = ([first, ...others]: string[]): Job | undefined => {
    const jobs = [...(jobsOf.get(first ?? '') ?? [])].filter((job) =>
      others.every((term) => jobsOf.get(term)?.has(job)),
    )
    return jobs.length === 1 ? jobs[0] : undefined
  }
  const votes = new Map<Job, number>()
  const vote = (job: Job, weight: number) => votes.set(job, (votes.get(job) ?? 0) + weight)
  for (const word of new Set(words)) {
    const forms = [...formsOf(world, retrieval, word)]
    const said = forms.map((form) => only([form])).find((job) => job !== undefined)
    if (said) vote(said, 1)
    else if (!forms.some((form) => jobsOf.has(form)))
      for (const job of new Set(forms.flatMap(retrieval.employersCalled).map(only))) if (job) vote(job, MEANT)
  }
  const [best, next] = [...votes].sort(([, a], [, b]) => b - a)
  return best && best[1] > (next?.[1] ?? 0) ? best[0] : undefined
}
