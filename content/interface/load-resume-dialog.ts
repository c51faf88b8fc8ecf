/** The words of the résumé's dialog in each language, fetched with it: none of them is part of the page's own words. */

import type { Language } from '#contract/language.ts'
import type { ResumeDialogMessages } from './en/resume/resume-dialog.ts'

export const loadResumeDialog: Record<Language, () => Promise<{ resumeDialog: ResumeDialogMessages }>> = {
  en: () => import('./en/resume/resume-dialog.ts'),
  es: () => import('./es/resume/resume-dialog.ts'),
  fr: () => import('./fr/resume/resume-dialog.ts'),
  de: () => import('./de/resume/resume-dialog.ts'),
  zh: () => import('./zh/resume/resume-dialog.ts'),
  ja: () => import('./ja/resume/resume-dialog.ts'),
}
