/** The words of the dialog, fetched with it: none of them is part of the page's own words. */
import type { ResumeDialogWords } from '../../../content/locales/en/resume-dialog.ts'
import { createSay, type Say as SayOf } from '../../../content/say.ts'
import type { Language } from '../../../contract/language.ts'

export type Say = SayOf<ResumeDialogWords>

const load: Record<Language, () => Promise<{ resumeDialog: ResumeDialogWords }>> = {
  en: () => import('../../../content/locales/en/resume-dialog.ts'),
  es: () => import('../../../content/locales/es/resume-dialog.ts'),
  fr: () => import('../../../content/locales/fr/resume-dialog.ts'),
  de: () => import('../../../content/locales/de/resume-dialog.ts'),
  zh: () => import('../../../content/locales/zh/resume-dialog.ts'),
  ja: () => import('../../../content/locales/ja/resume-dialog.ts'),
}

export async function loadWords(language: Language): Promise<Say> {
  const { resumeDialog } = await load[language]()
  return createSay(language, resumeDialog)
}
