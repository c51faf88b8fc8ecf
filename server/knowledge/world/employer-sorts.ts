/** Employers by their sort: "the bank" is the one employer that the facts call a bank, or none. */
import { isNoFirm } from '#content/language/patterns/jobs/own-boss.ts'
import { languageTraits } from '#content/language/traits.ts'
import { employerSorts } from '#content/language/vocabulary/employer-sorts.ts'
import { recordOf } from '#contract/keys.ts'
import { knownLanguages, type Language } from '#contract/language.ts'
import { segmentsOf } from '#server/knowledge/tokens.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import {
  createPhraseIndex,
  longestOnly,
  type Match,
  type PhraseIndex,
  phrasesOf,
} from '#server/knowledge/understand/phrase-index.ts'
import type { Entity } from './entities.ts'
import { type Job, positionsOf } from './things.ts'
import type { World } from './world.ts'

/** Nouns of so many letters end a longer one: "Tagesklinik". */
const ENDS_ANOTHER = 5

interface Sort {
  /** How one is called in a sentence. */
  called: string
  /** What calls it. */
  words: string[]
  /** What an employer of the sort has or does. */
  signs: string[]
  /** What has one of the words in it and is something else. */
  others: string[]
}

function readSort(line: string): Sort {
  const [called = '', rest = ''] = line.split(': ')
  const [said = '', others = ''] = rest.split(' - ')
  const [words = '', signs = ''] = said.split(' + ')
  return { called, words: phrasesOf(words), signs: phrasesOf(signs), others: phrasesOf(others) }
}

/** A sort in every language, and what names an employer of it: words and signs of any language, and what names have in them. */
interface ReadEmployerSort {
  in: Record<Language, Sort>
  names: PhraseIndex<true>
}

let readSorts: ReadEmployerSort[] | undefined

/** Read when the first owner's employers are, and the same for every other. */
function sortsOfEmployers(): ReadEmployerSort[] {
  readSorts ??= employerSorts.map((sort) => {
    const read = recordOf(knownLanguages, (language) => readSort(sort[language]))
    const all = Object.values(read).flatMap(({ words, signs }) => [...words, ...signs])
    const names = [...all, ...phrasesOf(sort.names ?? '')]
    return { in: read, names: createPhraseIndex(names.map((word) => [word, true] as const)) }
  })
  return readSorts
}

/** Chinese and Japanese have no blanks: a word begins and ends where one of the text does. */
export function standAlone<Value>(language: Language, text: string, found: Match<Value>[]): Match<Value>[] {
  if (!languageTraits[language].isDense || found.length === 0) return found
  const segments = segmentsOf(language, text)
  const starts = new Set(segments.map(({ index }) => index))
  const ends = new Set(segments.map(({ index, segment }) => index + segment.length))
  return found.filter(({ at, end }) => starts.has(at) && ends.has(end))
}

/** Tells whether a text says that something is of the sort. */
function finder(language: Language, { words, signs, others }: Sort): (text: string) => boolean {
  const telling = [...words, ...signs]
  const index = createPhraseIndex([
    ...telling.map((word) => [word, true] as const),
    ...others.map((word) => [word, false] as const),
  ])
  const ends = languageTraits[language].joinsNouns
    ? telling.filter((word) => word.length >= ENDS_ANOTHER).map((word) => foldText(word).text.trimStart())
    : []
  return (text) => {
    const folded = foldText(text).text
    const found = standAlone(language, folded, longestOnly(index.find(folded)))
    return found.some(({ value }) => value) || ends.some((word) => folded.includes(word))
  }
}

/** Where it is said what an employer is, beside its name: what is told of it, not what was done there; of work for oneself all. */
function textsOf(employer: Job): string[] {
  const positions = positionsOf(employer)
  const told = positions.flatMap(({ id, facts }) => facts.filter((fact) => fact.id === `experience.${id}`))
  const isTold = told.length > 0 && !isNoFirm(employer.company)
  const facts = isTold ? told : positions.flatMap((job) => job.facts)
  const projects = employer.projects.flatMap((project) => project.facts.slice(0, 1))
  return [...facts, ...projects].map(({ text }) => text)
}

/** Texts in which the owner may be, or may have been, with such a place otherwise than as an employee. */
const besideWork = /^(?:profile\.(?:title|bio|summary)|education\.|volunteering\.)/

/**
 * The words that call the sorts of employers, each with the employer that it means. A sort that none is of means a company that
 * the owner never was at; one that several are of, or that the owner has to do with beside work, means nothing by itself.
 */
export function employersBySort(world: World, generic: ReadonlySet<string>): (readonly [string, Entity])[] {
  const { content, employers, ledger } = world
  const language = content.written ?? content.language
  const texts = employers.map((employer) => ({ employer, texts: textsOf(employer) }))
  const ofJobs = new Set(texts.flatMap((one) => one.texts))
  const beside = ledger.filter(({ id, text }) => besideWork.test(id) && !ofJobs.has(text))
  const jobs = new Map<string, Set<Job>>()
  const strange = new Map<string, string>()
  for (const sort of sortsOfEmployers()) {
    const { called, words } = sort.in[content.language]
    const isOfSort = finder(language, sort.in[language])
    const there = texts
      .filter((one) => sort.names.find(foldText(one.employer.company).text).length > 0 || one.texts.some(isOfSort))
      .map(({ employer }) => employer)
    const isBeside = beside.some(({ text }) => isOfSort(text) && !there.some(({ company }) => text.includes(company)))
    if (isBeside) continue
    for (const word of words) {
      const known = jobs.get(word) ?? new Set()
      jobs.set(word, known)
      for (const job of there) known.add(job)
      if (there.length === 0) strange.set(word, called)
    }
  }
  return [...jobs].flatMap(([word, there]): (readonly [string, Entity])[] => {
    const [only, ...others] = there
    const name = strange.get(word)
    if (only) return others.length === 0 ? [[word, only], ...projectCalled(only, word, generic, content.language)] : []
    return name ? [[word, { kind: 'unknown-company', name, isSort: true }]] : []
  })
}

/** "Krankenhausprojekt", 医院项目: the one project of the employer, where words are written together. */
function projectCalled(
  { projects }: Job,
  word: string,
  generic: ReadonlySet<string>,
  language: Language,
): (readonly [string, Entity])[] {
  const { isDense, joinsNouns, nounLink } = languageTraits[language]
  const [project, ...others] = projects
  if (!project || others.length > 0 || !(isDense || joinsNouns)) return []
  const links = nounLink ? ['', nounLink] : ['']
  return [...generic]
    .filter((kind) => kind.length > 1)
    .flatMap((kind) => links.map((link) => [`${word}${link}${kind}`, project] as const))
}
