/** Whether those whom a sentence names are those whom the cited facts are about. */
import { isOfArticle } from '#content/article-passages.ts'
import type { Fact } from '#content/fact.ts'
import { claimWords } from '#content/language/load/load-claims.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import {
  createPhraseIndex,
  longestOnly,
  type PhraseIndex,
  phrasesOf,
} from '#server/knowledge/understand/phrase-index.ts'
import { type Entity, isWeak } from '#server/knowledge/world/entities.ts'
import { isAmbiguous } from '#server/knowledge/world/known-technologies.ts'
import { type Job, type Project, positionsOf } from '#server/knowledge/world/things.ts'
import { lexiconOf } from './lexicon.ts'
import { remember } from './remember.ts'

export interface NamesRead {
  /** An employer, project or person that the cited facts are not about. */
  others: Entity[]
  /** A technology that they do not name. */
  technologies: Entity[]
  /** What they name, and the sentence does too. */
  shared: number
  /** It is said to have come before or after another job, and that is so, or it is not. */
  order: 'right' | 'wrong' | undefined
}

/** How far from an employer's name the word stands that puts something before or after it. */
const NEAR = 24

export const jobsOf = ({ world }: Knowledge, cited: Fact[]): Job[] =>
  world.jobs.filter(({ id }) =>
    cited.some((fact) => fact.id === `experience.${id}` || fact.id.startsWith(`experience.${id}.`)),
  )

/** Those that the cited facts tell of, and those that a cited article is about. */
export const projectsOf = ({ world }: Knowledge, cited: Fact[]): Project[] => {
  const ofArticles = world.articles.filter((article) => cited.some((fact) => isOfArticle(article, fact)))
  return world.projects.filter(
    ({ id }) =>
      cited.some((fact) => fact.id === `case-study.${id}` || fact.id.startsWith(`case-study.${id}.`)) ||
      ofArticles.some(({ projects }) => projects.includes(id)),
  )
}

interface Named {
  entity: Entity
  at: number
  end: number
}

interface NamedText {
  text: string
  named: Named[]
  /** Those too that lie within longer ones. */
  every: Set<Entity>
}

/** Of so many texts the names are known. */
const TEXTS = 100
const readers = new WeakMap<Knowledge, (typed: string) => NamedText>()
function namedIn(knowledge: Knowledge, typed: string): NamedText {
  let reader = readers.get(knowledge)
  if (!reader) {
    reader = remember(TEXTS, (text) => findNames(knowledge, text))
    readers.set(knowledge, reader)
  }
  return reader(typed)
}

function findNames({ understanding }: Knowledge, typed: string): NamedText {
  const folded = foldText(typed)
  const all = understanding.names.find(folded.text)
  const found = all.filter(({ value, at, end }) => {
    if (value.kind !== 'technology' && value.kind !== 'unknown-technology' && value.kind !== 'unknown-company')
      return true
    const written = folded.written(at, end)
    const isOrdinary = value.kind === 'unknown-company' || isAmbiguous(folded.text.slice(at, end))
    return isOrdinary ? written === value.name : true
  })
  const named = longestOnly(found).map(({ value, at, end }) => ({ entity: value, at, end }))
  return { text: folded.text, named, every: new Set(all.map(({ value }) => value)) }
}

const doneIndexes = new Map<Language, PhraseIndex<true>>()
function doneWords(language: Language): PhraseIndex<true> {
  let index = doneIndexes.get(language)
  if (!index) {
    index = createPhraseIndex(phrasesOf(claimWords[language].done).map((phrase) => [phrase, true] as const))
    doneIndexes.set(language, index)
  }
  return index
}

type OrderWord = 'before' | 'after' | 'each'
const timeWords = new Map<string, PhraseIndex<OrderWord>>()
function orderWords(knowledge: Knowledge) {
  const { language } = knowledge.content
  let index = timeWords.get(language)
  if (!index) {
    const { each, marks } = claimWords[language]
    const words = (list: string, value: OrderWord) => phrasesOf(list).map((phrase) => [phrase, value] as const)
    index = createPhraseIndex([
      ...words(marks.before, 'before'),
      ...words(marks.after, 'after'),
      ...words(each, 'each'),
    ])
    timeWords.set(language, index)
  }
  return index
}

/** Whom and what a sentence names, and whether the cited facts are about them. */
export function readNames(knowledge: Knowledge, sentence: string, cited: Fact[]): NamesRead {
  const { text, named } = namedIn(knowledge, sentence)
  const {
    text: knownText,
    named: known,
    every: everyName,
  } = namedIn(knowledge, cited.map((fact) => [fact.text, fact.source ?? ''].join('\n')).join('\n'))
  const tagged = namedIn(knowledge, cited.flatMap(({ tags }) => tags).join('\n')).named
  const jobs = jobsOf(knowledge, cited)
  const projects = projectsOf(knowledge, cited)
  const isKnown = (entity: Entity) =>
    everyName.has(entity) ||
    known.some((one) => one.entity === entity || sameName(one.entity, entity)) ||
    (entity.kind === 'job' &&
      positionsOf(entity).some((one) => jobs.includes(one) || projects.some(({ job }) => job === one))) ||
    (entity.kind === 'project' &&
      (projects.includes(entity) || (entity.job !== undefined && jobs.includes(entity.job))))
  const tellsOrder =
    orderWords(knowledge)
      .find(knownText)
      .some(({ value }) => value !== 'each') || cited.some(({ id }) => id.endsWith('.challenge'))
  const isBeforeItself = ({ kind }: Entity, at: number, end: number) =>
    (kind === 'job' || kind === 'project') && !tellsOrder && orderOf(knowledge, text, { at, end }) === 'before'
  // What a project was begun for was so before it, and no longer when it was done.
  const areBefore = cited.length > 0 && cited.every(({ id }) => /\.(?:challenge|before)$/.test(id))
  const isAfterItself = ({ kind }: Entity, at: number, end: number) =>
    kind === 'project' && areBefore && isDone(knowledge, text, { at, end })
  const { isLight } = lexiconOf(knowledge.content.language)
  // A project may be called by plain words that the facts have, too.
  const isPlain = ({ kind }: Entity, called: string) =>
    kind === 'project' && called.split(' ').every((word) => knownText.includes(` ${word} `) || isLight(word, word))
  const isTagged = (entity: Entity) => tagged.some((one) => one.entity === entity)
  const others: Entity[] = []
  const technologies: Entity[] = []
  let shared = 0
  let order: NamesRead['order']
  for (const { entity, at, end } of named) {
    if (isWeak(entity)) continue
    if (isKnown(entity) || knownText.includes(` ${text.slice(at, end)} `) || isPlain(entity, text.slice(at, end))) {
      if (isBeforeItself(entity, at, end) || isAfterItself(entity, at, end)) order = 'wrong'
      shared++
      continue
    }
    if (entity.kind === 'technology' || entity.kind === 'unknown-technology') {
      if (!isTagged(entity)) technologies.push(entity)
      continue
    }
    if (entity.kind === 'spoken-language') continue
    if (entity.kind === 'item') {
      if (isOtherSchool(knowledge, entity, { text, at, end }, cited)) others.push(entity)
      continue
    }
    const said = entity.kind === 'job' && jobs[0] ? orderOf(knowledge, text, { at, end }) : undefined
    if (said && entity.kind === 'job' && jobs[0]) {
      const isRight = said === 'before' ? jobs[0].from < entity.from : jobs[0].from > entity.from
      if (order !== 'wrong') order = isRight ? 'right' : 'wrong'
      if (isRight) continue
    }
    others.push(entity)
  }
  return { others, technologies, shared, order }
}

function orderOf(knowledge: Knowledge, text: string, { at, end }: { at: number; end: number }) {
  const { isDense } = languageTraits[knowledge.content.language]
  const from = isDense ? end : Math.max(0, at - NEAR)
  // Behind a name a blank is what is left of a comma.
  const part = isDense
    ? (text
        .slice(end, end + NEAR / 2)
        .trimStart()
        .split(' ')[0] ?? '')
    : text.slice(from, at)
  const found = longestOnly(orderWords(knowledge).find(part))
  // "Before each release Acme has to …" tells how often, and not what came first.
  const nearest = isDense ? found[0] : found.at(-1)
  // "X 以前靠…" tells what was done formerly, and not what came before X.
  const isFormerly =
    isDense && nearest && /^\p{Script=Han}/u.test(part.slice(nearest.end)) && isPast(knowledge, part, nearest)
  return nearest?.value === 'each' || isFormerly ? undefined : nearest?.value
}

const isPast = ({ content: { language } }: Knowledge, text: string, { at, end }: { at: number; end: number }) =>
  phrasesOf(claimWords[language].marks.past).includes(text.slice(at, end).trim())

/** Whether something is said to have been so once a project was done: "after the rebuild", "une fois la refonte achevée". */
function isDone(knowledge: Knowledge, text: string, { at, end }: { at: number; end: number }): boolean {
  const { isDense } = languageTraits[knowledge.content.language]
  const around = isDense
    ? text.slice(end, end + NEAR / 2)
    : `${text.slice(Math.max(0, at - NEAR), at)} | ${text.slice(end, end + NEAR / 2)}`
  const found = doneWords(knowledge.content.language).find(around)
  return found.length > 0
}

/** Where somebody studied or helped, and none of the cited facts is about it. */
function isOtherSchool(
  knowledge: Knowledge,
  { list, id, name }: Extract<Entity, { kind: 'item' }>,
  { text, at, end }: { text: string; at: number; end: number },
  cited: Fact[],
): boolean {
  if (list !== 'education' && list !== 'volunteering') return false
  // Of the names of an item one is what was studied there.
  if (foldText(name).text.trim() !== text.slice(at, end).trim()) return false
  const isOrdered = orderOf(knowledge, text, { at, end }) !== undefined
  return !isOrdered && cited.every((fact) => !fact.id.startsWith(`${list}.${id}`))
}

/** The names of one thing in two roles: a project that is also a part of a diagram. */
const sameName = (a: Entity, b: Entity) => nameOf(a) !== '' && nameOf(a) === nameOf(b)
const nameOf = (entity: Entity): string => entity.name.toLowerCase()
