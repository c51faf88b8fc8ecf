/** The words of a website's measurement, fetched with the first result. */
import type { AuditCardWords } from '../../../content/locales/en/audit-card.ts'
import type { VitalWords } from '../../../content/locales/en/vitals.ts'
import { createSay, type Say } from '../../../content/say.ts'
import type { Language } from '../../../contract/language.ts'

interface Words {
  card: AuditCardWords
  vitals: VitalWords
}
export type AuditSay = Say<Words>

const both = async (card: Promise<{ auditCard: AuditCardWords }>, vitals: Promise<{ vitals: VitalWords }>) => ({
  card: (await card).auditCard,
  vitals: (await vitals).vitals,
})

const load: Record<Language, () => Promise<Words>> = {
  en: () => both(import('../../../content/locales/en/audit-card.ts'), import('../../../content/locales/en/vitals.ts')),
  es: () => both(import('../../../content/locales/es/audit-card.ts'), import('../../../content/locales/es/vitals.ts')),
  fr: () => both(import('../../../content/locales/fr/audit-card.ts'), import('../../../content/locales/fr/vitals.ts')),
  de: () => both(import('../../../content/locales/de/audit-card.ts'), import('../../../content/locales/de/vitals.ts')),
  zh: () => both(import('../../../content/locales/zh/audit-card.ts'), import('../../../content/locales/zh/vitals.ts')),
  ja: () => both(import('../../../content/locales/ja/audit-card.ts'), import('../../../content/locales/ja/vitals.ts')),
}

// One promise for each language: React's `use` needs the same one at every rendering.
const loading = new Map<Language, Promise<AuditSay>>()

export function auditWords(language: Language): Promise<AuditSay> {
  const known = loading.get(language)
  if (known) return known
  const say = load[language]().then((words) => createSay(language, words))
  loading.set(language, say)
  // A failure is forgotten, so that the next try can succeed.
  say.catch(() => loading.delete(language))
  return say
}
