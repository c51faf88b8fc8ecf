/** Asking for résumés, and what they are made of. */

import type { Language } from '#contract/language.ts'
import type { ResumeLayout } from '#contract/site/resume-layouts.ts'
import type { App } from '#server/app.ts'
import { type Reader, readerInRole } from '#server/features/resume/reader.ts'
import { tailor } from '#server/features/resume/tailor.ts'
import { openI18n } from '#server/i18n.ts'
import type { ResumeDocument } from '#server/pdf/document.ts'
import { postJson, type Sender } from '#tests/servers/requests.ts'
import { knowledgeOf } from './assistant/knowledge.ts'

const buildRequest = (changes: Record<string, unknown> = {}) => ({
  email: 'reader@example.com',
  role: 'recruiter',
  ...changes,
})

export const askForResume = (app: App, changes: Record<string, unknown> = {}, sender: Sender = {}): Promise<Response> =>
  postJson(app, '/api/download-resume', buildRequest(changes), sender)

const words = openI18n()

/** A résumé as it is before it is printed. */
export async function buildResume(
  language: Language,
  reader: Reader | string = 'recruiter',
  layout: ResumeLayout = 'standard',
): Promise<ResumeDocument> {
  const who = typeof reader === 'string' ? readerInRole(reader) : reader
  const made = { language, siteUrl: 'https://example.com', at: Date.UTC(2026, 10, 21), layout }
  return await tailor(knowledgeOf, words, made, who)
}

export const bytesOf = async (response: Response): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await response.arrayBuffer())
