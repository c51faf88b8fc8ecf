/** What a message can name, and by which names: everything is taken from the content, nothing is written by hand. */

import { withoutLegalForm } from '#content/language/legal-forms.ts'
import { languageTraits } from '#content/language/traits.ts'
import { wellKnownCompanies } from '#content/language/vocabulary/companies.ts'
import type { TechnologyGroup } from '#content/language/vocabulary/technologies.ts'
import type { Service, Skill, Testimonial } from '#contract/content/content.ts'
import type { DiagramNode } from '#contract/content/drawing.ts'
import { backgroundGroupIds } from '#contract/content/kinds.ts'
import type { Language } from '#contract/language.ts'
import { escaped } from '#server/knowledge/escaped.ts'
import { trainedIn } from '#server/knowledge/kinds/trained.ts'
import { cutWords, fold } from '#server/knowledge/tokens.ts'
import { knownTechnologies } from './known-technologies.ts'
import { languageNames } from './language-names.ts'
import { shortName } from './technologies.ts'
import type { Job, Project, Technology } from './things.ts'
import type { World } from './world.ts'

/** Lists of the background that have entries with names of their own. */
export const itemLists = backgroundGroupIds.filter((id) => id !== 'languages')
export type ItemList = (typeof itemLists)[number]

export type Entity =
  | Job
  | Project
  | Technology
  | { kind: 'unknown-technology'; name: string; group: TechnologyGroup }
  /** `isSort`: not the name of a company, but what it is: "a bank". */
  | { kind: 'unknown-company'; name: string; isSort?: true }
  | { kind: 'spoken-language'; code: string; name: string }
  | { kind: 'item'; list: ItemList; id: string; name: string }
  | { kind: 'skill'; name: string; skill: Skill | undefined }
  | { kind: 'service'; name: string; service: Service }
  | { kind: 'node'; name: string; node: DiagramNode; project: Project }
  | { kind: 'person'; name: string; testimonial: Testimonial }
  /** `job`: where the owner worked there for one employer alone, and lives elsewhere. */
  | { kind: 'place'; name: string; here: boolean; job?: Job | undefined }
  | { kind: 'title'; name: string; job: Job }

export type EntityKind = Entity['kind']

const isOfKind = <Kind extends EntityKind>(entity: Entity, kind: Kind): entity is Extract<Entity, { kind: Kind }> =>
  entity.kind === kind

/** The entities of one kind that a message names, each once. */
export function entitiesOf<Kind extends EntityKind>(mentions: readonly { entity: Entity }[], kind: Kind) {
  const all = mentions.map(({ entity }) => entity).filter((entity) => isOfKind(entity, kind))
  return [...new Set(all)]
}

/** Names are taken out of a message before its other words are read; these only mark a place in it. */
export const isWeak = ({ kind }: Entity) => ['skill', 'service', 'node', 'title', 'place'].includes(kind)

/** Words that any company may have in its name. */
const COMPANY_WORDS =
  /^(?:inc|ltd|llc|gmbh|ag|sa|sas|srl|plc|corp|corporation|company|co|group|holding|holdings|technologies|technology|software|systems|solutions|services|consulting|labs?|media|payments|energy|retail|logistics|travel|bank|health|hospital|clinic|university|college|school|institute|the|of|and|for|st|saint|national|general|city|royal|new)$/i

export function namesIn(world: World, genericWords: ReadonlySet<string>): (readonly [string, Entity])[] {
  const { content, original, jobs, employers, projects, technologies } = world
  const names: (readonly [string, Entity])[] = []
  const add = (entity: Entity, ...called: (string | undefined)[]) => {
    for (const name of called) if (name && name.trim().length > 0) names.push([name, entity])
  }
  const firstWords = employers.map(({ company }) => company.split(/\s+/)[0] ?? '')
  for (const job of employers) {
    const words = job.company.split(/\s+/)
    const [first = ''] = words
    const isOwn =
      first.length > 3 &&
      !COMPANY_WORDS.test(first) &&
      firstWords.filter((one) => one === first).length === 1 &&
      (words.length === 1 || !isOfOthersToo(first, job, world))
    const acronym =
      words.length > 2
        ? words
            .map(([letter = '']) => letter)
            .join('')
            .replace(/[^\p{Lu}]/gu, '')
        : ''
    add(job, job.company, isOwn || words.length === 1 ? first : undefined, acronym.length > 2 ? acronym : undefined)
    const core = words.filter((word) => !COMPANY_WORDS.test(word)).join(' ')
    const named = words.slice(0, words.findLastIndex((word) => !COMPANY_WORDS.test(word)) + 1).join(' ')
    const shorter = [core, named].filter((name) => name.length > 4)
    const withoutForm = [withoutLegalForm(job.company)].filter((name) => name.length > 2)
    add(job, ...[...shorter, ...withoutForm].filter((name) => name !== job.company))
    add(job, ...ownWordsOf(job, world))
  }
  for (const job of jobs) {
    add({ kind: 'title', name: job.title, job }, job.title, titleIn(original, job.id))
    for (const place of placesIn(job.location))
      add({ kind: 'place', name: place, here: false, job: onlyEmployerIn(world, place) }, place)
  }
  for (const project of projects) {
    const same = original.caseStudies.find(({ id }) => id === project.id)
    const titles = [project.title, same?.title ?? project.title]
    add(project, ...titles, ...titles.map(shortName), project.id.replaceAll('-', ' '))
    for (const title of titles) {
      const own = withoutGeneric(title, genericWords, world)
      if (own) add(project, own, ...[...genericWords].map((kind) => `${own} ${kind}`))
    }
    add(project, ...byOneWord(project.title, genericWords, world), ...byItsOwnName(project, world))
    add(project, project.diagram?.title, same?.diagram?.title)
    for (const node of project.diagram?.nodes ?? []) {
      const label = same?.diagram?.nodes.find(({ id }) => id === node.id)?.label
      add({ kind: 'node', name: node.label, node, project }, node.label, label)
    }
  }
  const known = new Set(
    technologies.flatMap(({ name, otherNames }) => [name, ...otherNames]).map((one) => one.toLowerCase()),
  )
  for (const one of technologies) add(one, one.name, ...one.otherNames, firstWordOf(one.name, world))
  const companies = employers.map(({ company }) => company.toLowerCase())
  for (const one of knownTechnologies) {
    const called = [one.name, ...one.otherNames]
      .map((name) => ({ name, lower: name.toLowerCase() }))
      // "At SAP" is where the owner worked, and no product of theirs.
      .filter(({ lower }) => !known.has(lower) && !companies.includes(lower))
      .map(({ name }) => name)
    if (called.length > one.otherNames.length)
      add({ kind: 'unknown-technology', name: one.name, group: one.group }, ...called)
  }
  for (const name of wellKnownCompanies.split(', ')) {
    const isTaken = companies.some((one) => one.includes(name.toLowerCase())) || known.has(name.toLowerCase())
    if (!isTaken && !isWithinName(name, world)) add({ kind: 'unknown-company', name }, name)
  }
  const languages = languageNames(content.language)
  for (const [code, name] of languages) add({ kind: 'spoken-language', code, name }, name)
  const codes = new Set(languages.map(([code]) => code))
  // What nobody listed, such as Frisian, is asked about by the name that its speaker gives it.
  for (const { id, name } of content.records.spokenLanguages)
    if (!codes.has(id)) add({ kind: 'spoken-language', code: id, name }, name)
  for (const skill of [...content.skills, ...content.profile.skills, ...content.profile.coreExpertise]) {
    const name = 'name' in skill ? skill.name : skill.title
    add({ kind: 'skill', name, skill: content.skills.find(({ id }) => id === skill.id) }, name)
  }
  for (const service of content.services) add({ kind: 'service', name: service.title, service }, service.title)
  for (const testimonial of content.testimonials) {
    add({ kind: 'person', name: testimonial.author, testimonial }, testimonial.author, ...namesOf(testimonial.author))
  }
  const taken = new Set(names.flatMap(([name]) => name.split(/\s+/)).map((word) => fold(word)))
  const [city] = content.profile.location?.split(',') ?? []
  if (city) add({ kind: 'place', name: city, here: true }, city, original.profile.location?.split(',')[0])
  const items = itemsIn(world)
  return [...names, ...items, ...byOwnWord(items, taken, world), ...byPartOfName(items)]
}

/** "In Oslo" is at the employer there, unless that is where the owner lives. */
function onlyEmployerIn({ employers, jobs, content }: World, place: string): Job | undefined {
  if (placesIn(content.profile.location).includes(place)) return undefined
  const there = new Set(jobs.filter(({ location }) => placesIn(location).includes(place)).map(({ company }) => company))
  const [company] = there
  return there.size === 1 ? employers.find((one) => one.company === company) : undefined
}

/** A town, its country: "Chur, Switzerland". What stands in brackets is the district, or that it was remote. */
export const placesIn = (location: string | undefined): string[] =>
  (location ?? '')
    .replace(/[(（][^()（）]*[)）]/g, '')
    .split(/[,、，/]/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1)

/** "Dr Una Keighley, Head of Nursing": what stands behind the comma, or in brackets, is what somebody is, and no name. */
const namesOf = (author: string) => {
  const [name = ''] = author.split(/[,、，(（]/)
  const isName = (part: string) => part.length > 2 || /^\p{Script=Han}{2}$/u.test(part)
  return name.split(/[\s　・]/).filter((part) => isName(part) && !academicTitle.test(part))
}
/** What stands before a name and is none. */
export const academicTitle = /^(?:dr|prof|professor|professorin|mrs?|miss|frau|herr|mme|madame|sra?|dra)\.?$/i

/** Advanced Life Support is called ALS. */
function initialsOf(name: string): string | undefined {
  const initials = name.match(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu)?.join('') ?? ''
  return initials.length > 2 ? initials : undefined
}

/** "Tekla Structures" is called Tekla: a word that no question has by itself, and no other name begins with. */
function firstWordOf(name: string, { technologies, employers, content: { language } }: World): string | undefined {
  const [first = '', ...others] = name.split(' ')
  const isOthersToo =
    technologies.some((other) => other.name !== name && other.name.split(' ')[0] === first) ||
    employers.some(({ company }) => company.includes(first)) ||
    knownTechnologies.some((one) => [one.name, ...one.otherNames].includes(first)) ||
    wellKnownCompanies.split(', ').includes(first)
  const isOrdinary = COMPANY_WORDS.test(first) || trainedIn(language).model.features.has(`w${fold(first)}`)
  return others.length > 0 && /^\p{Lu}\p{L}{3,}$/u.test(first) && !isOthersToo && !isOrdinary ? first : undefined
}

/** Whether the facts have it as the beginning of a longer name, of a street or a prize: then it is no company that nobody was at. */
function isWithinName(name: string, { ledger }: World): boolean {
  const longer = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)} \\p{Lu}\\p{Ll}+`, 'u')
  return ledger.some(({ text }) => text.includes(name) && longer.test(text))
}

const titleIn = (content: World['original'], id: string) => content.experience.find((job) => job.id === id)?.title

/** "Sistema de detección de fraude" is called sistema de fraude, 欺诈检测系统 is called 欺诈项目. */
function byOneWord(title: string, generic: ReadonlySet<string>, { projects, content: { language } }: World): string[] {
  const { isDense } = languageTraits[language]
  const [shortest, longest] = isDense ? [2, 1] : [5, 3]
  const kinds = [...generic].filter((word) => word.length > longest)
  const links = [...generic].filter((word) => word.length <= longest)
  const own = cutWords(language, title)
    .map(({ said }) => said)
    .filter((word) => word.length >= shortest && !generic.has(word) && !/^\p{Script=Latin}{1,4}$/u.test(word))
    .filter((word) => projects.filter((other) => fold(other.title).includes(word)).length === 1)
  return own.flatMap((word) =>
    kinds.flatMap((kind) =>
      isDense
        ? [`${word}${kind}`, ...links.map((link) => `${word}${link}${kind}`)]
        : [`${word} ${kind}`, ...links.map((link) => `${kind} ${link} ${word}`)],
    ),
  )
}

/** "Øverby organ restoration" is called Øverby, "North transept" the transept: a word that no example of a question has, and no other work. */
function byItsOwnName({ title, job, id }: Project, world: World): string[] {
  const { jobs, projects, technologies, ledger, content } = world
  const { language } = content
  const { features } = trainedIn(language).model
  const others = [...jobs.filter((other) => other !== job), ...projects.filter((other) => other.id !== id)]
  const said = others.flatMap((other) => [
    other.kind === 'job' ? other.company : other.title,
    ...other.facts.map(({ text }) => text),
  ])
  // "The Vestland prize" is the prize, whatever project has the name of the region, too.
  const elsewhere = [...said, ...itemsIn(world).map(([name]) => name)].map(fold)
  const tools = technologies.flatMap(({ name, otherNames }) => [name, ...otherNames]).map(fold)
  return (title.match(/(?<!\p{L})\p{L}[\p{Ll}\p{M}]{4,}(?!\p{L})/gu) ?? []).filter((word) => {
    const folded = fold(word)
    const isOrdinary = features.has(`w${folded}`) || job?.company.includes(word)
    // What is written small is the thing itself, which its own facts call so, and no tool.
    const isCommon = /^\p{Ll}/u.test(word)
      ? tools.some((tool) => tool.includes(folded))
      : !languageTraits[language].hasCapitalNouns && isCommonIn(ledger, word, language)
    return !isOrdinary && !isCommon && !elsewhere.some((text) => text.includes(folded))
  })
}

/** "Fraud Detection System" is called fraud detection. */
function withoutGeneric(title: string, generic: ReadonlySet<string>, { projects }: World): string | undefined {
  const words = title.split(/\s+/)
  const own = words.filter((word) => !generic.has(word.toLowerCase()))
  const short = own.join(' ')
  const isOthersToo = projects.filter((project) => project.title.toLowerCase().includes(short.toLowerCase())).length > 1
  return own.length === words.length || short.length < 5 || isOthersToo ? undefined : short
}

/**
 * A word that one certificate, club or prize alone has in its name, written as a name: "the mountain rescue", "Nepal". German
 * writes all its nouns so: there it is one that no example of a question has.
 */
function byOwnWord(
  items: (readonly [string, Entity])[],
  taken: ReadonlySet<string>,
  { content: { language } }: World,
): (readonly [string, Entity])[] {
  const isOrdinary = (word: string) =>
    languageTraits[language].hasCapitalNouns && trainedIn(language).model.features.has(`w${fold(word)}`)
  const entitiesOf = new Map<string, Set<string>>()
  const words = items.flatMap(([name, entity]) =>
    (name.match(/\p{Lu}\p{L}{4,}/gu) ?? []).map((word) => ({ word, entity })),
  )
  const idOf = (entity: Entity) => (entity.kind === 'item' ? `${entity.list} ${entity.id}` : '')
  for (const { word, entity } of words) entitiesOf.set(word, (entitiesOf.get(word) ?? new Set()).add(idOf(entity)))
  return words.flatMap(({ word, entity }) =>
    entitiesOf.get(word)?.size === 1 &&
    !taken.has(fold(word)) &&
    !isOrdinary(word) &&
    entity.kind === 'item' &&
    entity.list !== 'interests'
      ? [[word, entity] as const]
      : [],
  )
}

/** "Borderland Chapel Organs Trust" is called the Chapel Organs Trust. */
const LEAST_WORDS = 2

/** "At the Larkspur": a word that one employer alone is called by, which no question has, and no fact as a common word. */
function ownWordsOf({ company }: Job, { employers, ledger, content: { language } }: World): string[] {
  const { features } = trainedIn(language).model
  return (company.match(/\p{Lu}[\p{Ll}\p{M}]{4,}/gu) ?? []).filter((word) => {
    const isOthersToo = employers.some((other) => other.company !== company && other.company.includes(word))
    const isCommon = COMPANY_WORDS.test(word) || features.has(`w${fold(word)}`) || isCommonIn(ledger, word, language)
    return !isOthersToo && !isCommon
  })
}

/** "Restaurante Itxasgain", where the next employer is a restaurant as well: what both are is the name of neither. */
const isOfOthersToo = (word: string, { company }: Job, { ledger, content: { language } }: World): boolean => {
  const common = word.toLowerCase()
  return ledger.some(({ text, source }) => {
    if (source === company || text.includes(company)) return false
    return languageTraits[language].hasCapitalNouns ? text.toLowerCase().includes(common) : text.includes(common)
  })
}

/** A word that stands in the facts with a small first letter, too; in German, one that stands there in other company. */
const isCommonIn = (ledger: World['ledger'], word: string, language: Language): boolean =>
  languageTraits[language].hasCapitalNouns
    ? ledger.filter(({ text, source }) => text.includes(word) && !source?.includes(word)).length > 1
    : ledger.some(({ text }) => text.includes(word.toLowerCase()))

/** Some of the words of a name, as they stand together: those that begin and end like names. */
function partsOfName(name: string): string[] {
  const words = name.split(/\s+/)
  const isOfName = (word: string) => /^\p{Lu}\p{L}{2,}$/u.test(word)
  return words.flatMap((first, at) =>
    words.slice(at + LEAST_WORDS - 1).flatMap((last, i) => {
      const part = words.slice(at, at + LEAST_WORDS + i)
      return isOfName(first) && isOfName(last) && part.length < words.length ? [part.join(' ')] : []
    }),
  )
}

/** What only one of the names has a part of. */
function byPartOfName(items: (readonly [string, Entity])[]): (readonly [string, Entity])[] {
  const parts = items.flatMap(([name, entity]) =>
    entity.kind === 'item' && ['volunteering', 'awards', 'certificates'].includes(entity.list)
      ? partsOfName(name).map((part) => [part, entity] as const)
      : [],
  )
  return parts.filter(
    ([part, entity]) =>
      !parts.some(([other, another]) => other === part && another !== entity) &&
      !items.some(([name, another]) => another !== entity && name.includes(part)),
  )
}

function itemsIn({ content: { records } }: World): (readonly [string, Entity])[] {
  const item = (list: ItemList, id: string, name: string, ...others: (string | undefined)[]) =>
    [name, ...others].flatMap((called): [string, Entity][] =>
      called ? [[called, { kind: 'item', list, id, name }]] : [],
    )
  return [
    ...records.education.flatMap(({ id, institution, area }) => item('education', id, institution, area)),
    ...records.certificates.flatMap(({ id, name }) =>
      item('certificates', id, name, /\b[A-Z]{3,}\b/.exec(name)?.[0], initialsOf(name)),
    ),
    ...records.publications.flatMap(({ id, title }) => item('publications', id, title)),
    ...records.talks.flatMap(({ id, title, event }) => item('talks', id, title, event)),
    ...records.awards.flatMap(({ id, title }) => item('awards', id, title)),
    ...records.volunteering.flatMap(({ id, organization }) => item('volunteering', id, organization)),
    ...records.interests.flatMap(({ id, name, keywords }) => item('interests', id, name, ...keywords)),
  ]
}
