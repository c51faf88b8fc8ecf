import * as contract from '../../../contract/accounts.ts'
import { call, download } from '../../platform/api.ts'

export const fetchOptions = () => call(contract.signInOptions, undefined)
export const logIn = (credentials: contract.Credentials) => call(contract.login, credentials)
export const register = (registration: contract.Registration) => call(contract.register, registration)
export const logOut = () => call(contract.logout, undefined)
export const askForReset = (address: contract.Address) => call(contract.forgotPassword, address)
export const askForMagicLink = (address: contract.Address) => call(contract.sendMagicLink, address)
export const resetPassword = (reset: contract.PasswordReset) => call(contract.resetPassword, reset)
export const postMagicLink = (link: contract.TokenOnly) => call(contract.useMagicLink, link)
export const verifyEmail = (link: contract.TokenOnly) => call(contract.verifyEmail, link)
export const resendVerification = () => call(contract.sendVerification, undefined)
export const fetchAccount = () => call(contract.account, undefined)
export const changePassword = (change: contract.PasswordChange) => call(contract.changePassword, change)
export const endSession = (id: string) => call(contract.endSession, undefined, { params: { id } })
export const endOtherSessions = () => call(contract.endOtherSessions, undefined)
export const downloadData = (signal: AbortSignal) => download(contract.ownData, undefined, signal)
export const deleteAccount = (deletion: contract.AccountDeletion) => call(contract.deleteAccount, deletion)

export type Account = Awaited<ReturnType<typeof fetchAccount>>
