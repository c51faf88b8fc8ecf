/** A report as a file. */
import type { Call } from '../../http/mount.ts'
import { Refusal } from '../../http/refusal.ts'
import { paperIn } from '../../press/paper.ts'
import { UnreadableError } from '../../press/press.ts'
import type { Services } from '../../services.ts'
import { read } from './read.ts'
import { reportDocument } from './report-document.ts'

/** @throws Refusal `not-found` as its link does; `report-unreadable` if a machine could not read what was printed. */
export async function print(services: Services, call: Call<unknown>) {
  const { press, clock, log } = services
  const audit = await read(services, call)
  const report = reportDocument(services, audit, clock.now())
  const bytes = await press.print(report, paperIn(call.region)).catch((err: unknown) => {
    if (!(err instanceof UnreadableError)) throw err
    log.warn({ err }, 'a report could not be read back')
    throw new Refusal('report-unreadable')
  })
  return { name: `${new URL(audit.analysis.url).hostname}.pdf`, bytes }
}
