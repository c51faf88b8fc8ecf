/** Generates the PDF for a reader. */
import type { Language } from '#contract/language.ts'
import type { ResumeLayout } from '#contract/site/resume-layouts.ts'
import { site } from '#contract/site/site.ts'
import type { ResumeDocument } from '#server/pdf/document.ts'
import type { Services } from '#server/services.ts'
import type { Reader } from './reader.ts'
import { tailor } from './tailor.ts'

/** @param at epoch milliseconds. */
export async function resumeFor(
  { knowledgeOf, i18n, env }: Services,
  reader: Reader,
  language: Language,
  at: number,
  layout: ResumeLayout = site.resumeLayout,
): Promise<ResumeDocument> {
  return await tailor(knowledgeOf, i18n, { language, siteUrl: env.SITE_URL, at, layout }, reader)
}
