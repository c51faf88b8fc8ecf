// What the owner has written, as this language's readers get it; for the browser the build puts the result in this place.
import type { ArticleSummary } from '#contract/content/content.ts'
import { contentIn } from '../../owner.ts'

export const articles: ArticleSummary[] = contentIn('fr').articles
/** The build alone makes HTML of them. */
export const loadText: Record<string, () => Promise<{ html: string }>> = {}
