/** better-auth's session and cookie for somebody whom this site itself has let in. Its own addresses are not reachable. */
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { parseUserOutput } from 'better-auth/db'
import * as z from 'zod'

const body = z.object({ userId: z.string() })
const settings = { method: 'POST', requireHeaders: true, body, metadata: { scope: 'server' } } as const

export const createSignInPlugin = {
  id: 'create-sign-in',
  endpoints: {
    /** @returns null if there is no such account any more. */
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
