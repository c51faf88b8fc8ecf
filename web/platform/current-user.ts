/** Asks the server who is signed in. Fetched only where a cookie hints that somebody is. */
import { currentUser, type User } from '#contract/accounts/accounts.ts'
import { call } from './api.ts'
import { ApiError } from './api-error.ts'

/** @returns undefined if nobody is. @throws if that cannot be found out. */
export async function fetchUser(): Promise<User | undefined> {
  try {
    return await call(currentUser, undefined)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined
    throw error
  }
}
