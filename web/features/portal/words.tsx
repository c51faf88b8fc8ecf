/** The words of the portal, fetched with it: none of them is part of the page's own words. */
import { createContext, type ReactNode, use } from 'react'
import type { PortalPageWords } from '../../../content/locales/en/portal-page.ts'
import { createSay, type Say } from '../../../content/say.ts'
import type { Language } from '../../../contract/language.ts'
import { useLanguage } from '../../platform/i18n.tsx'

const load: Record<Language, () => Promise<{ portalPage: PortalPageWords }>> = {
  en: () => import('../../../content/locales/en/portal-page.ts'),
  es: () => import('../../../content/locales/es/portal-page.ts'),
  fr: () => import('../../../content/locales/fr/portal-page.ts'),
  de: () => import('../../../content/locales/de/portal-page.ts'),
  zh: () => import('../../../content/locales/zh/portal-page.ts'),
  ja: () => import('../../../content/locales/ja/portal-page.ts'),
}

export type PortalSay = Say<PortalPageWords>

// One promise for each language: React's `use` needs the same one at every rendering.
const loading = new Map<Language, Promise<PortalSay>>()

/** The words in this language, once they are there. */
export function loadPortalWords(language: Language): Promise<PortalSay> {
  const known = loading.get(language)
  if (known) return known
  const words = load[language]().then(({ portalPage }) => createSay(language, portalPage))
  loading.set(language, words)
  // A failure is forgotten, so that the next try can succeed.
  words.catch(() => loading.delete(language))
  return words
}

const PortalWordsContext = createContext<PortalSay | undefined>(undefined)

export function usePortalWords(): PortalSay {
  const say = use(PortalWordsContext)
  if (!say) throw new Error('There is no PortalWordsProvider above this component.')
  return say
}

/** Suspends until the words are there. */
export function PortalWordsProvider({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  return <PortalWordsContext value={use(loadPortalWords(language))}>{children}</PortalWordsContext>
}
