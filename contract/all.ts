/** Every endpoint there is. The API document and the tests that sweep over all calls read this table. */
import { chat, eraseConversation, rateTurn } from './chat.ts'
import { sendContact } from './contact.ts'
import { fit } from './fit.ts'
import { analyzePerformance, readAudit } from './performance.ts'
import { customResume, downloadResume } from './resume.ts'

export const endpoints = {
  chat,
  rateTurn,
  eraseConversation,
  fit,
  sendContact,
  downloadResume,
  customResume,
  analyzePerformance,
  readAudit,
}
