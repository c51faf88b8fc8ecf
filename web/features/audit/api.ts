import { type Audit, readAudit } from '#contract/audit/audit.ts'
import { call } from '#web/platform/api.ts'

export const fetchReport = (id: string): Promise<Audit> => call(readAudit, undefined, { params: { id } })
