/** The tabs of the owner's admin area by name, for what leads there from elsewhere on the site. */
import type { Language } from '#contract/language.ts'
import { paths } from '#web/platform/paths.ts'
import { loadMessages } from './i18n.tsx'
import { adminTabs } from './tabs.ts'

export async function loadTabNames(language: Language): Promise<{ title: string; href: string }[]> {
  const t = await loadMessages(language)
  return adminTabs.map((tab) => ({ title: t(`tabs.${tab}`), href: `${paths.admin}?tab=${tab}` }))
}
