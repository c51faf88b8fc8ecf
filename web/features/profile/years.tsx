/** The years of skills, drawn along the owner's career. */
import type { SkillYears } from '#contract/content/content.ts'
import { useContent, useT } from '#web/platform/i18n.tsx'
import { YearsBar } from '#web/ui/years-bar.tsx'

export const Years = ({ years }: { years: SkillYears }) => (
  <span className="skill-years no-print">
    <YearsBar {...years} />
    <span className="caption">{years.text}</span>
  </span>
)

/** What the two kinds of bars are, and from which year to which they go. */
export function YearsKeys() {
  const t = useT()
  const { skills, career } = useContent()
  if (!career || !skills.some(({ years }) => years)) return null
  return (
    <p aria-hidden="true" className="years-keys caption no-print">
      <span>{t('experience.heading')}</span>
      <span>{t('projects.heading')}</span>
      <span>
        {career.from}
        <span>{career.to - 1}</span>
      </span>
    </p>
  )
}
