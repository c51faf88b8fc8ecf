/** Asks better-auth, and says its refusals in our own list. */
import { isAPIError } from 'better-auth/api'
import { ping } from '#server/db/open.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Services } from '#server/services.ts'

/**
 * @param refusals by better-auth's code; `other` stands for every refusal that is not a fault of the server.
 * @throws HttpError; else what went wrong, and first of all a database that does not answer.
 */
export async function callAuth<Result>(
  { db }: Services,
  act: () => Promise<Result>,
  refusals: Record<string, HttpError> = {},
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    const status = isAPIError(error) ? error.statusCode : 500
    const code = isAPIError(error) ? (error.body?.code ?? '') : ''
    const refusal = refusals[code] ?? (status < 500 ? refusals.other : undefined)
    if (refusal) throw refusal
    // The sign-in was there when the request came, and has been ended since, in another tab perhaps.
    if (status === 401) throw new HttpError('not-signed-in')
    // better-auth hides why the database failed; the database itself says it once more.
    await ping(db)
    throw error
  }
}
