/** A system's small drawing, as the page came with it, or drawn from what is fetched. */
import { use } from 'react'
import type { CaseStudy } from '#contract/content/content.ts'
import type { Language } from '#contract/language.ts'
import { useLanguage, useT } from '#web/platform/i18n.tsx'
import type { SmallDrawings } from './draw-small.tsx'

const rendered = new Map<string, string>()
const loading = new Map<Language, Promise<SmallDrawings>>()

export function SmallDrawing({ study: { id, drawing } }: { study: CaseStudy }) {
  const t = useT()
  const { language } = useLanguage()
  if (!drawing) return null
  const name = `${language}/${id}`
  const html = rendered.get(name) ?? (loading.has(language) ? undefined : htmlOf(name))
  if (html !== undefined) return <div data-small={name} dangerouslySetInnerHTML={{ __html: html }} />
  const draw = use(load(language))[id]
  return <div data-small={name}>{draw?.(t('diagram.alt', { title: drawing.title }))}</div>
}

/** Pages come with their drawings, whose shapes need not be fetched to bring the pages to life. */
function htmlOf(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const html = document.querySelector(`[data-small="${name}"]`)?.innerHTML
  if (html) rendered.set(name, html)
  return html
}

/** One promise for each language: React's `use` needs the same one at every rendering. */
function load(language: Language): Promise<SmallDrawings> {
  const known = loading.get(language) ?? import('./draw-small.tsx').then(({ drawSmall }) => drawSmall(language))
  loading.set(language, known)
  // The next try may succeed.
  known.catch(() => loading.delete(language))
  return known
}
