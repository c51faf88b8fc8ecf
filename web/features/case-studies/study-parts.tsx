/** What the cards of a case study have in common, on the home page and in the grid. */
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import type { CaseStudy } from '#contract/content/content.ts'
import { useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'

/** @param most how many are shown; the others are counted. */
export function Technologies({ of: { technologies }, most = technologies.length }: { of: CaseStudy; most?: number }) {
  const t = useT()
  const hidden = technologies.length - most
  if (technologies.length === 0) return null
  return (
    <ul aria-label={t('projects.technologies')} className="chips mt-5">
      {technologies.slice(0, most).map((technology) => (
        <li key={technology}>{technology}</li>
      ))}
      {hidden > 0 && <li>{t('projects.more', { count: hidden })}</li>}
    </ul>
  )
}

/** @param name of the link, to be heard where the texts of many links are the same. */
export function StudyLink({ study, name, text }: { study: CaseStudy; name: string; text: string }) {
  return (
    <Link href={paths.caseStudy(study.id)} aria-label={name} className="button">
      {text}
      <ArrowRight size={18} aria-hidden="true" />
    </Link>
  )
}
