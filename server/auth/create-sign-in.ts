/** Creates better-auth's session and cookie for a user whom the site itself has authenticated. */
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { parseUserOutput } from 'better-auth/db'
import * as z from 'zod'

const body = z.object({ userId: z.string() })
const settings = { method: 'POST', requireHeaders: true, body, metadata: { scope: 'server' } } as const

export const createSignInPlugin = {
  id: 'create-sign-in',
  endpoints: {
    /** @returns null if the account no longer exists. */
    createSignIn: createAuthEndpoint('/create-sign-in', settings, async (ctx) => {
      const { internalAdapter, options } = ctx.context
      const user = await internalAdapter.findUserById(ctx.body.userId)
      if (!user) return null
      const session = await internalAdapter.createSession(user.id)
      await setSessionCookie(ctx, { session, user })
      return { token: session.token, user: parseUserOutput(options, user) }
    }),
  },
}
