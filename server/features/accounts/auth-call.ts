/** Calls better-auth and maps its errors to ours. */
import { isAPIError } from 'better-auth/api'
import { ping } from '#server/db/open.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Services } from '#server/services.ts'

/**
 * @param errors by better-auth's code; `other` stands for every client error.
 * @throws HttpError, or the original error, preferably that of an unavailable database.
 */
export async function callAuth<Result>(
  { db }: Services,
  act: () => Promise<Result>,
  errors: Record<string, HttpError> = {},
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    const status = isAPIError(error) ? error.statusCode : 500
    const code = isAPIError(error) ? (error.body?.code ?? '') : ''
    const mapped = errors[code] ?? (status < 500 ? errors.other : undefined)
    if (mapped) throw mapped
    // The session has ended since the request came, perhaps in another tab.
    if (status === 401) throw new HttpError('not-signed-in')
    // better-auth hides the database's error; asking again shows it.
    await ping(db)
    throw error
  }
}
