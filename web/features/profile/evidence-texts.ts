/** The evidence for the skills, fetched with the first one that is opened and with the page of skills. */
import { loadSkillEvidence } from '#content/interface/load-skill-evidence.ts'
import { createFeatureTexts } from '#web/platform/feature-messages.tsx'

export const {
  loadTexts: loadEvidence,
  TextsProvider: EvidenceProvider,
  useTexts: useEvidence,
} = createFeatureTexts(async (language) => (await loadSkillEvidence[language]()).evidence)
