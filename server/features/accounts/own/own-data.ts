/** Export and deletion of a user's data. */

import type { AccountDeletion } from '#contract/accounts/own-account.ts'
import { mailNews } from '#server/auth/account-mails.ts'
import { hasOtherAdmin } from '#server/db/accounts.ts'
import { listFormerAddresses } from '#server/db/address-proof.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import {
  byAddress,
  clearErased,
  eraseAccount,
  formerly,
  type PersonalData,
  personOf,
} from '#server/privacy/personal-data.ts'
import type { Services } from '#server/services.ts'
import { callAuth } from '../auth-call.ts'
import { forgetBrowser } from '../known-browser.ts'
import { requireReauthentication } from '../reauthenticate.ts'
import { show } from './own-account.ts'

export async function download(services: Services, parts: PersonalData[], call: Call<unknown, 'client'>) {
  const { password, providers, secondFactor, sessions } = await show(services, call)
  const data: Record<string, unknown> = { account: call.user, password, providers, secondFactor, sessions }
  for (const part of parts) data[part.name] = await part.collect(services.db, personOf(call.user))
  const former: Record<string, unknown> = {}
  for (const address of await listFormerAddresses(services.db, call.user.id)) {
    const person = formerly(call.user.id, address)
    former[address.email] = Object.fromEntries(
      await Promise.all(byAddress(parts).map(async (part) => [part.name, await part.collect(services.db, person)])),
    )
  }
  if (Object.keys(former).length > 0) data.formerAddresses = former
  const bytes = new TextEncoder().encode(`${JSON.stringify(data, readable, 2)}\n`)
  return { name: `${new URL(services.env.SITE_URL).hostname}-my-data.json`, bytes }
}

/** Times end in "at" and are epoch milliseconds, except in this export for people. */
const readable = (name: string, value: unknown) =>
  typeof value === 'number' && /(?:^a|A)t$/.test(name) ? new Date(value).toISOString() : value

/**
 * Deletes the account and its data in one transaction, with a mail about it.
 * @throws HttpError `sign-in-again` without a password and a recent sign-in; `last-admin`.
 */
export async function deleteAccount(services: Services, parts: PersonalData[], call: Call<AccountDeletion, 'client'>) {
  const { outbox, accounts } = services
  const { headers, setCookies, write } = call
  await requireReauthentication(services, call)
  await write(
    async (tx, user) => {
      if (user.isAdmin && !(await hasOtherAdmin(tx, user.id))) throw new HttpError('last-admin')
      await eraseAccount(tx, parts, personOf(user))
      await mailNews(services, tx, 'accountDeleted', user)
    },
    { admins: call.user.isAdmin },
  )
  outbox.wake()
  setCookies((await callAuth(services, () => accounts.auth.api.signOut({ headers, returnHeaders: true }))).headers)
  setCookies(forgetBrowser(services))
  await clearErased(services, parts)
  return { success: true as const }
}
