/** Which of the home page's sections have come into view. */
import type { Section } from '#web/platform/tracking/behavior.ts'
import { observeSections } from '#web/platform/tracking/sections.ts'
import { isInView } from './hints.ts'

/** A long section never shows 30 % of itself at once: it is looked at often enough to see 30 % of the window filled. */
const threshold = Array.from({ length: 50 }, (_, i) => i / 50)

export function watchInView() {
  const seen = new Set<Section>()
  const sections = observeSections({ threshold }, (changes) => {
    for (const { section, entry } of changes) {
      if (isInView(entry.intersectionRect.height, entry.boundingClientRect.height, window.innerHeight))
        seen.add(section)
    }
  })
  return {
    /** All that have been seen so far; the page may have got them only now. */
    read(): ReadonlySet<Section> {
      sections.look()
      return seen
    },
    stop: sections.stop,
  }
}
