import { auditDeed } from '../../../contract/audit-deed.ts'
import {
  type ChatReply,
  type ChatRequest,
  chat,
  eraseConversation,
  rateTurn,
  type TurnFeedback,
} from '../../../contract/chat.ts'
import { type FitReply, type FitRequest, fit } from '../../../contract/fit.ts'
import { type Audit, type AuditProgress, type AuditRequest, analyzePerformance } from '../../../contract/performance.ts'
import { type Enrichment, enrichPersona, type PersonaRequest, personaRequest } from '../../../contract/persona.ts'
import { type CustomResumeRequest, customResume } from '../../../contract/resume.ts'
import { call, type Download, download, stream } from '../../platform/api.ts'
import { noteDeed } from '../../platform/visit.ts'

export async function askAssistant(
  request: ChatRequest,
  options: { signal: AbortSignal; onText(text: string): void },
): Promise<ChatReply> {
  const reply = await stream(chat, request, options)
  noteDeed('question-asked')
  return reply
}

export const sendFeedback = (feedback: TurnFeedback) => call(rateTurn, feedback)

export const requestErasure = (conversation: string) => call(eraseConversation, { conversation })

export const compareAdvert = (request: FitRequest): Promise<FitReply> => call(fit, request)

export async function measureWebsite(
  request: AuditRequest,
  { signal, onProgress }: { signal: AbortSignal; onProgress(progress: AuditProgress): void },
): Promise<Audit> {
  const audit = await stream(analyzePerformance, request, {
    signal,
    onProgress: (value) => onProgress(value as AuditProgress),
  })
  noteDeed(auditDeed(audit.analysis.score))
  return audit
}

/** @returns the address that somebody typed as it is kept, or undefined if it is none. */
export const readEmail = (typed: string): string | undefined => personaRequest.safeParse({ email: typed }).data?.email

export const enrich = async (request: PersonaRequest): Promise<Enrichment> =>
  (await call(enrichPersona, request)).enrichment

export async function requestResume(request: CustomResumeRequest, signal: AbortSignal): Promise<Download> {
  const resume = await download(customResume, request, signal)
  noteDeed('resume-downloaded')
  return resume
}
