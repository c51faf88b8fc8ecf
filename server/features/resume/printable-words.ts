/** What of a reader's own words may stand on the owner's résumé: names that the facts have, and who the reader is. */
import { industries } from '#content/language/vocabulary/industries.ts'
import type { Language } from '#contract/language.ts'
import { fold, terms } from '#server/knowledge/tokens.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { createPhraseIndex, longestOnly, type PhraseIndex } from '#server/knowledge/understand/phrase-index.ts'
import { shortName } from '#server/knowledge/world/technologies.ts'
import type { World } from '#server/knowledge/world/world.ts'

const known = new WeakMap<World, PhraseIndex<string>>()

/** Skills, technologies, fields of work and projects, each by all its names. */
function namesOf(world: World): PhraseIndex<string> {
  const made = known.get(world)
  if (made) return made
  const { content, technologies, projects, jobs } = world
  const index = createPhraseIndex([
    ...technologies.flatMap(({ name, otherNames }) => [name, ...otherNames].map((said) => [said, name] as const)),
    ...content.skills.flatMap(({ name, category, keywords }) => same(name, category, ...keywords)),
    ...same(...content.profile.skills.map(({ name }) => name)),
    ...same(...content.profile.coreExpertise.map(({ title }) => title)),
    ...same(...content.services.map(({ title }) => title)),
    ...projects.flatMap(({ title, category }) => same(title, shortName(title), category)),
    ...same(...jobs.map(({ title }) => title)),
  ])
  known.set(world, index)
  return index
}

const same = (...names: string[]) => names.filter(Boolean).map((name) => [name, name] as const)

/** The names in what a reader looks for, as the owner writes them: of "10 years of Rust at Google" at most Rust. */
export function focusIn(texts: string[], world: World): string[] {
  const found = texts.flatMap((text) => longestOnly(namesOf(world).find(foldText(text).text)).map(({ value }) => value))
  return [...new Set(found)]
}

const fields = Object.values(industries)
  .flatMap((words) => Object.values(words))
  .flatMap((words) => words.split(' ').map(fold))

/** Whether nothing is said beside a role but the field it is in: "of a bank", and not "with ten years at Google". */
export function isOnlyRole(rest: string, language: Language, world: World): boolean {
  const said = fold(rest)
  if (/\d/.test(said)) return false
  const left = terms(language, rest)
  const isField = (term: string) => fields.some((field) => term.startsWith(field) || field.startsWith(term))
  return left.every(isField) || focusIn([rest], world).some((name) => fold(name) === said.trim())
}
