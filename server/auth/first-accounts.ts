/** The accounts of a new site: the owner's, and in a demonstration a client's. */
import { randomBytes } from 'node:crypto'
import { profile } from '#content/owner.ts'
import { DEFAULT_LANGUAGE } from '#contract/language.ts'
import { isOn } from '#contract/site/site.ts'
import type { Clock } from '#server/clock.ts'
import type { Env } from '#server/config/env.ts'
import {
  findPasswordHash,
  findUserByEmail,
  firstAdmin,
  hasAdmin,
  holdUser,
  insertUser,
  makeAdmin,
  type NewUser,
} from '#server/db/accounts.ts'
import { handOverAccount } from '#server/db/address-proof.ts'
import type { Database } from '#server/db/open.ts'
import { StartError } from '#server/lifecycle/start-errors.ts'
import { hashPassword, isCommonPassword, verifyPassword } from './password.ts'

interface Bootstrap {
  env: Env
  db: Database
  clock: Clock
}

/** A generated password, shown once and stored nowhere else. */
export interface NewSignIn {
  whose: 'admin' | 'demo client'
  email: string
  password: string
}

/**
 * Creates or updates the owner's account from the environment. Without ADMIN_EMAIL and ADMIN_PASSWORD a site without an
 * admin gets one with a generated password.
 * @throws if ADMIN_PASSWORD is a common password.
 */
export async function ensureOwner(bootstrap: Bootstrap): Promise<NewSignIn | undefined> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD: given } = bootstrap.env
  if (given && (await isCommonPassword(given))) {
    throw new Error('ADMIN_PASSWORD is on the lists that attackers try first. Choose another.')
  }
  if (!ADMIN_EMAIL && !given && (await hasAdmin(bootstrap.db))) return undefined
  // Titles and all given names stand first: "Dr. Ada Maria Berg".
  const words = profile.name.split(' ')
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  const owner = { email: ADMIN_EMAIL ?? profile.email, firstName: words.join(' '), lastName, isAdmin: true }
  const password = await ensureAccount(bootstrap, owner, given)
  return password ? { whose: 'admin', email: owner.email, password } : undefined
}

/**
 * Gives the owner's account a password made up here, and makes it first if there is none.
 * @throws StartError if ADMIN_PASSWORD names one, which the next start would put back, or there is no admin.
 */
export async function renewOwnerPassword(bootstrap: Bootstrap): Promise<NewSignIn> {
  const { env, db, clock } = bootstrap
  if (env.ADMIN_PASSWORD)
    throw new StartError('The password is the one in ADMIN_PASSWORD: change it there, and start again.')
  const made = await ensureOwner(bootstrap)
  if (made) return made
  const owner =
    (await findUserByEmail(db, env.ADMIN_EMAIL ?? profile.email)) ?? (await findUserByEmail(db, await firstAdmin(db)))
  if (!owner?.isAdmin) throw new StartError('There is no account of an admin. Name its address in ADMIN_EMAIL.')
  const password = madeUpPassword()
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    await holdUser(tx, owner.id)
    await handOverAccount(tx, clock, owner.id, passwordHash)
  })
  return { whose: 'admin', email: owner.email, password }
}

/** Makes or updates the demonstration's client where DEMO is on. */
export async function ensureDemoClient(bootstrap: Bootstrap): Promise<NewSignIn | undefined> {
  const { DEMO, DEMO_CLIENT_EMAIL: email, DEMO_CLIENT_PASSWORD } = bootstrap.env
  if (!DEMO || !isOn('portal') || (await findUserByEmail(bootstrap.db, email))?.isAdmin) return undefined
  const client = { email, firstName: 'Demo', lastName: 'Client', isAdmin: false }
  const password = await ensureAccount(bootstrap, client, DEMO_CLIENT_PASSWORD)
  return password ? { whose: 'demo client', email, password } : undefined
}

/** Whether the next start would make an account with this address again, if it were changed. */
export function isFixedAddress(env: Env, { email, isAdmin }: { email: string; isAdmin: boolean }): boolean {
  if (!isAdmin) return env.DEMO && email === env.DEMO_CLIENT_EMAIL.toLowerCase()
  const isNamed = env.ADMIN_EMAIL !== undefined || env.ADMIN_PASSWORD !== undefined
  return isNamed && email === (env.ADMIN_EMAIL ?? profile.email).toLowerCase()
}

type Account = Pick<NewUser, 'email' | 'firstName' | 'lastName' | 'isAdmin'>

/**
 * Creates the account, or sets its password. An account that becomes an admin's, or was never confirmed, loses all
 * earlier sign-in methods.
 * @returns the password if it was generated.
 */
async function ensureAccount({ db, clock }: Bootstrap, account: Account, given: string | undefined) {
  const known = await findUserByEmail(db, account.email)
  const stored = known && (await findPasswordHash(db, known.id))
  if (known?.emailVerified && known.isAdmin === account.isAdmin) {
    if (!given || (stored && (await verifyPassword(given, stored)))) return undefined
  }
  const password = given ?? madeUpPassword()
  const passwordHash = await hashPassword(password)
  const done = await db.transaction().execute(async (tx) => {
    if (!known) {
      const inserted = await insertUser(tx, clock, { ...account, language: DEFAULT_LANGUAGE, passwordHash })
      return inserted !== undefined
    }
    await holdUser(tx, known.id)
    // Another instance that starts at the same moment has created it.
    if ((await findPasswordHash(tx, known.id)) !== stored) return false
    await handOverAccount(tx, clock, known.id, passwordHash)
    if (account.isAdmin) await makeAdmin(tx, known.id)
    return true
  })
  return done && !given ? password : undefined
}

/** 96 bits. */
const madeUpPassword = () => randomBytes(12).toString('base64url')
