/** The words of a website's measurement, fetched with the first result. */
import type { AuditCardMessages } from '#content/interface/en/audit/audit-card.ts'
import type { VitalMessages } from '#content/interface/en/vitals.ts'
import { createTranslate, type Translate } from '#content/translate.ts'
import type { Language } from '#contract/language.ts'

interface Messages {
  card: AuditCardMessages
  vitals: VitalMessages
}
export type AuditTranslate = Translate<Messages>

const both = async (card: Promise<{ auditCard: AuditCardMessages }>, vitals: Promise<{ vitals: VitalMessages }>) => ({
  card: (await card).auditCard,
  vitals: (await vitals).vitals,
})

const load: Record<Language, () => Promise<Messages>> = {
  en: () => both(import('#content/interface/en/audit/audit-card.ts'), import('#content/interface/en/vitals.ts')),
  es: () => both(import('#content/interface/es/audit/audit-card.ts'), import('#content/interface/es/vitals.ts')),
  fr: () => both(import('#content/interface/fr/audit/audit-card.ts'), import('#content/interface/fr/vitals.ts')),
  de: () => both(import('#content/interface/de/audit/audit-card.ts'), import('#content/interface/de/vitals.ts')),
  zh: () => both(import('#content/interface/zh/audit/audit-card.ts'), import('#content/interface/zh/vitals.ts')),
  ja: () => both(import('#content/interface/ja/audit/audit-card.ts'), import('#content/interface/ja/vitals.ts')),
}

// One promise for each language: React's `use` needs the same one at every rendering.
const loading = new Map<Language, Promise<AuditTranslate>>()

export function auditMessages(language: Language): Promise<AuditTranslate> {
  const known = loading.get(language)
  if (known) return known
  const t = load[language]().then((words) => createTranslate(language, words))
  loading.set(language, t)
  // A failure is forgotten, so that the next try can succeed.
  t.catch(() => loading.delete(language))
  return t
}
