/** What people see and change of their own account. */
import { identityProviders } from '../../../contract/identity-providers.ts'
import type { PasswordChange } from '../../../contract/own-account.ts'
import { mailNews } from '../../account-mails.ts'
import type { Call } from '../../http/mount.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { callAuth } from './auth-call.ts'
import { countRecoveryCodes, hasSecondFactor, markCodeGiven } from './factor-store.ts'
import { requireGoodPassword } from './new-password.ts'

const done = { success: true as const }

export async function show(services: Services, { headers, session, user }: Call<unknown, 'client'>) {
  const { api } = services.accounts.auth
  const ways = (await callAuth(services, () => api.listUserAccounts({ headers }))).map(({ providerId }) => providerId)
  const hasCode = await hasSecondFactor(services.db, user.id)
  // One for which the code has not been given lets nobody in.
  const sessions = (await callAuth(services, () => api.listSessions({ headers }))).filter(
    ({ codeGiven }) => codeGiven || !hasCode,
  )
  return {
    password: ways.includes('credential'),
    providers: identityProviders.filter((provider) => ways.includes(provider)),
    secondFactor: hasCode ? { recoveryCodesLeft: await countRecoveryCodes(services.db, user.id) } : null,
    sessions: sessions.map(({ id, createdAt, updatedAt, userAgent }) => ({
      id,
      current: id === session.id,
      signedInAt: createdAt.getTime(),
      lastUsedAt: updatedAt.getTime(),
      userAgent: userAgent ?? '',
    })),
  }
}

/** @throws Refusal `not-found`, whether the session is nobody's or somebody else's. */
export async function endOne(services: Services, { headers, params, setCookies, session }: Call<unknown, 'client'>) {
  const { api } = services.accounts.auth
  if (params.id === session.id) {
    setCookies((await callAuth(services, () => api.signOut({ headers, returnHeaders: true }))).headers)
    return done
  }
  const own = (await callAuth(services, () => api.listSessions({ headers }))).find(({ id }) => id === params.id)
  if (!own) throw new Refusal('not-found')
  await callAuth(services, () => api.revokeSession({ body: { token: own.token }, headers }))
  return done
}

export async function endOthers(services: Services, { headers }: Call<unknown, 'client'>) {
  await callAuth(services, () => services.accounts.auth.api.revokeOtherSessions({ headers }))
  return done
}

/** The sign-in it came by goes on under a new token, all others end. */
export async function changePassword(services: Services, call: Call<PasswordChange, 'client'>) {
  const { body, user, headers, language, setCookies } = call
  const { currentPassword, newPassword } = body
  await requireGoodPassword(services, language, newPassword, { isAdmin: user.isAdmin, field: 'newPassword' })
  const wrong = wrongPassword(services, call, 'currentPassword')
  const change = () =>
    services.accounts.auth.api.changePassword({
      body: { currentPassword, newPassword, revokeOtherSessions: true },
      headers,
      returnHeaders: true,
    })
  const { response, headers: cookies } = await callAuth(services, change, { other: wrong })
  // Whoever changes it was let in already, with a code where one is needed.
  if (response.token) await markCodeGiven(services.db, response.token)
  setCookies(cookies)
  await services.db.transaction().execute((tx) => mailNews(services, tx, 'passwordChanged', user))
  services.outbox.nudge()
  return done
}

export function wrongPassword(
  { words }: Services,
  { language }: Pick<Call<unknown>, 'language'>,
  field: string,
): Refusal {
  return new Refusal('invalid-input', { fields: { [field]: words(language)('fields.password-wrong') } })
}
