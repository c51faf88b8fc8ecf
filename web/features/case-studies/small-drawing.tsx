/** A system's small drawing, as the page came with it, or drawn from what is fetched. */
import { type ReactElement, use, useEffect, useState } from 'react'
import type { Posture } from '#contract/content/case-study-parts.ts'
import type { CaseStudy } from '#contract/content/content.ts'
import type { DrawingInShort } from '#contract/content/drawing.ts'
import type { Language } from '#contract/language.ts'
import { useLanguage, useT } from '#web/platform/i18n.tsx'
import type { SmallDrawings } from './draw-small.tsx'

interface Props {
  id: string
  posture: Posture
  drawing: DrawingInShort
}

const rendered = new Map<string, string>()
const loading = new Map<Language, Promise<SmallDrawings>>()
const isServer = typeof document === 'undefined'

/** @param posture of one that stands upright another is shown where there is room for it, see `case-cards.css`. */
export function SmallDrawing({ study: { id, drawing }, posture = 'across' }: { study: CaseStudy; posture?: Posture }) {
  const { language } = useLanguage()
  if (!drawing) return null
  const name = `${language}/${id}/${posture}`
  const html = isServer ? undefined : htmlOf(name, language)
  if (html !== undefined) return <div data-small={name} dangerouslySetInnerHTML={{ __html: html }} />
  const props = { id, posture, drawing }
  return (
    <div key={name} data-small={name}>
      {isServer ? <Drawn {...props} /> : <Fetched {...props} />}
    </div>
  )
}

/** Where pages are built, which waits for it. */
function Drawn({ id, posture, drawing }: Props) {
  const t = useT()
  const { language } = useLanguage()
  return use(load(language))[id]?.(posture, t('diagram.alt', { title: drawing.title }))
}

/** Until it is there its place is kept. */
function Fetched({ id, posture, drawing: { title, width, height } }: Props) {
  const t = useT()
  const { language } = useLanguage()
  const [drawn, setDrawn] = useState<ReactElement>()
  const label = t('diagram.alt', { title })
  useEffect(() => {
    let isShown = true
    load(language).then(
      (all) => isShown && setDrawn(all[id]?.(posture, label)),
      // Its place stays empty; the words beside it say what it is.
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [language, id, posture, label])
  return (
    drawn ?? <svg aria-hidden="true" {...{ width, height }} viewBox={`0 0 ${width} ${height}`} className="diagram" />
  )
}

/** Pages come with their drawings, whose shapes need not be fetched to bring the pages to life. */
function htmlOf(name: string, language: Language): string | undefined {
  const known = rendered.get(name)
  // What stands there later was drawn here.
  if (known !== undefined || loading.has(language)) return known
  const html = document.querySelector(`[data-small="${name}"]`)?.innerHTML
  if (html) rendered.set(name, html)
  return html
}

function load(language: Language): Promise<SmallDrawings> {
  const known = loading.get(language) ?? import('./draw-small.tsx').then(({ drawSmall }) => drawSmall(language))
  loading.set(language, known)
  // The next try may succeed.
  known.catch(() => loading.delete(language))
  return known
}
