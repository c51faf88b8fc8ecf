/** The drawing and the long texts of a case study as HTML: those that are on the page already, or fetched. */
import type { CaseStudyParts } from '#contract/content/case-study-parts.ts'
import type { Language } from '#contract/language.ts'

type Part = keyof CaseStudyParts

const parts = new Map<string, string | Promise<string>>()

/** Names a part of a case study in one language, on the page as well. */
export const partKey = (language: Language, id: string, part: Part): string => `${language}/${id}/${part}`

export function partOf(language: Language, id: string, part: Part): string | Promise<string> {
  const key = partKey(language, id, part)
  const known = parts.get(key) ?? rendered(key) ?? load(language, id, part)
  parts.set(key, known)
  return known
}

/** Pages come with their parts, which need not be fetched a second time to bring them to life. */
const rendered = (key: string): string | undefined =>
  typeof document === 'undefined' ? undefined : document.querySelector(`[data-html="${key}"]`)?.innerHTML

async function load(language: Language, id: string, part: Part): Promise<string> {
  const key = partKey(language, id, part)
  try {
    const [{ loadDrawings }] = await Promise.all([
      import('#content/interface/load-drawings.ts'),
      part === 'drawing' ? import('./system-styles.ts') : undefined,
    ])
    const { loadParts } = await loadDrawings[language]()
    const html = (await loadParts[id]?.())?.parts[part] ?? ''
    // What is there is shown at once the next time, without a promise.
    parts.set(key, html)
    return html
  } catch (error) {
    // The next try may succeed.
    parts.delete(key)
    throw error
  }
}
