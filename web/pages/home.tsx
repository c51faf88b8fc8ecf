import { useRef } from 'react'
import { CaseStudiesSection } from '../features/case-studies/section.tsx'
import { ChatButton } from '../features/chat/chat-button.tsx'
import { ContactSection } from '../features/contact/section.tsx'
import { Timeline } from '../features/experience/timeline.tsx'
import { About } from '../features/profile/about.tsx'
import { Hero } from '../features/profile/hero.tsx'
import { useResumeDialog } from '../features/resume/use-resume-dialog.tsx'
import { TestimonialsSection } from '../features/testimonials/section.tsx'
import { useReveal } from '../ui/reveal.ts'

export default function HomePage() {
  const page = useRef<HTMLDivElement>(null)
  const { openResume, resumeDialog } = useResumeDialog()
  useReveal(page)
  return (
    <>
      <div ref={page} className="home">
        <Hero onResume={openResume} />
        <About />
        <Timeline />
        <CaseStudiesSection />
        <TestimonialsSection />
        <ContactSection />
      </div>
      <ChatButton onResume={openResume} />
      {resumeDialog}
    </>
  )
}
