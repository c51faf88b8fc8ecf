/** What proves each skill, in each language: fetched when somebody asks for it. */
import type { SkillEvidence } from '#contract/content/content.ts'
import type { Language } from '#contract/language.ts'

/** By the skill's id. */
export const loadSkillEvidence: Record<Language, () => Promise<{ evidence: Record<string, SkillEvidence> }>> = {
  en: () => import('./en/skill-evidence.ts'),
  es: () => import('./es/skill-evidence.ts'),
  fr: () => import('./fr/skill-evidence.ts'),
  de: () => import('./de/skill-evidence.ts'),
  zh: () => import('./zh/skill-evidence.ts'),
  ja: () => import('./ja/skill-evidence.ts'),
}
