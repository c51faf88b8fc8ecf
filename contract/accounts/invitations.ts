/** Invitations to register where REGISTRATION=invite. */
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { languages } from '#contract/language.ts'
import { code, typedEmail } from '#contract/text.ts'

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  /** Epoch milliseconds. */
  invitedAt: z.number(),
  expiresAt: z.number(),
})

export const invitationRequest = z.object({
  email: typedEmail,
  /** The language of the mail; without it that of the request. */
  language: z.optional(z.enum(languages)),
})
export type InvitationRequest = z.infer<typeof invitationRequest>

export const invite = endpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  summary: 'Mails an invitation to register. One to the same address replaces the one before.',
  access: 'admin',
  body: invitationRequest,
  reply: z.object({ success: z.literal(true), invitation }),
  errors: ['invalid-input', 'account-exists'],
})

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/admin/invitations',
  summary: 'Invitations that can still be used, the newest first.',
  access: 'admin',
  reply: z.object({ invitations: z.array(invitation) }),
  errors: [],
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/admin/invitations/:id',
  summary: 'Withdraws an invitation.',
  access: 'admin',
  params: z.object({ id: code(100).check(z.maxLength(100)) }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['not-found'],
})
