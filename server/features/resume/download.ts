/** A résumé for a role: generated, then recorded with the owner's mail, then sent. */
import { ownerNameIn } from '#content/owner.ts'
import { HOUR } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import type { ResumeRequest } from '#contract/resume.ts'
import { countOne } from '#server/db/limits.ts'
import type { Tx } from '#server/db/open.ts'
import { isCounted } from '#server/http/counted.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import { paperIn } from '#server/pdf/paper-size.ts'
import type { Services } from '#server/services.ts'
import { resumeFor } from './print.ts'
import { readerInRole } from './reader.ts'
import { type Download, downloadsOf, insertDownload } from './store.ts'
import { tellOwner } from './tell-owner.ts'

/** Hourly limit beside the one per minute. An office may share one address. */
const VISITOR_MAX = 30
/** Hourly limit of records per address, which anybody may type. */
const NOTED_MAX = 5

export async function download(services: Services, call: Call<ResumeRequest>) {
  const { db, clock, outbox, press, served } = services
  const { body, language: read, region, headers } = call
  const { email, role, followUp, language = read, layout } = body
  await requireFewerThanMax(services, call.visitor)
  const at = clock.now()
  const resume = await resumeFor(services, readerInRole(role), language, at, layout)
  const bytes = await press.print(resume, paperIn(region))
  const taken = { id: crypto.randomUUID(), email, role, followUp, language, takenAt: at }
  const counted = await isCounted(services, headers)
  await db.transaction().execute(async (tx) => {
    if (!(await isNews(tx, taken))) return
    await insertDownload(tx, taken)
    await tellOwner(services, tx, taken)
  })
  if (counted) void served.count('resume-downloaded')
  outbox.wake()
  return { name: `${resumeFileName(services, language)}.pdf`, bytes }
}

/** @throws HttpError `rate-limited` */
async function requireFewerThanMax({ db, clock, env }: Services, visitor: string): Promise<void> {
  const { count, resetsAt } = await countOne(db, clock, `résumés of ${visitor}`, HOUR)
  if (count <= VISITOR_MAX || env.RATE_LIMITS === 'off') return
  throw new HttpError('rate-limited', { retryAfterMs: resetsAt - clock.now() })
}

/** A repetition, or another role for an address, sends the owner no further mail. */
async function isNews(tx: Tx, { email, role, followUp, language, takenAt }: Download): Promise<boolean> {
  const before = await downloadsOf(tx, email, { since: takenAt - HOUR })
  if (before.length >= NOTED_MAX) return false
  return !before.some((one) => one.role === role && one.followUp === followUp && one.language === language)
}

/** As whoever saves it calls it, in the language that it is in, without the ending. */
export const resumeFileName = ({ i18n }: Services, language: Language): string =>
  `${ownerNameIn(language).trim()} ${i18n(language)('resume.file')}`.replace(/[\s/\\:]+/g, '-')
