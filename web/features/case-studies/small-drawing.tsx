/** A system's small drawing, as the page came with it, or drawn from what is fetched when it comes near. */
import { type ReactElement, use, useEffect, useRef, useState } from 'react'
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
const loaded = new Map<Language, SmallDrawings>()
const isServer = typeof document === 'undefined'

/**
 * @param posture of one that stands upright another is shown where there is room for it, see `case-cards.css`.
 * @param isLate the page comes with its place only: so the home page fits into the first window of a connection, and what a phone does not
 * show is not sent to it.
 */
export function SmallDrawing(props: { study: CaseStudy; posture?: Posture; isLate?: boolean }) {
  const { language } = useLanguage()
  const { id, drawing } = props.study
  const { posture = 'across', isLate = false } = props
  if (!drawing) return null
  const name = `${language}/${id}/${posture}`
  const html = isServer || isLate ? undefined : htmlOf(name, language)
  if (html !== undefined) return <div data-small={name} dangerouslySetInnerHTML={{ __html: html }} />
  const parts = { id, posture, drawing }
  return (
    <div key={name} data-small={name}>
      {isServer && !isLate ? <Drawn {...parts} /> : <Fetched {...parts} />}
    </div>
  )
}

/** Where pages are built, which waits for it. */
function Drawn({ id, posture, drawing }: Props) {
  const t = useT()
  const { language } = useLanguage()
  return use(load(language))[id]?.(posture, t('diagram.alt', { title: drawing.title }))
}

/** How far below or above the window a drawing is fetched, so that it is there when it is scrolled to. */
const NEAR = '400px 0px'

/** Until it is there its place is kept. */
function Fetched({ id, posture, drawing: { title, width, height } }: Props) {
  const t = useT()
  const { language } = useLanguage()
  const place = useRef<SVGSVGElement>(null)
  const label = t('diagram.alt', { title })
  const [drawn, setDrawn] = useState<ReactElement | undefined>(() => loaded.get(language)?.[id]?.(posture, label))
  useEffect(() => {
    if (!place.current) return
    let isShown = true
    const observer = new IntersectionObserver(
      ([change]) => {
        if (!change?.isIntersecting) return
        observer.disconnect()
        load(language).then(
          (all) => isShown && setDrawn(all[id]?.(posture, label)),
          // Its place stays empty; the words beside it say what it is.
          () => {},
        )
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => {
      isShown = false
      observer.disconnect()
    }
  }, [language, id, posture, label])
  return (
    drawn ?? (
      <svg
        ref={place}
        aria-hidden="true"
        {...{ width, height }}
        viewBox={`0 0 ${width} ${height}`}
        className="diagram"
      />
    )
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
  known.then(
    (all) => loaded.set(language, all),
    // The next try may succeed.
    () => loading.delete(language),
  )
  return known
}
