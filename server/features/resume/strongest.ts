/** Selects leading skills by language-independent facts, so that all languages agree. */
import { skillRank } from '#content/language/levels/skill-levels.ts'
import type { Content, Skill } from '#contract/content/content.ts'
import { terms } from '#server/knowledge/tokens.ts'
import type { Relevance } from './relevance.ts'
import { byRank } from './selection.ts'

/** Ten percent of level weigh as much as a mention in the owner's title. */
const LEVEL_WEIGHT = 1 / 10
/** A skill without a level neither leads nor comes last for that. */
const UNSAID_LEVEL = 75
const TITLE_WEIGHT = 1
/** The reader's own words weigh more than both; their kind's interests only break ties. */
const ASKED_WEIGHT = 3
const KIND_WEIGHT = 0.3

/**
 * @param content in the default language, whatever the résumé's language.
 * @param asked relevance of facts to the reader's own words.
 * @param kind relevance to their kind of reader.
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
    return (
      LEVEL_WEIGHT * (skillRank(skill) ?? UNSAID_LEVEL) +
      named +
      ASKED_WEIGHT * asked.ofAll(fact) +
      KIND_WEIGHT * kind.ofAll(fact)
    )
  })
  // Soft skills support others and never lead: no job or case study names them.
  const used = new Set([...content.experience, ...content.caseStudies].flatMap(({ technologies }) => technologies))
  const lead = ranked.find(({ technologies }) => technologies.some((name) => used.has(name)))
  return (lead ? [lead, ...ranked.filter((skill) => skill !== lead)] : ranked).map(({ id }) => id)
}
