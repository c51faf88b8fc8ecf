/** Observes the home page's sections, for what counts their time and for what waits until one is in view. */
import { type CountedSection, countedSections } from '#contract/analytics/visit-events.ts'

const sectionIds: Record<CountedSection, string> = {
  hero: 'hero-section',
  about: 'about-section',
  experience: 'experience-section',
  projects: 'case-studies-section',
  contact: 'contact-section',
}

export interface SectionObserver {
  /** The page may have others now. @returns whether it has. */
  look(): boolean
  stop(): void
}

/** @param onChange is told how each section lies, in the order in which the browser tells. */
export function observeSections(
  options: IntersectionObserverInit,
  onChange: (changes: { section: CountedSection; entry: IntersectionObserverEntry }[]) => void,
): SectionObserver {
  let observed: Element[] = []
  const observer = new IntersectionObserver((entries) => {
    onChange(
      entries.flatMap((entry) => {
        const section = countedSections.find((one) => sectionIds[one] === entry.target.id)
        return section ? { section, entry } : []
      }),
    )
  }, options)
  return {
    look() {
      if (observed.length > 0 && observed.every(({ isConnected }) => isConnected)) return false
      observer.disconnect()
      observed = Object.values(sectionIds).flatMap((id) => document.getElementById(id) ?? [])
      for (const element of observed) observer.observe(element)
      return true
    },
    stop: () => observer.disconnect(),
  }
}
