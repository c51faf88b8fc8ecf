/** The calls about users, each by the ids it needs. */
import { invite, listInvitations, withdrawInvitation } from '../../../contract/invitations.ts'
import type { Language } from '../../../contract/language.ts'
import * as users from '../../../contract/users.ts'
import { call } from '../../platform/api.ts'

export const fetchUsers = (search: string, after: string | undefined) =>
  call(users.listUsers, undefined, { query: { search: search || undefined, after } })
export const setRole = async (id: string, isAdmin: boolean) =>
  (await call(users.setRole, { isAdmin }, { params: { id } })).user
export const setAccess = async (id: string, isDisabled: boolean) =>
  (await call(users.setAccess, { isDisabled }, { params: { id } })).user
export const deleteUser = (id: string) => call(users.deleteUserAccount, undefined, { params: { id } })
export const fetchSessions = async (id: string) =>
  (await call(users.listUserSessions, undefined, { params: { id } })).sessions
export const endSession = (id: string, sessionId: string) =>
  call(users.endUserSession, undefined, { params: { id, sessionId } })
export const endSessions = (id: string) => call(users.endUserSessions, undefined, { params: { id } })

export const fetchInvitations = async () => (await call(listInvitations, undefined)).invitations
export const sendInvitation = async (email: string, language: Language) =>
  (await call(invite, { email, language })).invitation
export const withdraw = (id: string) => call(withdrawInvitation, undefined, { params: { id } })

export type Invitation = Awaited<ReturnType<typeof fetchInvitations>>[number]
