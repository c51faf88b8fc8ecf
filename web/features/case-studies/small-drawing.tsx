/** A system's small drawing, as the page came with it, or drawn from what is fetched. */
import { type ReactElement, use } from 'react'
import type { CaseStudy } from '#contract/content/content.ts'
import type { Language } from '#contract/language.ts'
import { useLanguage, useT } from '#web/platform/i18n.tsx'

type Small = Record<string, (label: string) => ReactElement>

const rendered = new Map<string, string>()
const loading = new Map<Language, Promise<Small>>()

export function SmallDrawing({ study: { id, drawing } }: { study: CaseStudy }) {
  const t = useT()
  const { language } = useLanguage()
  if (!drawing) return null
  const name = `${language}/${id}`
  const html = htmlOf(name)
  if (html !== undefined) return <div data-small={name} dangerouslySetInnerHTML={{ __html: html }} />
  const draw = use(load(language))[id]
  return <div data-small={name}>{draw?.(t('diagram.alt', { title: drawing.title }))}</div>
}

/** Pages come with their drawings, whose shapes need not be fetched to bring the pages to life. */
function htmlOf(name: string): string | undefined {
  const html =
    rendered.get(name) ??
    (typeof document === 'undefined' ? undefined : document.querySelector(`[data-small="${name}"]`)?.innerHTML)
  if (html) rendered.set(name, html)
  return html || undefined
}

/** One promise for each language: React's `use` needs the same one at every rendering. */
function load(language: Language): Promise<Small> {
  const known = loading.get(language) ?? fetchSmall(language)
  loading.set(language, known)
  // The next try may succeed.
  known.catch(() => loading.delete(language))
  return known
}

async function fetchSmall(language: Language): Promise<Small> {
  const [{ loadDrawings }, { Diagram }] = await Promise.all([
    import('#content/interface/load-drawings.ts'),
    import('#web/ui/diagram/diagram.tsx'),
  ])
  const { small } = await (await loadDrawings[language]()).loadSmall()
  return Object.fromEntries(
    Object.entries(small).map(([id, drawing]) => [id, (label: string) => <Diagram {...{ drawing, label }} />]),
  )
}
