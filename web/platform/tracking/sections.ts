/** Which section of the home page is the current one: shared by what counts visits and what the site itself reacts to. */
import { type CountedSection, countedSections } from '#contract/analytics/visit-events.ts'

const sectionIds: Record<CountedSection, string> = {
  hero: 'hero-section',
  about: 'about-section',
  experience: 'experience-section',
  projects: 'case-studies-section',
  contact: 'contact-section',
}

export interface SectionWatch {
  /** The page may have others now. */
  look(): void
  /** Forgets which one it was, and finds it out again. */
  restart(): void
  stop(): void
}

/**
 * A section is the current one from when its top reaches the upper half of the window until the next one's does, or its own end:
 * while it lies on the line across the middle. So long ones count as much as short ones.
 */
export function watchSections(onChange: (section: CountedSection | undefined) => void): SectionWatch {
  let current: CountedSection | undefined
  let observed: Element[] = []
  const line = new IntersectionObserver(
    (entries) => {
      const before = current
      for (const { target, isIntersecting } of entries) {
        const name = countedSections.find((one) => sectionIds[one] === target.id)
        if (isIntersecting) current = name
        else if (current === name) current = undefined
      }
      if (current !== before) onChange(current)
    },
    { rootMargin: '-50% 0px -50% 0px' },
  )
  const restart = () => {
    line.disconnect()
    current = undefined
    observed = Object.values(sectionIds).flatMap((id) => document.getElementById(id) ?? [])
    for (const element of observed) line.observe(element)
  }
  return {
    look() {
      if (observed.length === 0 || observed.some(({ isConnected }) => !isConnected)) restart()
    },
    restart,
    stop: () => line.disconnect(),
  }
}
