/** A report as a PDF. */

import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import { paperIn } from '#server/pdf/paper-size.ts'
import { UnreadableError } from '#server/pdf/renderer.ts'
import type { Services } from '#server/services.ts'
import { read } from './read.ts'
import { reportDocument } from './report-document.ts'

/** @throws HttpError `not-found` without such a report; `report-unreadable` if the PDF failed its verification. */
export async function print(services: Services, call: Call<unknown>) {
  const { press, clock, log } = services
  const audit = await read(services, call)
  const report = reportDocument(services, audit, clock.now())
  const bytes = await press.print(report, paperIn(call.region)).catch((err: unknown) => {
    if (!(err instanceof UnreadableError)) throw err
    log.warn({ err }, 'a report could not be read back')
    throw new HttpError('report-unreadable')
  })
  return { name: `${new URL(audit.analysis.url).hostname}.pdf`, bytes }
}
