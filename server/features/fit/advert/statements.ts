/** How much of what an advert asks for the owner's statements say in their own words. */
import type { Fact } from '#content/fact.ts'
import type { Language } from '#contract/language.ts'
import { terms } from '#server/knowledge/tokens.ts'
import type { Job } from '#server/knowledge/world/things.ts'
import type { World } from '#server/knowledge/world/world.ts'

interface Saying {
  /** Of the words that are looked for, by what they tell: 0 to 1. */
  share: number
  /** How many of them. */
  words: number
  facts: Fact[]
  jobs: Job[]
}

export interface Statements {
  knows(term: string): boolean
  saying(words: string[]): Saying
  /** The statements that have all of the words in their text. */
  sayingAll(words: string[]): Fact[]
}

/** Kinds that prove nothing of work: lists of names, opinions, what is done at home; languages are compared by level. */
const silent = new Set<Fact['kind']>(['technologies', 'interview', 'interest', 'language', 'article', 'added'])
/** What was done says more than what is claimed. */
const order: Fact['kind'][] = ['achievement', 'evidence', 'case-study', 'job', 'skill', 'publication', 'talk', 'award']

const rankOf = ({ kind }: Fact) => (order.includes(kind) ? order.indexOf(kind) : order.length)

/** The facts that can speak for somebody, those of work first. */
export const telling = ({ facts }: World): Fact[] =>
  [...facts.values()].filter(({ kind }) => !silent.has(kind)).sort((a, b) => rankOf(a) - rankOf(b))

/** What several statements of one job or project say together counts a little less than one that says it all. */
const TOGETHER = 0.9
/** A job of which so much is said is one where it was done. */
const SAME = 0.7
/** Words that every second statement has tell least. */
const LEAST_WEIGHT = 0.3
const QUOTED = 2

/** "Ocular" is of the trade of an ocularist. */
const ROOT_MIN = 5
const isSameRoot = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) >= ROOT_MIN && (a.startsWith(b) || b.startsWith(a)))

interface Statement {
  fact: Fact
  own: Set<string>
  /** With what it belongs to: the title and company of its job, the name of its project. */
  all: Set<string>
  subject: string
}

export function createStatements(world: World): Statements {
  const { language } = world.content
  const statements = telling(world).map((fact) => readStatement(world, language, fact))
  const byTerm = new Map<string, Statement[]>()
  for (const statement of statements) {
    for (const term of statement.all) {
      const found = byTerm.get(term)
      if (found) found.push(statement)
      else byTerm.set(term, [statement])
    }
  }
  const bySubject = Map.groupBy(statements, ({ subject }) => subject)
  const jobs = world.jobs.map((job) => {
    const subjects = [`experience.${job.id}`, ...job.projects.map(({ id }) => `case-study.${id}`)]
    const all = joined(subjects.flatMap((subject) => bySubject.get(subject) ?? []))
    return { job, all, titles: terms(language, job.title) }
  })
  const subjects = new Map([...bySubject].map(([subject, own]) => [subject, joined(own)]))
  const weightOf = (term: string) => {
    const count = byTerm.get(term)?.length ?? 0
    return Math.max(LEAST_WEIGHT, 1 - Math.log(1 + count) / Math.log(2 + statements.length))
  }

  const trade = terms(language, world.content.profile.title)
  const isTrade = (term: string) => trade.some((title) => isSameRoot(title, term))

  return {
    knows: (term) => byTerm.has(term) || isTrade(term),
    saying(words) {
      const asked = [...new Set(words)].map((term) => ({ term, weight: weightOf(term), always: isTrade(term) }))
      const total = asked.reduce((sum, { weight }) => sum + weight, 0)
      const shareBy = (isSaid: (one: (typeof asked)[number]) => boolean) =>
        asked.reduce((sum, one) => (isSaid(one) ? sum + one.weight : sum), 0) / (total || 1)
      const shareOf = (said: Set<string>) => shareBy(({ term, always }) => always || said.has(term))
      // What the owner is today is no evidence for the jobs before.
      const shareAt = ({ all, titles }: (typeof jobs)[number]) =>
        shareBy(({ term }) => all.has(term) || titles.some((title) => isSameRoot(title, term)))
      // "Sworn" may stand in the other gender.
      const having = (term: string) =>
        byTerm.get(term) ?? trade.flatMap((title) => (isSameRoot(title, term) ? (byTerm.get(title) ?? []) : []))
      const candidates = new Set(asked.flatMap(({ term }) => having(term)))
      const found = [...candidates]
        .map((one) => ({ ...one, share: shareOf(one.all), ownShare: shareOf(one.own) }))
        .sort((a, b) => b.share - a.share || b.ownShare - a.ownShare)
      const [best] = found
      if (!best) return { share: 0, words: 0, facts: [], jobs: [] }
      const together = Math.max(
        ...[...new Set(found.map(({ subject }) => subject))].map((one) => shareOf(subjects.get(one) ?? new Set())),
      )
      const saysMost = found.filter(({ share, ownShare }) => share >= Math.max(SAME, best.share * SAME) && ownShare > 0)
      return {
        share: Math.max(best.share, together * TOGETHER),
        words: asked.filter(({ term, always }) => always || best.all.has(term)).length,
        facts: [best, ...saysMost.filter((one) => one !== best)].slice(0, QUOTED).map(({ fact }) => fact),
        jobs: jobs.filter((one) => shareAt(one) >= SAME).map(({ job }) => job),
      }
    },
    sayingAll: (words) =>
      statements.filter(({ own }) => words.length > 0 && words.every((term) => own.has(term))).map(({ fact }) => fact),
  }
}

const joined = (statements: Statement[]) => new Set(statements.flatMap(({ all }) => [...all]))

function readStatement({ jobs }: World, language: Language, fact: Fact): Statement {
  const [kind = '', id = '', ...rest] = fact.id.split('.')
  const subject = kind === 'profile' ? fact.id : `${kind}.${id}`
  const job = kind === 'experience' ? jobs.find((one) => one.id === id) : undefined
  const about = [fact.source ?? '', job?.title ?? '', ...(rest.length === 0 ? fact.tags : [])]
  const own = new Set(terms(language, fact.text))
  return { fact, own, all: new Set([...own, ...terms(language, about.join(' '))]), subject }
}
