import type { Hono } from 'hono'
import * as contract from '../../../contract/accounts.ts'
import { invite, listInvitations, withdrawInvitation } from '../../../contract/invitations.ts'
import { readForm } from '../../http/body.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/request.ts'
import { configuredProviders } from '../../outside/identity/providers.ts'
import type { PersonalData } from '../../personal-data.ts'
import type { Services } from '../../services.ts'
import * as invitations from './invitations.ts'
import { logIn, logOut } from './login.ts'
import * as links from './mailed-links.ts'
import * as own from './own-account.ts'
import { deleteAccount, download } from './own-data.ts'
import { comeBack, start } from './providers.ts'
import { register } from './register.ts'

/** @param parts what the other features keep about people. */
export function accountRoutes(app: Hono<HttpEnv>, services: Services, parts: PersonalData[]): void {
  mount(app, services, contract.currentUser, async ({ user }) => user)
  mount(app, services, contract.login, (call) => logIn(services, call))
  mount(app, services, contract.register, (call) => register(services, call))
  mount(app, services, contract.logout, (call) => logOut(services, call))
  mount(app, services, contract.signInOptions, async () => {
    const there = new Set(configuredProviders(services.env))
    const providers = { google: there.has('google'), github: there.has('github'), apple: there.has('apple') }
    return { ...providers, registration: services.env.REGISTRATION }
  })
  mount(app, services, contract.clientLogin, async () => ({ location: contract.signInPath() }))

  mount(app, services, contract.googleSignIn, (call) => start(services, 'google', call))
  mount(app, services, contract.githubSignIn, (call) => start(services, 'github', call))
  mount(app, services, contract.appleSignIn, (call) => start(services, 'apple', call))
  mount(app, services, contract.providerReturn, (call) => comeBack(services, call))
  // Apple posts its answer from its own page, without our cookies; they are there when the browser follows to the GET.
  app.post('/api/auth/callback/apple', async (c) =>
    c.redirect(`/api/auth/callback/apple?${new URLSearchParams(await readForm(c))}`, 303),
  )

  mount(app, services, contract.forgotPassword, (call) => links.askForReset(services, call))
  mount(app, services, contract.resetPassword, (call) => links.reset(services, call))
  mount(app, services, contract.sendMagicLink, (call) => links.askForMagicLink(services, call))
  mount(app, services, contract.useMagicLink, (call) => links.followMagicLink(services, call))
  mount(app, services, contract.sendVerification, (call) => links.askForVerification(services, call))
  mount(app, services, contract.verifyEmail, (call) => links.verify(services, call))

  mount(app, services, contract.account, (call) => own.show(services, call))
  mount(app, services, contract.endOtherSessions, (call) => own.endOthers(services, call))
  mount(app, services, contract.endSession, (call) => own.endOne(services, call))
  mount(app, services, contract.changePassword, (call) => own.changePassword(services, call))
  mount(app, services, contract.ownData, (call) => download(services, parts, call))
  mount(app, services, contract.deleteAccount, (call) => deleteAccount(services, parts, call))

  mount(app, services, invite, (call) => invitations.invite(services, call))
  mount(app, services, listInvitations, () => invitations.list(services))
  mount(app, services, withdrawInvitation, (call) => invitations.withdraw(services, call))
}
