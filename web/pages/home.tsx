import { type ComponentType, useRef } from 'react'
import type { HomeSection } from '#contract/site/schema.ts'
import { shownSections } from '#contract/site/site.ts'
import { CaseStudiesSection } from '#web/features/case-studies/section.tsx'
import { ContactSection } from '#web/features/contact/section.tsx'
import { CredentialsSection } from '#web/features/credentials/section.tsx'
import { Timeline } from '#web/features/experience/timeline.tsx'
import { About } from '#web/features/profile/about.tsx'
import { Hero } from '#web/features/profile/hero.tsx'
import { useResumeDialog } from '#web/features/resume/use-resume-dialog.tsx'
import { TestimonialsSection } from '#web/features/testimonials/section.tsx'
import { useReveal } from '#web/ui/effects/reveal.ts'

const sections: Record<HomeSection, ComponentType> = {
  about: About,
  work: Timeline,
  caseStudies: CaseStudiesSection,
  credentials: CredentialsSection,
  testimonials: TestimonialsSection,
  contact: ContactSection,
}

export default function HomePage() {
  const page = useRef<HTMLDivElement>(null)
  const { openResume, resumeDialog } = useResumeDialog()
  useReveal(page)
  return (
    <>
      <div ref={page} className="home">
        <Hero onResume={openResume} />
        {shownSections.map((section) => {
          const Section = sections[section]
          return <Section key={section} />
        })}
      </div>
      {resumeDialog}
    </>
  )
}
