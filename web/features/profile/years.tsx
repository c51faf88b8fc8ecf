/** The years of skills, drawn along the owner's career. */
import type { SkillYears } from '#contract/content/content.ts'
import { useContent, useT } from '#web/platform/i18n.tsx'
import { YearsBar } from '#web/ui/years-bar.tsx'

export function Years({ years: { text, whole, used, proven } }: { years: SkillYears }) {
  return (
    <span className="skill-years no-print">
      <YearsBar
        bars={[
          { kind: 'whole', shares: [whole] },
          { kind: 'used', shares: used },
          { kind: 'proven', shares: proven },
        ]}
      />
      <span className="caption">{text}</span>
    </span>
  )
}

/** What the two kinds of bars are, and from when to when they go. */
export function YearsKeys() {
  const t = useT()
  const { career, skills } = useContent()
  if (!career || !skills.some(({ years }) => years)) return null
  const isProven = skills.some(({ years }) => years && years.proven.length > 0)
  const end = career.isOver ? String(career.to - 1) : t('experience.present')
  return (
    <p aria-hidden="true" className="years-keys caption no-print">
      {t('experience.period', { start: String(career.from), end })}
      <span>
        <i className="years-used" />
        {t('experience.heading')}
      </span>
      {isProven && (
        <span>
          <i className="years-proven" />
          {t('projects.heading')}
        </span>
      )}
    </p>
  )
}
