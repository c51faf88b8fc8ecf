/** Jobs that are not named but described: "the card processor", "where she did the wind turbines". */
import type { Retrieval } from '#server/knowledge/retrieval.ts'
import { cutWords } from '#server/knowledge/tokens.ts'
import { placesIn } from './entities.ts'
import type { Job, Technology } from './things.ts'
import type { World } from './world.ts'

interface Words {
  /** In the facts of which jobs each word stands. */
  jobs: ReadonlyMap<string, ReadonlySet<Job>>
  /** In the names of which employers. */
  employers: ReadonlyMap<string, Job[]>
}

/** Read once: the world does not change. */
const known = new WeakMap<World, Words>()

/** The jobs in one of these towns or countries. */
export const jobsIn = (world: World, places: string[]): Job[] =>
  world.jobs.filter(({ location }) => placesIn(location).some((place) => places.includes(place)))

/** A word as it stands, and as the one that stands for all of its meaning. */
const formsOf = (world: World, { telling }: Retrieval, text: string): Set<string> =>
  new Set([...cutWords(world.content.language, text).map(({ terms }) => terms[0]), ...telling(text)])

function wordsOf(world: World, retrieval: Retrieval): Words {
  const made = known.get(world)
  if (made) return made
  const jobs = new Map<string, Set<Job>>()
  for (const job of world.jobs) {
    const facts = [...job.facts, ...job.projects.flatMap((project) => project.facts)]
    const texts = [job.company, ...facts.map(({ text }) => text)]
    for (const term of new Set(texts.flatMap((text) => [...formsOf(world, retrieval, text)])))
      jobs.set(term, (jobs.get(term) ?? new Set()).add(job))
  }
  const employers = new Map<string, Job[]>()
  for (const employer of world.employers)
    for (const term of formsOf(world, retrieval, employer.company))
      employers.set(term, [...(employers.get(term) ?? []), employer])
  const words = { jobs, employers }
  known.set(world, words)
  return words
}

/** A word that stands for one that the facts have tells less than that. */
const MEANT = 0.6

/** An employer is called by so many words at most: "card payment processor". */
const LONGEST = 3

/** What may call an employer: each word of a text, and words that stand together. */
function callings(text: string, { telling }: Retrieval): string[][] {
  const terms = telling(text)
  return terms.flatMap((_, at) =>
    Array.from({ length: Math.min(LONGEST, terms.length - at) }, (_, i) => terms.slice(at, at + i + 1)),
  )
}

/** The only job whose facts have all of these, or the only employer where several have. */
function onlyJob(world: World, jobsOf: Words['jobs'], [first, ...others]: string[]): Job | undefined {
  const jobs = [...(jobsOf.get(first ?? '') ?? [])].filter((job) => others.every((term) => jobsOf.get(term)?.has(job)))
  const [one, ...more] = jobs
  if (!one || more.some(({ company }) => company !== one.company)) return undefined
  return more.length === 0 ? one : world.employers.find(({ company }) => company === one.company)
}

function createVotes() {
  const votes = new Map<Job, number>()
  return {
    add: (job: Job | undefined, weight: number) => job && votes.set(job, (votes.get(job) ?? 0) + weight),
    /** All that have any, most first. */
    all: (): Job[] => [...votes].sort(([, a], [, b]) => b - a).map(([job]) => job),
    /** The one that has more than any other. */
    winner(): Job | undefined {
      const [best, next] = [...votes].sort(([, a], [, b]) => b - a)
      return best && best[1] > (next?.[1] ?? 0) ? best[0] : undefined
    },
  }
}
type Votes = ReturnType<typeof createVotes>

/** Owners who keep a hotel themselves do not mean the Hotel Alpenhof, where they once were, by "the hotel". */
const isOwnersToo = (world: World, { telling }: Retrieval, term: string, called: Job | undefined): boolean =>
  ['profile.title', 'profile.bio', 'profile.summary'].some((id) => {
    const text = world.facts.get(id)?.text
    return text !== undefined && !(called && text.includes(called.company)) && telling(text).includes(term)
  })

function voteByCalling(
  world: World,
  { text, ordinary }: Description,
  { jobs: jobsOf, employers }: Words,
  retrieval: Retrieval,
  votes: Votes,
): void {
  const small = new Set(ordinary.flatMap((word) => retrieval.telling(word)))
  // "The bank", "the consultancy": a word of one employer's name alone, and of nothing that is said of another.
  for (const term of new Set(retrieval.telling(text).filter((one) => !small.has(one)))) {
    const [called, ...others] = employers.get(term) ?? []
    const isOfOthersToo = [...(jobsOf.get(term) ?? [])].some(({ company }) => company !== called?.company)
    if (others.length === 0 && !isOfOthersToo && !isOwnersToo(world, retrieval, term, called)) votes.add(called, 1)
  }
  for (const calling of callings(text, retrieval)) {
    if (calling.every((term) => small.has(term))) continue
    const meant = retrieval.employersCalled(calling.join(' '))
    if (meant.length === 0) continue
    const said = onlyJob(world, jobsOf, calling)
    if (said) votes.add(said, calling.length)
    else if (!calling.every((term) => jobsOf.has(term)))
      for (const job of new Set(meant.map((one) => onlyJob(world, jobsOf, one)))) votes.add(job, MEANT)
  }
}

/** What a message says beside its question. */
export interface Description {
  text: string
  /** Words of it that questions of many kinds have: by themselves they call nobody. */
  ordinary: string[]
}

/** The job at an employer that is described: "after the travel agency". */
export function describedEmployer(world: World, retrieval: Retrieval, description: Description): Job | undefined {
  const votes = createVotes()
  voteByCalling(world, description, wordsOf(world, retrieval), retrieval, votes)
  return votes.winner()
}

/** The only job whose facts have a word of a question. */
export function jobOfWord(world: World, retrieval: Retrieval, word: string): Job | undefined {
  const { jobs } = wordsOf(world, retrieval)
  return [...formsOf(world, retrieval, word)]
    .map((form) => onlyJob(world, jobs, [form]))
    .find((job) => job !== undefined)
}

function voteByWords(world: World, retrieval: Retrieval, words: string[], description: Description): Votes {
  const votes = createVotes()
  for (const word of new Set(words)) votes.add(jobOfWord(world, retrieval, word), 1)
  voteByCalling(world, description, wordsOf(world, retrieval), retrieval, votes)
  return votes
}

/**
 * @param words of the message, without those of any question.
 * @returns the one job that more of them tell of than of any other.
 */
export const describedJob = (world: World, retrieval: Retrieval, words: string[], description: Description) =>
  voteByWords(world, retrieval, words, description).winner()

/** @returns all jobs that any of the words tell of, those that more of them do first. */
export const describedJobs = (world: World, retrieval: Retrieval, words: string[], description: Description) =>
  voteByWords(world, retrieval, words, description).all()

/**
 * A matter of the work that is on no list of technologies: "how many years with bridges?" It was worked on in each job whose
 * title or facts have the word.
 */
export function matterOf(world: World, retrieval: Retrieval, word: string): Technology | undefined {
  const terms = retrieval.telling(word)
  const has = (text: string) => {
    const own = retrieval.telling(text)
    return terms.some((term) => own.includes(term))
  }
  const jobs = world.jobs.filter(
    ({ title, facts, projects }) =>
      has(title) || [...facts, ...projects.flatMap((project) => project.facts)].some(({ text }) => has(text)),
  )
  if (jobs.length === 0) return undefined
  const named = jobs.flatMap(({ facts }) => facts.filter(({ text }) => has(text)).slice(0, 1))
  return { kind: 'technology', id: word, name: word, otherNames: [], jobs, projects: [], skills: [], named }
}
