/** The words for a visitor, in their language. A website's own text gets no further than the company's name. */

import { industries } from '#content/language/industries.ts'
import type { Enrichment, ThemeId } from '#contract/chat/persona.ts'
import type { Language } from '#contract/language.ts'
import { required } from '#server/required.ts'
import type { Services } from '#server/services.ts'
import type { Company } from './read-company.ts'

/** For unknown industries: the owner's main topics. */
const generalThemes: ThemeId[] = ['documents', 'decisions', 'releases']

export function composeEnrichment(
  { i18n, knowledgeOf }: Services,
  language: Language,
  company: Company | undefined,
): Enrichment {
  const t = i18n(language)
  const { assistantName, content, retrieval } = knowledgeOf(language)
  const owner = content.profile.name
  const industry = company?.industry && t(`persona.industries.${company.industry}`)
  const values = { assistant: assistantName, owner, company: company?.name, industry }
  const themes = company?.industry ? [...industries[company.industry].themes, 'direction' as const] : generalThemes
  // A product is mentioned only if the owner has facts about it.
  const known = new Set([...retrieval.facts.values()].flatMap(({ tags }) => tags))
  const shared = company?.technologies.find((technology) => known.has(technology))
  return {
    companyContext: company
      ? { name: company.name, ...(industry && { industry }), technologies: company.technologies }
      : null,
    personalizedGreeting: t(`persona.greeting.${industry ? 'industry' : company ? 'company' : 'none'}`, values),
    suggestedTopics: [
      ...[...new Set(themes)].map((theme) => t(`persona.topics.${theme}`)),
      ...(shared ? [t('persona.technology', { owner, technology: shared })] : []),
    ],
    rolePlayScenario: t(`persona.scenario.${company ? 'company' : 'none'}`, {
      ...values,
      scene: t(`persona.scenes.${required(themes[0])}`),
    }),
  }
}
