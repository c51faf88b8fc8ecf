/** The words of the dialog, fetched with it: none of them is part of the page's own words. */
import type { ResumeDialogMessages } from '#content/interface/en/resume-dialog.ts'
import { createTranslate, type Translate as SayOf } from '#content/translate.ts'
import type { Language } from '#contract/language.ts'

export type Translate = SayOf<ResumeDialogMessages>

const load: Record<Language, () => Promise<{ resumeDialog: ResumeDialogMessages }>> = {
  en: () => import('#content/interface/en/resume-dialog.ts'),
  es: () => import('#content/interface/es/resume-dialog.ts'),
  fr: () => import('#content/interface/fr/resume-dialog.ts'),
  de: () => import('#content/interface/de/resume-dialog.ts'),
  zh: () => import('#content/interface/zh/resume-dialog.ts'),
  ja: () => import('#content/interface/ja/resume-dialog.ts'),
}

export async function loadMessages(language: Language): Promise<Translate> {
  const { resumeDialog } = await load[language]()
  return createTranslate(language, resumeDialog)
}
