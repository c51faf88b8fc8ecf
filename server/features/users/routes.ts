import type { Hono } from 'hono'
import * as users from '#contract/accounts/users.ts'
import { HttpError } from '#server/http/errors.ts'
import { mount } from '#server/http/mount.ts'
import type { HttpEnv } from '#server/http/request.ts'
import type { PersonalData } from '#server/privacy/personal-data.ts'
import type { Services } from '#server/services.ts'
import { deleteAccount, setAccess, setRole, signOut } from './change.ts'
import { findUser, sessionsOf, userPage } from './store.ts'

/** @param parts the features' personal data. */
export function userRoutes(app: Hono<HttpEnv>, services: Services, parts: PersonalData[]): void {
  const { db, clock } = services
  mount(app, services, users.listUsers, async ({ query }) => {
    const { rows, next } = await userPage(db, clock.now(), query.search ?? '', query.after)
    return { items: rows, next }
  })
  mount(app, services, users.setRole, (call) => setRole(services, call))
  mount(app, services, users.setAccess, (call) => setAccess(services, call))
  mount(app, services, users.deleteUserAccount, (call) => deleteAccount(services, parts, call))
  mount(app, services, users.listUserSessions, async ({ params: { id = '' } }) => {
    if (!(await findUser(db, clock.now(), id))) throw new HttpError('not-found')
    return { sessions: await sessionsOf(db, clock.now(), id) }
  })
  mount(app, services, users.endUserSession, (call) => signOut(services, call))
  mount(app, services, users.endUserSessions, (call) => signOut(services, call))
}
