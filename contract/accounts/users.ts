/** User accounts, as the owner manages them. */
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { pageOf, pageQuery } from '#contract/page.ts'
import { code, searchText } from '#contract/text.ts'
import { success } from './accounts.ts'

/** In Unicode code points. */
export const SEARCH_MAX = 100

const listedUser = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** Both may be empty. */
  firstName: z.string(),
  lastName: z.string(),
  isAdmin: z.boolean(),
  /** Cannot sign in. */
  isDisabled: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Epoch milliseconds. */
  registeredAt: z.number(),
  /** Number of sessions. */
  sessions: z.number(),
})
export type ListedUser = z.infer<typeof listedUser>

const id = code(100).check(z.maxLength(100))
const one = z.object({ id })
const changed = z.object({ success: z.literal(true), user: listedUser })

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'All users, the newest first; `search` covers names and addresses.',
  access: 'admin',
  query: z.extend(pageQuery, { search: z.optional(searchText(SEARCH_MAX)) }),
  reply: pageOf(listedUser),
  errors: [],
})

export const roleChange = z.object({ isAdmin: z.boolean() })

export const setRole = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:id/role',
  summary: 'Grants or revokes admin rights; not one’s own, and not for an unconfirmed address.',
  access: 'admin',
  params: one,
  body: roleChange,
  reply: changed,
  errors: ['invalid-input', 'not-found', 'own-account', 'address-unproven', 'last-admin'],
})

export const accessChange = z.object({ isDisabled: z.boolean() })

export const setAccess = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:id/access',
  summary: 'Disables an account, which ends its sessions at once, or enables it again; not one’s own.',
  access: 'admin',
  params: one,
  body: accessChange,
  reply: changed,
  errors: ['invalid-input', 'not-found', 'own-account', 'last-admin'],
})

export const deleteUserAccount = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  summary: 'Deletes an account with all data about the person; not one’s own.',
  access: 'admin',
  params: one,
  reply: success,
  errors: ['not-found', 'own-account', 'last-admin'],
})

const userSession = z.object({
  id: z.string(),
  /** Epoch milliseconds. */
  signedInAt: z.number(),
  /** The day of its last use. */
  lastUsedAt: z.number(),
  /** The browser's user agent. */
  userAgent: z.string(),
})
export type UserSession = z.infer<typeof userSession>

export const listUserSessions = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id/sessions',
  summary: 'A user’s sessions, the last used first.',
  access: 'admin',
  params: one,
  reply: z.object({ sessions: z.array(userSession) }),
  errors: ['not-found'],
})

export const endUserSession = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions/:sessionId',
  summary: 'Ends one session of another user.',
  access: 'admin',
  params: z.extend(one, { sessionId: id }),
  reply: success,
  errors: ['not-found', 'own-account'],
})

export const endUserSessions = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions',
  summary: 'Ends all sessions of another user.',
  access: 'admin',
  params: one,
  reply: success,
  errors: ['not-found', 'own-account'],
})
