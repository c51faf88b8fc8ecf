/** Who is signed in. better-auth keeps accounts and sessions; this file is the one place that sets it up. */
import type { User } from '../contract/accounts.ts'
import type { Env } from './env.ts'

export interface SignIn {
  user: User
  session: { id: string; token: string; signedInAt: number }
}

/** `__Host-` binds the cookie to this very host; browsers take it over https only. */
export const sessionCookie = ({ SITE_URL }: Env) => (SITE_URL.startsWith('https:') ? '__Host-session' : 'session')

export interface Accounts {
  /** The cookies are to be sent along with the answer, whoever is signed in. */
  findSignIn(headers: Headers): Promise<{ signIn: SignIn | undefined; cookies: Headers }>
}
