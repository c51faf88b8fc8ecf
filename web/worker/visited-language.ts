/** The language in which the visitor reads. A worker sees no cookie, and is ended and started again at any time. */
import { DEFAULT_LANGUAGE, findLanguage, type Language } from '#contract/language.ts'

const CACHE = 'visited-language'
const ADDRESS = '/visited-language'

export async function visitedLanguage(): Promise<Language> {
  const kept = await caches.match(ADDRESS, { cacheName: CACHE })
  return findLanguage(await kept?.text()) ?? DEFAULT_LANGUAGE
}

export async function rememberLanguage(language: string): Promise<void> {
  await (await caches.open(CACHE)).put(ADDRESS, new Response(language))
}
