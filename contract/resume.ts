/** Résumés made for a reader. */
import * as z from 'zod/mini'
import { endpoint, MINUTE } from './endpoint.ts'
import type { FieldError } from './errors.ts'
import { languages } from './language.ts'
import { listOf } from './list.ts'
import { resumeLayouts } from './site/resume-layouts.ts'
import { optionalLine, typedEmail, typedLine } from './text.ts'

/** A reader's role. `other` is never sent: the typed text is. */
export const resumeRoles = ['recruiter', 'client', 'developer'] as const
export type ResumeRole = (typeof resumeRoles)[number]

export const ROLE_MAX = 100
export const INTERESTS_MAX = 20
export const FOCUS_MAX = 500

/** The résumé's language; by default the request's. */
const language = z.optional(z.enum(languages))

/** After this an address is deleted to which the owner may not write; where the reader agreed to be written to, it stays. */
export const RESUME_ADDRESS_RETENTION_DAYS = 180

/** A file as the server made it. */
const pdf = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) })

export const resumeRequest = z.object({
  email: typedEmail,
  /** One of `resumeRoles`, or the reader's own words. */
  role: typedLine('role-required', ROLE_MAX),
  /** The owner may write to this address. */
  followUp: z._default(z.boolean(), false),
  language,
  /** By default the site's. */
  layout: z.optional(z.enum(resumeLayouts)),
})
export type ResumeRequest = z.infer<typeof resumeRequest>

export const downloadResume = endpoint({
  method: 'POST',
  path: '/api/download-resume',
  summary: 'Makes a résumé for the reader’s role and notifies the owner.',
  access: 'anyone',
  limit: { max: 10, windowMs: MINUTE, counts: 'requests' },
  body: resumeRequest,
  reply: pdf,
  file: 'application/pdf',
  errors: ['invalid-input', 'rate-limited', 'resume-unreadable'],
})

const tooLong: FieldError = 'too-long'
/** In characters, of a list that was sent as one text. */
const LIST_MAX = INTERESTS_MAX * ROLE_MAX

/** A list, or a text with commas between its items. */
const words = z._default(
  z.pipe(
    z.transform((given: unknown, { issues }) => {
      if (typeof given !== 'string') return given
      if (given.length > LIST_MAX) {
        issues.push({ code: 'custom', input: given, message: tooLong })
        return []
      }
      return given.split(/[,;\n、，；]/).filter((item) => item.trim() !== '')
    }),
    listOf(typedLine('role-required', ROLE_MAX), INTERESTS_MAX, { tooMany: tooLong }),
  ),
  [],
)

export const customResumeRequest = z.object({
  interests: words,
  technologies: words,
  userType: z._default(optionalLine(ROLE_MAX), ''),
  focus: z._default(optionalLine(FOCUS_MAX), ''),
  language,
})
export type CustomResumeRequest = z.infer<typeof customResumeRequest>

export const customResume = endpoint({
  method: 'POST',
  path: '/api/resume/custom',
  summary: 'Makes a résumé for the topics of a conversation.',
  access: 'anyone',
  limit: { max: 10, windowMs: MINUTE, counts: 'requests' },
  body: customResumeRequest,
  reply: pdf,
  file: 'application/pdf',
  errors: ['invalid-input', 'rate-limited', 'resume-unreadable'],
})
