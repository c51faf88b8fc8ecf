/** Which skills lead a résumé: by what is the same in every language, so that all choose the same. */
import type { Content, Skill } from '#contract/content/content.ts'
import { terms } from '#server/knowledge/tokens.ts'
import { byRank } from './choices.ts'
import type { Relevance } from './relevance.ts'

/** Ten percent of level weigh as much as being named by the owner's title. */
const LEVEL_WEIGHT = 1 / 10
const TITLE_WEIGHT = 1
/** What the reader asked for in their own words weighs more than both; what their kind looks for only tells neighbours apart. */
const ASKED_WEIGHT = 3
const KIND_WEIGHT = 0.3

/**
 * @param content in the default language, whatever language the résumé is in.
 * @param asked how much facts matter to the reader's own words.
 * @param kind how much they matter to their kind of reader.
 * @returns the skills' ids, the strongest first.
 */
export function strongestSkills(
  { profile, language, ...content }: Content,
  asked: Relevance,
  kind: Relevance,
): string[] {
  const titleWords = new Set(terms(language, profile.title))
  const isNamed = ({ name }: Skill) => terms(language, name).some((word) => titleWords.has(word))
  const ranked = byRank(content.skills, (skill) => {
    const fact = `skill.${skill.id}`
    const named = isNamed(skill) ? TITLE_WEIGHT : 0
    return LEVEL_WEIGHT * skill.level + named + ASKED_WEIGHT * asked.ofAll(fact) + KIND_WEIGHT * kind.ofAll(fact)
  })
  // How somebody works supports what they work at, and never leads: none of its names stands in a job or case study.
  const used = new Set([...content.experience, ...content.caseStudies].flatMap(({ technologies }) => technologies))
  const lead = ranked.find(({ technologies }) => technologies.some((name) => used.has(name)))
  return (lead ? [lead, ...ranked.filter((skill) => skill !== lead)] : ranked).map(({ id }) => id)
}
