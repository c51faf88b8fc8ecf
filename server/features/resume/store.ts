/** The only file that knows the table of résumés that were taken. */
import type { Tx } from '../../db/open.ts'

export interface Download {
  id: string
  email: string
  role: string
  followUp: boolean
  language: string
  takenAt: number
}

export async function insertDownload(
  tx: Tx,
  { id, email, role, followUp, language, takenAt }: Download,
): Promise<void> {
  await tx
    .insertInto('resume_downloads')
    .values({ id, email, role, follow_up: followUp ? 1 : 0, language, taken_at: takenAt })
    .execute()
}
