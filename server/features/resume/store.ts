/** The only file that knows the table of résumés that were taken. */
import type { Tx } from '../../db/open.ts'
import type { PersonalData } from '../../personal-data.ts'

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

/** The résumés that somebody took, by an address that they have proven to be theirs. */
export const downloadsOfPerson: PersonalData = {
  name: 'resumes',
  async collect(db, { email }) {
    if (!email) return []
    const taken = await db
      .selectFrom('resume_downloads')
      .select(['email', 'role', 'follow_up', 'language', 'taken_at as takenAt'])
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
      .orderBy('taken_at')
      .execute()
    return taken.map(({ follow_up, ...download }) => ({ ...download, followUp: follow_up === 1 }))
  },
  async erase(tx, { email }) {
    if (!email) return
    await tx
      .deleteFrom('resume_downloads')
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
      .execute()
  },
}
