/** Every endpoint there is. The API document and the tests that sweep over all calls read this table. */
import { chat, eraseConversation, rateTurn } from './chat.ts'
import { sendContact } from './contact.ts'
import { fit } from './fit.ts'
import { analyzePerformance, printAudit, readAudit } from './performance.ts'
import { enrichPersona } from './persona.ts'
import { customResume, downloadResume } from './resume.ts'
import { reportVitals } from './vitals.ts'

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
  printAudit,
  enrichPersona,
  reportVitals,
}
