import { type Audit, readAudit } from '../../../contract/performance.ts'
import { reportVitals, type VitalsReport } from '../../../contract/vitals.ts'
import { call, sendLeaving } from '../../platform/api.ts'

export const fetchReport = (id: string): Promise<Audit> => call(readAudit, undefined, { params: { id } })

export const sendVitals = (report: VitalsReport): void => sendLeaving(reportVitals, report)
