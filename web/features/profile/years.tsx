/** The years of skills, drawn along the owner's career. */
import type { Share, SkillYears } from '#contract/content/content.ts'
import { useContent, useT } from '#web/platform/i18n.tsx'

export function Years({ years: { text, whole, used, proven } }: { years: SkillYears }) {
  const bars = (kind: string, shares: Share[]) =>
    shares.map(([from, to]) => <i key={from} style={{ '--from': from, '--to': to }} className={kind} />)
  return (
    <span className="skill-years no-print">
      <span aria-hidden="true" className="years">
        {bars('years-whole', [whole])}
        {bars('years-used', used)}
        {bars('years-proven', proven)}
      </span>
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
