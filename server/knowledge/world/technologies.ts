/** Where each technology was used: as the lists of jobs and projects say, and as their texts do. */
import type { Fact } from '#content/fact.ts'
import { languageTraits } from '#content/language/traits.ts'
import { otherThings } from '#content/language/vocabulary/technologies.ts'
import type { Content } from '#contract/content/content.ts'
import type { Language } from '#contract/language.ts'
import { terms } from '#server/knowledge/tokens.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { createPhraseIndex, longestOnly } from '#server/knowledge/understand/phrase-index.ts'
import { isAmbiguous, knownTechnologies, knownTechnology } from './known-technologies.ts'
import type { Job, Project, Technology } from './things.ts'

/** "SQL (basic)" without what stands in brackets. */
const bare = (name: string) => name.split(/[(（]/)[0]?.trim() || name

/** "Some SQL", "etwas SQL": the one technology among words that say how well, which begin small. */
function amongWords(name: string): string[] {
  const words = name.split(' ')
  const [known, ...others] = words.filter((word) => !/^\p{Ll}+$/u.test(word))
  return words.length > 1 && known && others.length === 0 && knownTechnology(known) ? [known] : []
}

/** "WCAG 2.2" is also asked for as WCAG, "Node.js" as Node, "SQL (basic)" as SQL, "R (good)" as R, and "some SQL" as SQL. */
const shortForms = (name: string) => [
  ...[name.replace(/ \d[\d.]*$/, ''), name.replace(/\.js$/i, '')].filter((short) => short !== name && short.length > 2),
  ...(bare(name) === name ? [] : [bare(name)]),
  ...amongWords(name),
]

export function namesOf(name: string): string[] {
  const known = knownTechnology(name) ?? knownTechnology(bare(name))
  const others = known ? [known.name, ...known.otherNames] : []
  return [...new Set([...others, ...shortForms(name)])].filter((other) => other !== name)
}

export function relateTechnologies(content: Content, ledger: Fact[], jobs: Job[], projects: Project[]): Technology[] {
  const { skills } = content
  const technologies = new Map<string, Technology>()
  const technologyOf = (name: string) => {
    const id = name.toLowerCase()
    let one = technologies.get(id)
    if (!one) {
      one = { kind: 'technology', id, name, otherNames: namesOf(name), jobs: [], projects: [], skills: [], named: [] }
      technologies.set(id, one)
    }
    return one
  }
  for (const job of jobs) for (const name of job.technologies) technologyOf(name).jobs.push(job)
  for (const project of projects) for (const name of project.technologies) technologyOf(name).projects.push(project)
  for (const skill of skills) for (const name of skill.technologies) technologyOf(name).skills.push(skill)
  // "Sourdough" may be a skill by itself: where the facts of work name it, it was used there.
  for (const skill of skills)
    if (isNamedAtWork(skill.name, [...jobs, ...projects])) technologyOf(skill.name).skills.push(skill)

  const listed = new Set(
    [...technologies.values()].flatMap(({ name, otherNames }) => [name, ...otherNames].map((one) => one.toLowerCase())),
  )
  // "At SAP" is where somebody worked, and no product of theirs.
  const isEmployer = (name: string) => jobs.some(({ company }) => company.split(/\s+/).includes(name))
  const isRead = (name: string) => !listed.has(name.toLowerCase()) && (!isAmbiguous(name) || ACRONYM.test(name))
  const others = knownTechnologies.filter(
    ({ name, otherNames }) => [name, ...otherNames].every(isRead) && !(ACRONYM.test(name) && isEmployer(name)),
  )
  const names = [...technologies.values(), ...others].flatMap(({ name, otherNames }) =>
    [name, ...otherNames].map((said) => [said, { name, said }] as const),
  )
  const index = createPhraseIndex(names)
  const places = createPhraseIndex<Job | Project>([
    ...jobs.map((job) => [job.company, job] as const),
    ...projects.flatMap((project) => [project.title, shortName(project.title)].map((name) => [name, project] as const)),
  ])
  for (const fact of ledger) {
    if (
      fact.kind === 'technologies' ||
      fact.kind === 'interview' ||
      fact.kind === 'article' ||
      fact.id.startsWith('profile.skill.') ||
      fact.kind === 'testimonial'
    )
      continue
    const { text, written } = foldText(fact.text)
    const said = longestOnly(index.find(text))
    for (const { value, at, end } of said) {
      const { name } = value
      if (isAmbiguous(value.said) && !isWrittenSo(fact.text, value.said, written(at, end))) continue
      const one = technologyOf(name)
      one.named.push(fact)
      const [, kind, id] = /^(experience|case-study)\.([^.]+)/.exec(fact.id) ?? []
      if (kind === 'experience')
        add(
          one.jobs,
          jobs.find((job) => job.id === id),
        )
      else if (kind === 'case-study')
        add(
          one.projects,
          projects.find((project) => project.id === id),
        )
      else {
        for (const { value: place } of places.find(text)) {
          if (place.kind === 'job') add(one.jobs, place)
          else add(one.projects, place)
        }
      }
    }
  }
  for (const { name } of knownTechnologies)
    if (!listed.has(name.toLowerCase()) && !isEmployer(name)) relateFamily(technologies, technologyOf, name)
  for (const one of technologies.values()) {
    if (one.jobs.length + one.projects.length === 0) relateByWords(content.language, one, [...jobs, ...projects])
    for (const { job } of one.projects) add(one.jobs, job)
    one.jobs.sort((a, b) => b.from - a.from)
  }
  return [...technologies.values()]
}

/** "Go" and "R" are so written, and R&D is not R. */
const isWrittenSo = (text: string, name: string, written: string) =>
  written === name &&
  (name.length > 1 || new Set(text.split(/[^\p{Script=Latin}\p{N}&+#'’.-]+|[.](?=\s|$)/u)).has(name))

/** Who used "SAP PP" used SAP: a well-known name with which those of a list begin stands for all of them. */
function relateFamily(
  technologies: ReadonlyMap<string, Technology>,
  technologyOf: (name: string) => Technology,
  name: string,
): void {
  const family = [...technologies.values()].filter(
    (one) => one.name.startsWith(`${name} `) && !otherThings.includes(one.name),
  )
  if (family.length === 0) return
  const one = technologyOf(name)
  for (const { jobs, projects, skills, named } of family) {
    for (const job of jobs) add(one.jobs, job)
    for (const project of projects) add(one.projects, project)
    for (const skill of skills) add(one.skills, skill)
    for (const fact of named) add(one.named, fact)
  }
}

/** "Union negotiation" is what "negotiated a new agreement with the union" tells of: all its words stand in one statement. */
function relateByWords(language: Language, one: Technology, places: (Job | Project)[]): void {
  const words = new Set(terms(language, one.name))
  if (words.size < (isLongNoun(language, one.name) ? 1 : 2)) return
  for (const place of places) {
    const told = place.facts.find(({ kind, text }) => {
      if (kind === 'technologies') return false
      const own = new Set(terms(language, text))
      return [...words].every((word) => own.has(word))
    })
    if (!told) continue
    add(one.named, told)
    if (place.kind === 'job') add(one.jobs, place)
    else add(one.projects, place)
  }
}

/** Nouns of several in one, such as "Kaminbrand", mean one thing in each of their forms: "nach Kaminbränden". */
const LONG_NOUN = /^\p{Lu}\p{Ll}{8,}$/u
const isLongNoun = (language: Language, name: string) => languageTraits[language].joinsNouns && LONG_NOUN.test(name)

/** SAP, with its capitals, is no ordinary word. */
const ACRONYM = /^\p{Lu}{3,}$/u

const isNamedAtWork = (name: string, places: (Job | Project)[]): boolean => {
  const index = createPhraseIndex([[name, name]])
  return places.some(({ facts }) =>
    facts.some(({ kind, text }) => kind !== 'technologies' && index.find(foldText(text).text).length > 0),
  )
}

/** A title that begins with an acronym is called by it. */
export const shortName = (title: string) => /^\p{Lu}[\p{Lu}\d]{2,}(?=\s|$)/u.exec(title)?.[0] ?? title

function add<Value>(list: Value[], one: Value | undefined): void {
  if (one && !list.includes(one)) list.push(one)
}
