import { type Audit, readAudit } from '../../../contract/performance.ts'
import { call } from '../../platform/api.ts'

export const fetchReport = (id: string): Promise<Audit> => call(readAudit, undefined, { params: { id } })
