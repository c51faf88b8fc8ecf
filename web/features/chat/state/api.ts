import { auditEvent } from '#contract/analytics/audit-event.ts'
import { type Audit, type AuditProgress, type AuditRequest, analyzePerformance } from '#contract/audit/audit.ts'
import {
  type ChatReply,
  type ChatRequest,
  chat,
  eraseConversation,
  rateTurn,
  type TurnFeedback,
} from '#contract/chat/chat.ts'
import { type FitReply, type FitRequest, fit } from '#contract/chat/fit.ts'
import { type Enrichment, enrichPersona, type PersonaRequest, personaRequest } from '#contract/chat/persona.ts'
import { type CustomResumeRequest, customResume } from '#contract/resume.ts'
import { call, type Download, download, stream } from '#web/platform/api.ts'
import { trackEvent } from '#web/platform/tracking/track-event.ts'

export async function askAssistant(
  request: ChatRequest,
  options: { signal: AbortSignal; onText(text: string): void },
): Promise<ChatReply> {
  const reply = await stream(chat, request, options)
  trackEvent('question-asked')
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
  trackEvent(auditEvent(audit.analysis.score))
  return audit
}

/** @returns the address that somebody typed as it is kept, or undefined if it is none. */
export const readEmail = (typed: string): string | undefined => personaRequest.safeParse({ email: typed }).data?.email

export const enrich = async (request: PersonaRequest): Promise<Enrichment> =>
  (await call(enrichPersona, request)).enrichment

export async function requestResume(request: CustomResumeRequest, signal: AbortSignal): Promise<Download> {
  const resume = await download(customResume, request, signal)
  trackEvent('resume-downloaded')
  return resume
}
