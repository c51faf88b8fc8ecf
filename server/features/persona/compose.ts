/** The words for a visitor, in their language. A website's own text gets no further than the company's name. */

import type { Enrichment } from '#contract/chat/persona.ts'
import type { Language } from '#contract/language.ts'
import type { Services } from '#server/services.ts'
import type { Company } from './read-company.ts'
import { topicsFor } from './topics.ts'

export async function composeEnrichment(
  { i18n, knowledgeOf }: Services,
  language: Language,
  company: Company | undefined,
): Promise<Enrichment> {
  const t = i18n(language)
  const knowledge = await knowledgeOf.inTurns(language)
  const { assistantName, content, retrieval } = knowledge
  const owner = content.profile.name
  const industry = company?.industry && t(`persona.industries.${company.industry}`)
  const values = { assistant: assistantName, owner, company: company?.name, industry }
  const topics = topicsFor(knowledge, company?.industry)
  const [study] = topics.flatMap(({ study }) => study ?? [])
  // A product is mentioned only if the owner has facts about it.
  const known = new Set([...retrieval.facts.values()].flatMap(({ tags }) => tags))
  const shared = company?.technologies.find((technology) => known.has(technology))
  return {
    companyContext: company
      ? { name: company.name, ...(industry && { industry }), technologies: company.technologies }
      : null,
    personalizedGreeting: t(`persona.greeting.${industry ? 'industry' : company ? 'company' : 'none'}`, values),
    suggestedTopics: [
      ...topics.map(({ question }) => question),
      ...(shared ? [t('persona.technology', { owner, technology: shared })] : []),
    ],
    rolePlayScenario: study
      ? t(`persona.scenario.${company ? 'company' : 'none'}`, {
          ...values,
          project: study.title,
          challenge: study.challenge,
        })
      : '',
  }
}
