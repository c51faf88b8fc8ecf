import { listMailFiles, makeBackup, readBackupWay, readHealth, sendTestMail } from '#contract/admin/system-status.ts'
import { HOUR } from '#contract/endpoint.ts'
import { call, download } from '#web/platform/api.ts'

/** As long as a large backup takes over a slow connection. */
const BACKUP_MS = HOUR

export const fetchHealth = () => call(readHealth, undefined)
export const fetchBackupWay = () => call(readBackupWay, undefined)
export const fetchBackup = (signal: AbortSignal) => download(makeBackup, undefined, signal, BACKUP_MS)
export const postTestMail = () => call(sendTestMail, undefined)
export const fetchMailFiles = () => call(listMailFiles, undefined)
