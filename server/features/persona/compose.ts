/** The words for a visitor, in their language. A website's own text gets no further than the company's name. */
import { industries } from '../../../content/industries.ts'
import type { Language } from '../../../contract/language.ts'
import type { Enrichment, ThemeId } from '../../../contract/persona.ts'
import type { Services } from '../../services.ts'
import type { Company } from './read-company.ts'

/** For those whose field is not known: what the owner's work shows best. */
const generalThemes: ThemeId[] = ['documents', 'decisions', 'releases']

export function composeEnrichment(
  { words, knowledgeOf }: Services,
  language: Language,
  company: Company | undefined,
): Enrichment {
  const say = words(language)
  const { assistantName, content, retrieval } = knowledgeOf(language)
  const owner = content.profile.name
  const industry = company?.industry && say(`persona.industries.${company.industry}`)
  const values = { assistant: assistantName, owner, company: company?.name, industry }
  const themes = company?.industry ? [...industries[company.industry].themes, 'direction' as const] : generalThemes
  // A product is worth a question only if the owner has something to say about it.
  const known = new Set([...retrieval.facts.values()].flatMap(({ tags }) => tags))
  const shared = company?.technologies.find((technology) => known.has(technology))
  return {
    companyContext: company
      ? { name: company.name, ...(industry && { industry }), technologies: company.technologies }
      : null,
    personalizedGreeting: say(`persona.greeting.${industry ? 'industry' : company ? 'company' : 'none'}`, values),
    suggestedTopics: [
      ...[...new Set(themes)].map((theme) => say(`persona.topics.${theme}`)),
      ...(shared ? [say('persona.technology', { owner, technology: shared })] : []),
    ],
    rolePlayScenario: say(`persona.scenario.${company ? 'company' : 'none'}`, {
      ...values,
      scene: say(`persona.scenes.${themes[0]!}`),
    }),
  }
}
