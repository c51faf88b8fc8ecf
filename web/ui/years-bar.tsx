import type { SkillYears } from '#contract/content/content.ts'

/** Years as bars along the owner's career, each kind over the one before it. Words beside it say the same. */
export const YearsBar = ({ whole, used, proven }: Omit<SkillYears, 'text'>) => (
  <svg aria-hidden="true" viewBox="0 0 100 9" preserveAspectRatio="none" className="years">
    <path d={whole} />
    <path d={used} />
    <path d={proven} />
  </svg>
)
