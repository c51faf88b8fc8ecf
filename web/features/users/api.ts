/** The calls about users, each by the ids it needs. */
import { type InvitationRequest, invite, listInvitations, withdrawInvitation } from '#contract/accounts/invitations.ts'
import * as users from '#contract/accounts/users.ts'
import { call } from '#web/platform/api.ts'

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
export const sendInvitation = async (request: InvitationRequest) => (await call(invite, request)).invitation
export const withdraw = (id: string) => call(withdrawInvitation, undefined, { params: { id } })

export type Invitation = Awaited<ReturnType<typeof fetchInvitations>>[number]
