/** What a case study's colour means on the page. */
import type { CaseStudyColor } from '../../../contract/content.ts'

export const colors: Record<CaseStudyColor, { text: string; edge: string }> = {
  primary: { text: 'text-brand', edge: 'border-t-brand' },
  blue: { text: 'text-brand', edge: 'border-t-brand' },
  secondary: { text: 'text-violet', edge: 'border-t-violet' },
  green: { text: 'text-green', edge: 'border-t-green' },
}
