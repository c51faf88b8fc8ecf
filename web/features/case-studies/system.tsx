/** A case study's architecture: drawn and written by the build, and brought to life when somebody touches it. */
import { use, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { CaseStudy } from '#contract/content/content.ts'
import { openChat } from '#web/platform/chat-request.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { isOfDrawing } from '#web/platform/paths.ts'
import type { Living } from './living/living-drawing.ts'
import { partKey, partOf } from './page-parts.ts'

/**
 * Waits for the drawing, and has no hooks of its own: where it arrives while React waits, it is rendered a second time without
 * `use`, and React refuses the hooks that follow (error 467).
 */
export function System({ study }: { study: CaseStudy }) {
  const { language } = useLanguage()
  const drawing = partOf(language, study.id, 'drawing')
  const html = typeof drawing === 'string' ? drawing : use(drawing)
  return <Drawing name={partKey(language, study.id, 'drawing')} html={html} />
}

function Drawing({ name, html }: { name: string; html: string }) {
  const root = useRef<HTMLDivElement>(null)
  const [, navigate] = useLocation()

  useEffect(() => {
    const element = root.current
    if (!element) return
    // Browsers without it, as those of iPhones, are not offered it.
    const full = element.querySelector<HTMLElement>('.mode-full')
    if (full) full.hidden = !document.fullscreenEnabled
    const ask = (question: string) => openChat({ question }, navigate)
    let living: Promise<Living> | undefined
    const wake = () => {
      living ??= import('./living/living-drawing.ts').then(({ bringToLife }) => bringToLife(element, ask))
      // The next touch tries again.
      living.catch(() => {
        living = undefined
      })
      return living
    }
    const onFirstTouch = () => void wake().catch(() => {})
    const onClick = ({ target, detail }: MouseEvent) => {
      if (target instanceof Element)
        wake().then(
          ({ press }) => press(target, detail > 0),
          () => {},
        )
    }
    element.addEventListener('pointerenter', onFirstTouch, { once: true })
    element.addEventListener('focusin', onFirstTouch, { once: true })
    element.addEventListener('click', onClick)
    // Once it lives it follows the address by itself.
    const onAddress = () => {
      if (isOfDrawing(window.location.hash)) onFirstTouch()
    }
    window.addEventListener('hashchange', onAddress)
    onAddress()
    return () => {
      element.removeEventListener('click', onClick)
      window.removeEventListener('hashchange', onAddress)
      living?.then(
        ({ end }) => end(),
        () => {},
      )
    }
  }, [html, navigate])

  // The build wrote it, and escaped what the owner says.
  return <div ref={root} data-html={name} dangerouslySetInnerHTML={{ __html: html }} />
}
