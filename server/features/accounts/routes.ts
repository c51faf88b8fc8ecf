import type { Hono } from 'hono'
import * as accounts from '#contract/accounts/accounts.ts'
import * as providers from '#contract/accounts/identity-providers.ts'
import { invite, listInvitations, withdrawInvitation } from '#contract/accounts/invitations.ts'
import * as mailed from '#contract/accounts/mailed-links.ts'
import * as account from '#contract/accounts/own-account.ts'
import * as second from '#contract/accounts/second-factor.ts'
import { isOn } from '#contract/site/site.ts'
import { readForm } from '#server/http/body.ts'
import { mount } from '#server/http/mount.ts'
import type { HttpEnv } from '#server/http/request.ts'
import { configuredProviders } from '#server/integrations/identity/providers.ts'
import type { PersonalData } from '#server/privacy/personal-data.ts'
import type { Services } from '#server/services.ts'
import * as invitations from './invitations.ts'
import { logIn, logOut } from './login.ts'
import * as links from './mailed-links.ts'
import * as own from './own/own-account.ts'
import { deleteAccount, download } from './own/own-data.ts'
import * as profile from './own/own-profile.ts'
import { comeBack, start } from './providers.ts'
import { register } from './register.ts'
import * as secondFactor from './second-factor/second-factor.ts'

/** @param parts the other features' personal data. */
export function accountRoutes(app: Hono<HttpEnv>, services: Services, parts: PersonalData[]): void {
  mount(app, services, accounts.currentUser, async ({ user }) => user)
  mount(app, services, accounts.login, (call) => logIn(services, call))
  mount(app, services, accounts.register, (call) => register(services, call))
  mount(app, services, accounts.logout, (call) => logOut(services, call))
  mount(app, services, accounts.signInOptions, async () => {
    const there = new Set(configuredProviders(services.env))
    const providers = { google: there.has('google'), github: there.has('github'), apple: there.has('apple') }
    const registration = isOn('portal') ? services.env.REGISTRATION : 'invite'
    return { ...providers, registration, mailWay: services.mail.way }
  })
  mount(app, services, providers.clientLogin, async ({ query }) => {
    const { login: _, notice: __, ...wanted } = query
    const more = new URLSearchParams(wanted)
    return { location: more.size > 0 ? `${providers.signInPath()}&${more}` : providers.signInPath() }
  })

  mount(app, services, providers.googleSignIn, (call) => start(services, 'google', call))
  mount(app, services, providers.githubSignIn, (call) => start(services, 'github', call))
  mount(app, services, providers.appleSignIn, (call) => start(services, 'apple', call))
  mount(app, services, providers.providerReturn, (call) => comeBack(services, call))
  // Apple posts its answer from its own page, without our cookies; the browser sends them with the following GET.
  app.post('/api/auth/callback/apple', async (c) =>
    c.redirect(`/api/auth/callback/apple?${new URLSearchParams(await readForm(c))}`, 303),
  )

  mount(app, services, mailed.forgotPassword, (call) => links.askForReset(services, call))
  mount(app, services, mailed.resetPassword, (call) => links.reset(services, call))
  mount(app, services, mailed.sendMagicLink, (call) => links.askForMagicLink(services, call))
  mount(app, services, mailed.useMagicLink, (call) => links.followMagicLink(services, call))
  mount(app, services, mailed.sendVerification, (call) => links.askForVerification(services, call))
  mount(app, services, mailed.verifyEmail, (call) => links.verify(services, call))

  mount(app, services, account.account, (call) => own.show(services, call))
  mount(app, services, account.endOtherSessions, (call) => own.endOthers(call))
  mount(app, services, account.endSession, (call) => own.endOne(services, call))
  mount(app, services, account.changeName, (call) => profile.changeName(call))
  mount(app, services, account.askForAddress, (call) => profile.askForAddress(services, call))
  mount(app, services, account.confirmAddress, (call) => profile.confirmAddress(services, call))
  mount(app, services, account.changePassword, (call) => own.changePassword(services, call))
  mount(app, services, account.ownData, (call) => download(services, parts, call))
  mount(app, services, account.deleteAccount, (call) => deleteAccount(services, parts, call))

  mount(app, services, second.giveCode, (call) => secondFactor.give(services, call))
  mount(app, services, second.setUpSecondFactor, (call) => secondFactor.setUp(services, call))
  mount(app, services, second.confirmSecondFactor, (call) => secondFactor.confirm(services, call))
  mount(app, services, second.endSecondFactor, (call) => secondFactor.switchOff(services, call))

  mount(app, services, invite, (call) => invitations.invite(services, call))
  mount(app, services, listInvitations, () => invitations.list(services))
  mount(app, services, withdrawInvitation, (call) => invitations.withdraw(services, call))
}
