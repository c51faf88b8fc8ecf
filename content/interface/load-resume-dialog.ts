/** The words of the résumé's dialog in each language, fetched with it: none of them is part of the page's own words. */

import type { Language } from '#contract/language.ts'
import type { ResumeDialogMessages } from './en/resume-dialog.ts'

export const loadResumeDialog: Record<Language, () => Promise<{ resumeDialog: ResumeDialogMessages }>> = {
  en: () => import('./en/resume-dialog.ts'),
  es: () => import('./es/resume-dialog.ts'),
  fr: () => import('./fr/resume-dialog.ts'),
  de: () => import('./de/resume-dialog.ts'),
  zh: () => import('./zh/resume-dialog.ts'),
  ja: () => import('./ja/resume-dialog.ts'),
}
