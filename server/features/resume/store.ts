/** The only file that uses the table of résumé downloads. */
import type { Database, Tx } from '#server/db/open.ts'

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

interface Times {
  /** Epoch milliseconds, itself not included; by default from the first on. */
  since?: number
  /** The last, by default the latest. */
  until?: number | undefined
}

/** Oldest first. */
export async function downloadsOf(
  db: Database | Tx,
  email: string,
  { since = 0, until = Number.MAX_SAFE_INTEGER }: Times,
): Promise<Download[]> {
  const rows = await selected(db)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('taken_at', '>', since)
    .where('taken_at', '<=', until)
    .execute()
  return rows.map(present)
}

/** The downloads listed in this mail. */
export async function downloadsToldIn(tx: Tx, mailId: string): Promise<Download[]> {
  return (await selected(tx).where('told_in', '=', mailId).execute()).map(present)
}

export async function noteToldIn(tx: Tx, id: string, mailId: string): Promise<void> {
  await tx.updateTable('resume_downloads').set({ told_in: mailId }).where('id', '=', id).execute()
}

/** @param until time of the last one; by default all. @returns the summary mails that list them. */
export async function eraseDownloads(tx: Tx, email: string, until = Number.MAX_SAFE_INTEGER): Promise<Set<string>> {
  const erased = await tx
    .deleteFrom('resume_downloads')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('taken_at', '<=', until)
    .returning('told_in')
    .execute()
  return new Set(erased.flatMap(({ told_in }) => told_in ?? []))
}

const selected = (db: Database | Tx) =>
  db
    .selectFrom('resume_downloads')
    .select(['id', 'email', 'role', 'follow_up', 'language', 'taken_at'])
    .orderBy('taken_at')
    .orderBy('id')

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]

const present = ({ follow_up, taken_at, ...row }: Row): Download => ({
  ...row,
  followUp: follow_up === 1,
  takenAt: taken_at,
})
