/** A résumé for a role: made, then noted down with the mail that tells the owner, then handed out. */
import { profile } from '../../../content/profile.ts'
import type { ResumeRequest } from '../../../contract/resume.ts'
import { enqueue } from '../../db/outbox.ts'
import type { Call } from '../../http/mount.ts'
import { MAIL } from '../../outside/mail.ts'
import { isOwner } from '../../owner.ts'
import { paperIn } from '../../press/paper.ts'
import type { Services } from '../../services.ts'
import { ownerMail } from './mails.ts'
import { resumeFor } from './print.ts'
import { readerInRole } from './reader.ts'
import { insertDownload } from './store.ts'

export async function download(services: Services, { body, language: read, region, headers }: Call<ResumeRequest>) {
  const { db, clock, outbox, press, served } = services
  const { email, role, followUp, language = read } = body
  const at = clock.now()
  const bytes = await press.print(await resumeFor(services, readerInRole(role), language, at), paperIn(region))
  const taken = { id: crypto.randomUUID(), email, role, followUp, language, takenAt: at }
  const byOwner = await isOwner(services, headers)
  await db.transaction().execute(async (tx) => {
    await insertDownload(tx, taken)
    await enqueue(tx, clock, { id: `${taken.id}-resume`, kind: MAIL, payload: ownerMail(services, taken, language) })
  })
  if (!byOwner) void served.count('resume-downloaded')
  outbox.nudge()
  return { name: `${fileNameOf(profile.name)}-resume.pdf`, bytes }
}

export const fileNameOf = (name: string): string => name.trim().replace(/[\s/\\:]+/g, '-')
