/** The words of the dialog. */
import type { ResumeDialogMessages } from '#content/interface/en/resume/resume-dialog.ts'
import { loadResumeDialog } from '#content/interface/load-resume-dialog.ts'
import { createTranslate, type Translate as SayOf } from '#content/translate.ts'
import type { Language } from '#contract/language.ts'

export type Translate = SayOf<ResumeDialogMessages>

export async function loadMessages(language: Language): Promise<Translate> {
  const { resumeDialog } = await loadResumeDialog[language]()
  return createTranslate(language, resumeDialog)
}
