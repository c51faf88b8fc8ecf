/** What the owner sees of sentences that were not shown, and says about them. */
import type { DroppedSentence } from '#contract/admin/dropped-sentences.ts'
import { findDropped, markDropped } from '#server/db/dropped-sentences.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'

export const readDropped = async ({ db }: Services) => ({ sentences: await findDropped(db) })

export async function judge(
  { db }: Services,
  { params, body }: Call<Pick<DroppedSentence, 'wasTrue'>, 'admin'>,
): Promise<{ success: true }> {
  if (!(await markDropped(db, params.id ?? '', body.wasTrue))) throw new HttpError('not-found')
  return { success: true }
}
