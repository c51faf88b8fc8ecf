/** What the owner sees of sentences that were not shown, and says about them. */
import type { DroppedSentence } from '#contract/admin/dropped-sentences.ts'
import { findDropped, markDropped } from '#server/db/dropped-sentences.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'

export const readDropped = async ({ db }: Services) => ({ sentences: await findDropped(db) })

export async function judge({ params, body, write }: Call<Pick<DroppedSentence, 'wasTrue'>, 'admin'>): Promise<{
  success: true
}> {
  const isMarked = await write((tx) => markDropped(tx, params.id ?? '', body.wasTrue))
  if (!isMarked) throw new HttpError('not-found')
  return { success: true }
}
