/** What a case study's colour means on the page. */
import type { CaseStudyColor } from '#contract/content/kinds.ts'

export const colors: Record<CaseStudyColor, string> = {
  primary: 'text-brand',
  blue: 'text-cyan',
  secondary: 'text-violet',
  green: 'text-green',
}
