/** Meetings proposed to the owner, and the booking page. */
import * as z from 'zod/mini'
import { endpoint, HOUR } from '#contract/endpoint.ts'
import { code, optionalLine } from '#contract/text.ts'
import { issue, ofProject, time } from './parts.ts'

export const TOPIC_MAX = 200

export const meetingMinutes = [15, 30, 45, 60] as const

export const meetingAnswers = ['accepted', 'declined'] as const

export const meeting = z.object({
  id: z.string(),
  startsAt: time,
  minutes: z.int(),
  topic: z.string(),
  proposedAt: time,
  /** The owner's answer; null before it. */
  answer: z.nullable(z.enum(meetingAnswers)),
  /** The owner's words with it; empty without any. */
  answerNote: z.string(),
})
export type Meeting = z.infer<typeof meeting>

export const listMeetings = endpoint({
  method: 'GET',
  path: '/api/client/projects/:id/meetings',
  summary: 'The owner’s booking page, if any, and proposed future meetings.',
  access: 'client',
  params: ofProject,
  reply: z.object({ bookingUrl: z.nullable(z.string()), meetings: z.array(meeting) }),
  errors: ['not-found'],
})

export const timeZone = code(64).check(z.maxLength(64), z.refine(isTimeZone))

export const meetingProposal = z.object({
  /** Epoch milliseconds, in the future and within a year. */
  startsAt: z.int({ error: issue('time-required') }).check(z.gte(0, issue('time-required'))),
  minutes: z._default(z.literal(meetingMinutes), 30),
  topic: z._default(optionalLine(TOPIC_MAX), ''),
  /** The client's zone, such as `Europe/Berlin`, used in mails. */
  timeZone: z.catch(timeZone, 'UTC'),
})
export type MeetingProposal = z.infer<typeof meetingProposal>

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

export const proposeMeeting = endpoint({
  method: 'POST',
  path: '/api/client/projects/:id/meetings',
  summary: 'Proposes a meeting to the owner, who gets a calendar invitation by mail.',
  access: 'client',
  limit: { max: 10, windowMs: HOUR, counts: 'accepted' },
  idempotent: true,
  params: ofProject,
  body: meetingProposal,
  reply: z.object({ success: z.literal(true), meeting }),
  errors: ['invalid-input', 'not-found', 'key-reused', 'rate-limited'],
})
