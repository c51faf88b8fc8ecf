/** The skills with their evidence, all at once: where the home page shows it on request, this page has an address for it. */
import { ArrowLeft } from 'lucide-react'
import { SkillPart } from '../features/profile/skill-row.tsx'
import { useContent, useWords } from '../platform/i18n.tsx'
import { paths } from '../platform/paths.ts'
import { NavLink } from '../ui/nav-link.tsx'

export default function SkillsPage() {
  const t = useWords()
  const { skills } = useContent()
  return (
    <div className="page pt-(--top) pb-24">
      <NavLink href={paths.about} className="link no-print inline-flex items-center gap-2 py-2">
        <ArrowLeft size={18} aria-hidden="true" />
        {t('projects.back')}
      </NavLink>
      <h1 className="mt-4 text-page">{t('skills.heading')}</h1>
      <div className="mt-10 grid gap-x-16 gap-y-6 md:grid-cols-2">
        {skills.map((skill) => (
          <SkillPart key={skill.id} skill={skill} />
        ))}
      </div>
    </div>
  )
}
