/** The thread that rewrites an SQLite file. */
import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'

/** How long it waits for other users of the file. */
const BUSY_TIMEOUT_MS = 5000

const { file } = workerData as { file: string }
const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
const marks = () => Number(database.prepare('pragma user_version').get()?.user_version)
const before = marks()
database.exec('vacuum')
// Later erasures are left to the next rewrite.
database.exec('begin immediate')
if (marks() === before) database.exec('pragma user_version = 0')
database.exec('commit; pragma wal_checkpoint(truncate)')
database.close()
