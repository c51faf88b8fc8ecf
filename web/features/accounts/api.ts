import * as accounts from '#contract/accounts/accounts.ts'
import * as mailed from '#contract/accounts/mailed-links.ts'
import * as account from '#contract/accounts/own-account.ts'
import * as second from '#contract/accounts/second-factor.ts'
import { call, download } from '#web/platform/api.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { keepsCookies } from '#web/platform/keeps.ts'

export const fetchOptions = () => call(accounts.signInOptions, undefined)
export type SignInOptions = Awaited<ReturnType<typeof fetchOptions>>
export const register = (registration: accounts.Registration) =>
  withCookies(() => call(accounts.register, registration))
export const logOut = () => call(accounts.logout, undefined)
export const askForReset = (address: mailed.Address) => call(mailed.forgotPassword, address)
export const askForMagicLink = (address: mailed.Address) => call(mailed.sendMagicLink, address)
export const resetPassword = (reset: mailed.PasswordReset) => call(mailed.resetPassword, reset)
export const verifyEmail = (link: mailed.TokenOnly) => call(mailed.verifyEmail, link)
export const resendVerification = () => call(mailed.sendVerification, undefined)
export const fetchAccount = () => call(account.account, undefined)
export const changePassword = (change: account.PasswordChange) => call(account.changePassword, change)
export const changeName = (name: account.NameChange) => call(account.changeName, name)
export const askForAddress = (change: account.AddressChange) => call(account.askForAddress, change)
export const confirmAddress = (link: mailed.TokenOnly) => call(account.confirmAddress, link)
export const endSession = (id: string) => call(account.endSession, undefined, { params: { id } })
export const endOtherSessions = () => call(account.endOtherSessions, undefined)
export const downloadData = (signal: AbortSignal) => download(account.ownData, undefined, signal)
export const deleteAccount = (deletion: account.AccountDeletion) => call(account.deleteAccount, deletion)

/** The server would let somebody in, and this browser would not keep it. */
export class CookiesBlocked extends Error {}

/** @throws CookiesBlocked before anything is sent: an account would be made, or a link used up, in vain. */
async function withCookies<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  if (!keepsCookies()) throw new CookiesBlocked()
  return await send()
}

/** @returns who is in; undefined if a code is needed as well. */
async function enter(signIn: () => Promise<{ user: accounts.User }>): Promise<accounts.User | undefined> {
  try {
    return (await withCookies(signIn)).user
  } catch (error) {
    if (error instanceof ApiError && error.body?.error === 'second-factor-required') return undefined
    throw error
  }
}
export const logIn = (credentials: accounts.Credentials) => enter(() => call(accounts.login, credentials))
export const postMagicLink = (link: mailed.TokenOnly) => enter(() => call(mailed.useMagicLink, link))
export const giveCode = (code: second.TypedCode) => call(second.giveCode, code)
export const setUpSecondFactor = (setup: second.SecondFactorSetup) => call(second.setUpSecondFactor, setup)
export const confirmSecondFactor = (code: second.TypedCode) => call(second.confirmSecondFactor, code)
export const endSecondFactor = (code: second.TypedCode) => call(second.endSecondFactor, code)

export type Account = Awaited<ReturnType<typeof fetchAccount>>
