/** The second factor: setting it up, verifying codes, and switching it off. */
import { createHash, randomBytes } from 'node:crypto'
import { profile } from '#content/owner.ts'
import {
  CODE_MS,
  CODE_TRIES,
  RECOVERY_CODES,
  type SecondFactorSetup,
  type TypedCode,
} from '#contract/accounts/second-factor.ts'
import type { AccountFieldError } from '#contract/errors.ts'
import { hasSecondFactor, holdUser, removeSecondFactor } from '#server/db/accounts.ts'
import { logAdmin } from '#server/db/admin-log.ts'
import { countOne, forgetCount } from '#server/db/limits.ts'
import type { Tx } from '#server/db/open.ts'
import { requireReauthentication } from '#server/features/accounts/reauthenticate.ts'
import { admit } from '#server/features/accounts/sign-in.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { decrypt, encrypt } from './encrypt.ts'
import * as store from './store.ts'
import { base32, stepOf } from './totp.ts'

/** RFC 4226 section 4 recommends 160 bits. */
const SECRET_BYTES = 20
/** 80 bits, 16 letters: too many to guess from their digests. */
const RECOVERY_BYTES = 10

/** The secret takes effect once a code has confirmed it. */
export async function setUp(services: Services, call: Call<SecondFactorSetup, 'admin'>) {
  const { env } = services
  const { user } = call
  await requireReauthentication(services, call)
  const bytes = randomBytes(SECRET_BYTES)
  await call.write(async (tx) => {
    if (await hasSecondFactor(tx, user.id)) throw new HttpError('second-factor-on')
    await store.putSecret(tx, user.id, encrypt(services.secret, user.id, bytes))
  })
  const secret = base32(bytes)
  const issuer = `${profile.name} (${new URL(env.SITE_URL).host})`
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(user.email)}`
  const uri = `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
  return { success: true as const, secret, uri }
}

export async function confirm(services: Services, call: Call<TypedCode, 'admin'>) {
  const { clock } = services
  const { user, session, body } = call
  const codes = Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(RECOVERY_BYTES)))
  await tryCode(services, user.id, call, () =>
    call.write(async (tx) => {
      if (await hasSecondFactor(tx, user.id)) throw new HttpError('second-factor-on')
      if (!(await useCode(services, tx, user.id, body.code))) return false
      if (!(await store.switchOn(tx, user.id, session.id, codes.map(digest)))) throw new HttpError('second-factor-on')
      await logAdmin(tx, clock, user.email, 'second-factor-on')
      return true
    }),
  )
  return { success: true as const, recoveryCodes: codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')) }
}

/** Completes the pending sign-in of the request's cookie. @throws HttpError `not-signed-in` without one or after its time. */
export async function give(services: Services, call: Call<TypedCode>) {
  const { accounts, db, clock } = services
  const { found } = await accounts.findSession(call.headers)
  if (found?.sessionStatus === 'disabled') throw new HttpError('account-disabled')
  if (found?.sessionStatus !== 'code-missing' || clock.now() - found.session.signedInAt > CODE_MS)
    throw new HttpError('not-signed-in')
  const { user, session } = found
  await tryCode(services, user.id, call, () =>
    db.transaction().execute(async (tx) => {
      await holdUser(tx, user.id)
      if (!(await useCode(services, tx, user.id, call.body.code))) return false
      // Ended meanwhile, as by switching the second factor off; the code stays unused.
      if (!(await store.markCodeGiven(tx, session.token))) throw new HttpError('not-signed-in')
      return true
    }),
  )
  call.hintSignIn(true)
  return await admit(services, call, user)
}

export async function switchOff(services: Services, call: Call<TypedCode, 'client'>) {
  const { clock } = services
  const { user, body } = call
  await tryCode(services, user.id, call, () =>
    call.write(async (tx) => {
      if (!(await useCode(services, tx, user.id, body.code))) return false
      await removeSecondFactor(tx, user.id)
      if (user.isAdmin) await logAdmin(tx, clock, user.email, 'second-factor-off')
      return true
    }),
  )
  return { success: true as const }
}

/**
 * Counts the try before it is checked, so that concurrent tries cannot exceed the limit. App codes
 * count per account over all visitors. Recovery codes, which are too long to guess, count per visitor, so an attacker
 * with the password cannot lock the owner out.
 * @throws HttpError `invalid-input` for a wrong or used code; `rate-limited`.
 */
async function tryCode(
  { db, clock, i18n }: Services,
  userId: string,
  { body, visitor, language }: Pick<Call<TypedCode>, 'body' | 'visitor' | 'language'>,
  attempt: () => Promise<boolean>,
): Promise<void> {
  const id = isRecoveryCode(body.code) ? `recovery code ${userId} ${visitor}` : `second factor ${userId}`
  const { count, resetsAt } = await countOne(db, clock, id, CODE_TRIES.windowMs)
  if (count > CODE_TRIES.max) throw new HttpError('rate-limited', { retryAfterMs: resetsAt - clock.now() })
  const wrong: AccountFieldError = 'code-wrong'
  if (!(await attempt())) throw new HttpError('invalid-input', { fields: { code: i18n(language)(`fields.${wrong}`) } })
  await forgetCount(db, id)
}

/** @returns false if the code is wrong or was used before. */
async function useCode({ secret, clock, log }: Services, tx: Tx, userId: string, code: string) {
  if (isRecoveryCode(code)) return await store.useRecoveryCode(tx, userId, digest(code))
  const encrypted = await store.findSecret(tx, userId)
  const own = encrypted === undefined ? undefined : decrypt(secret, userId, encrypted)
  if (encrypted && !own)
    log.warn({ userId }, 'a second factor was set up under another AUTH_SECRET; recovery codes work')
  const step = own && stepOf(own, code, clock.now())
  return step !== undefined && (await store.useStep(tx, userId, step))
}

const isRecoveryCode = (code: string) => code.length > 6

const digest = (code: string) => createHash('sha256').update(code).digest('base64url')
