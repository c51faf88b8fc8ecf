/** The admin log: what admins did. */
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { pageOf, pageQuery } from '#contract/page.ts'

export const adminActions = [
  'signed-in',
  'second-factor-on',
  'second-factor-off',
  'user-invited',
  'invitation-withdrawn',
  'user-promoted',
  'user-demoted',
  'user-disabled',
  'user-enabled',
  'user-deleted',
  'user-signed-out',
  'message-answered',
  'message-marked',
  'message-deleted',
  'mail-retried',
  'mail-dismissed',
  'conversation-deleted',
  'question-dismissed',
  'fact-added',
  'fact-changed',
  'fact-removed',
  'project-created',
  'project-changed',
  'project-deleted',
  'project-imported',
  'milestone-begun',
  'milestone-delivered',
  'milestone-paused',
  'milestone-taken-back',
  'expense-added',
  'expense-removed',
  'reading-added',
  'reading-removed',
  'document-added',
  'document-deleted',
  'update-posted',
  'thread-answered',
  'meeting-accepted',
  'meeting-declined',
  'providers-tested',
  'site-measured',
  'backup-made',
  'test-mail-sent',
] as const
export type AdminAction = (typeof adminActions)[number]

/** Replaces the address of an erased person. */
export const erasedPerson = /^#[0-9a-f]{8}$/

const entry = z.object({
  id: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
  /** The admin's address at that time; of an erased account, as in `subject`. */
  admin: z.string(),
  action: z.enum(adminActions),
  /** Person or thing concerned: an address, a project's name; `#` and a number for an erased person. */
  subject: z.nullable(z.string()),
  /** What it is about in money, such as an expense: the amount in the currency's smallest unit. */
  money: z.nullable(z.object({ amount: z.int(), currency: z.string() })),
})

export const readAdminLog = endpoint({
  method: 'GET',
  path: '/api/admin/log',
  summary: 'The admin log, the latest first.',
  access: 'admin',
  query: pageQuery,
  reply: pageOf(entry),
  errors: [],
})
