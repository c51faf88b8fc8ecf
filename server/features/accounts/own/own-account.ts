/** The signed-in user's own account. */
import { identityProviders } from '#contract/accounts/identity-providers.ts'
import type { PasswordChange } from '#contract/accounts/own-account.ts'
import { mailNews } from '#server/auth/account-mails.ts'
import { isFixedAddress } from '#server/auth/first-accounts.ts'
import { hashPassword } from '#server/auth/password.ts'
import { findPasswordHash, hasSecondFactor, putPassword } from '#server/db/accounts.ts'
import { endMailTokens } from '#server/db/mail-tokens.ts'
import { endSessions, endSessionsButDevicesOf, passDevicesOn } from '#server/db/sessions.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { callAuth } from '../auth-call.ts'
import { rememberBrowser } from '../known-browser.ts'
import { requireGoodPassword } from '../new-password.ts'
import { requirePassword, wrongPassword } from '../reauthenticate.ts'
import { countRecoveryCodes, markCodeGiven } from '../second-factor/store.ts'
import { createSession, hasPassword } from '../sign-in.ts'

const done = { success: true as const }

export async function show(services: Services, { headers, session, user }: Call<unknown, 'client'>) {
  const { api } = services.accounts.auth
  const ways = (await callAuth(services, () => api.listUserAccounts({ headers }))).map(({ providerId }) => providerId)
  const hasCode = await hasSecondFactor(services.db, user.id)
  // A session without its second factor gives no access.
  const sessions = (await callAuth(services, () => api.listSessions({ headers }))).filter(
    ({ codeGiven }) => codeGiven || !hasCode,
  )
  return {
    password: ways.includes('credential'),
    providers: identityProviders.filter((provider) => ways.includes(provider)),
    secondFactor: hasCode ? { recoveryCodesLeft: await countRecoveryCodes(services.db, user.id) } : null,
    addressIsFixed: isFixedAddress(services.env, user),
    sessions: sessions.map(({ id, createdAt, updatedAt, userAgent }) => ({
      id,
      current: id === session.id,
      signedInAt: createdAt.getTime(),
      lastUsedAt: updatedAt.getTime(),
      userAgent: userAgent ?? '',
    })),
  }
}

/** @throws HttpError `not-found`, also for another user's session. */
export async function endOne(
  services: Services,
  { headers, params, setCookies, session, user, write }: Call<unknown, 'client'>,
) {
  const { api } = services.accounts.auth
  if (params.id === session.id) {
    setCookies((await callAuth(services, () => api.signOut({ headers, returnHeaders: true }))).headers)
    return done
  }
  if (!(await write((tx) => endSessions(tx, user.id, { only: params.id ?? '' })))) throw new HttpError('not-found')
  return done
}

export async function endOthers({ user, session, write }: Call<unknown, 'client'>) {
  await write((tx) => endSessions(tx, user.id, { except: session.id }))
  return done
}

/** This session continues under a new token, with its devices. All others end with theirs, and so do mailed links. */
export async function changePassword(services: Services, call: Call<PasswordChange, 'client'>) {
  const { db, clock, outbox } = services
  const { body, user, session, language } = call
  const { currentPassword, newPassword } = body
  await requireGoodPassword(services, language, newPassword, { ...user, field: 'newPassword' })
  const wrong = wrongPassword(services, call, 'currentPassword')
  const before = await requirePassword(services, call, currentPassword, wrong)
  const hash = await hashPassword(newPassword)
  await call.write(async (tx) => {
    // The password was changed meanwhile, perhaps by mail.
    if ((await findPasswordHash(tx, user.id)) !== before) throw wrong
    await putPassword(tx, clock, user.id, hash)
    await endSessionsButDevicesOf(tx, user.id, session.id)
    await endMailTokens(tx, user.id)
    await mailNews(services, tx, 'passwordChanged', user)
  })
  outbox.wake()
  const proven = { ...user, ended: new HttpError('not-signed-in'), stillHolds: hasPassword(services, user.id, hash) }
  const { token, cookies } = await createSession(services, call, proven)
  // The user of this session has already entered a code if needed.
  await markCodeGiven(db, token)
  await passDevicesOn(db, session.id, token)
  call.setCookies(cookies)
  call.setCookies(rememberBrowser(services, hash))
  return done
}
