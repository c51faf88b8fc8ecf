/** The drawing of a case study as HTML: the one that is on the page already, or fetched. */
import { loadDrawings } from '#content/interface/load-drawings.ts'
import type { Language } from '#contract/language.ts'

const drawings = new Map<string, string | Promise<string>>()

/** Names a case study's drawing in one language, on the page as well. */
export const drawingKey = (language: Language, id: string): string => `${language}/${id}`

export function drawingOf(language: Language, id: string): string | Promise<string> {
  const key = drawingKey(language, id)
  const known = drawings.get(key) ?? rendered(key) ?? load(language, id)
  drawings.set(key, known)
  return known
}

/** Pages come with their drawing, which need not be fetched a second time to bring them to life. */
const rendered = (key: string): string | undefined =>
  typeof document === 'undefined' ? undefined : document.querySelector(`[data-drawing="${key}"]`)?.innerHTML

async function load(language: Language, id: string): Promise<string> {
  const key = drawingKey(language, id)
  try {
    const [{ loadDrawing }] = await Promise.all([loadDrawings[language](), import('./system-styles.ts')])
    const html = (await loadDrawing[id]?.())?.html ?? ''
    // What is there is shown at once the next time, without a promise.
    drawings.set(key, html)
    return html
  } catch (error) {
    // The next try may succeed.
    drawings.delete(key)
    throw error
  }
}
