/** Which of the home page's sections have come into view. */
import type { Section } from '#web/platform/tracking/behavior.ts'
import { waitFor } from '#web/ui/wait-for.ts'
import { isInView } from './hints.ts'

const sectionIds: Record<Section, string> = {
  hero: 'hero-section',
  about: 'about-section',
  experience: 'experience-section',
  projects: 'case-studies-section',
  contact: 'contact-section',
}

/** A long section never shows 30 % of itself at once: it is looked at often enough to see 30 % of the window filled. */
const thresholds = Array.from({ length: 50 }, (_, i) => i / 50)

/** Milliseconds that the page gets to appear. */
const APPEAR_MS = 10_000

/** @param onSeen is told all that have been seen so far. @returns ends it. */
export function watchInView(onSeen: (sections: ReadonlySet<Section>) => void): () => void {
  const seen = new Set<Section>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRect, boundingClientRect } of entries) {
        if (!isInView(intersectionRect.height, boundingClientRect.height, window.innerHeight)) continue
        const section = (Object.keys(sectionIds) as Section[]).find((name) => sectionIds[name] === target.id)
        if (section) seen.add(section)
        observer.unobserve(target)
      }
      onSeen(seen)
    },
    { threshold: thresholds },
  )
  const find = () => Object.values(sectionIds).flatMap((id) => document.getElementById(id) ?? [])
  const unwait = waitFor(
    () => find()[0],
    APPEAR_MS,
    () => {
      for (const section of find()) observer.observe(section)
    },
  )
  return () => {
    unwait()
    observer.disconnect()
  }
}
