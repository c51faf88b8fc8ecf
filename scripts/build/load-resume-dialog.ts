/** The texts of the résumé's dialog by language, for the build. */
import type { ResumeDialogMessages } from '#content/interface/en/resume-dialog.ts'
import type { Language } from '#contract/language.ts'

export const loadResumeDialog: Record<Language, () => Promise<{ resumeDialog: ResumeDialogMessages }>> = {
  en: () => import('#content/interface/en/resume-dialog.ts'),
  es: () => import('#content/interface/es/resume-dialog.ts'),
  fr: () => import('#content/interface/fr/resume-dialog.ts'),
  de: () => import('#content/interface/de/resume-dialog.ts'),
  zh: () => import('#content/interface/zh/resume-dialog.ts'),
  ja: () => import('#content/interface/ja/resume-dialog.ts'),
}
