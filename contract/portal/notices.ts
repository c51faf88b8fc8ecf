/** Whether a client gets mails about their projects. */
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { mailWays } from '#contract/mail-way.ts'
import { code } from '#contract/text.ts'

/** Whether a client wants mails about their projects. */
const wish = z.object({ mail: z.boolean() })
export type NoticesWish = z.infer<typeof wish>

/** The same, and whether the site can mail at all. */
const notices = z.object({ mail: z.boolean(), mailWay: z.enum(mailWays) })
export type Notices = z.infer<typeof notices>

export const readNotices = endpoint({
  method: 'GET',
  path: '/api/client/notices',
  summary: 'Whether the owner’s answers and updates are mailed.',
  access: 'client',
  reply: notices,
  errors: [],
})

export const setNotices = endpoint({
  method: 'PUT',
  path: '/api/client/notices',
  summary: 'Turns these mails on or off.',
  access: 'client',
  body: wish,
  reply: notices,
  errors: [],
})

/** Every notice links to `/client-portal?stop-notices=<token>`; that page calls `stopNotices` with the token when its button is pressed. */
export const STOP_NOTICES_PARAMETER = 'stop-notices'

export const stopNotices = endpoint({
  method: 'POST',
  path: '/api/client/notices/stop/:token',
  summary:
    'Turns these mails off by the token from one of them, without signing in; mail programs call it too (RFC 8058).',
  access: 'anyone',
  params: z.object({ token: code(300).check(z.regex(/^[\w.-]{1,300}$/)) }),
  reply: wish,
  errors: ['not-found'],
})
