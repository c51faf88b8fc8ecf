/** `npm run restore -- file.tar`: restores a backup while no site uses the data. */
import { resolve } from 'node:path'
import { readEnv } from '#server/config/env.ts'
import { PRIVATE_UMASK } from '#server/lifecycle/private-files.ts'
import { RestoreError, restore } from '#server/maintenance/restore.ts'

process.umask(PRIVATE_UMASK)

const archive = process.argv[2]
if (!archive) {
  console.error('Usage: npm run restore -- file.tar')
  process.exit(1)
}
try {
  const { documents, before, dump } = await restore(resolve(archive), readEnv().DATA_DIR, Date.now())
  console.log(`Restored the backup with ${documents} documents.`)
  if (before) console.log(`The earlier data is in ${before}.`)
  if (dump) {
    console.log('It has a PostgreSQL dump. Load it into the empty database of DATABASE_URL:')
    console.log(`  pg_restore --no-owner --dbname="$DATABASE_URL" ${dump}`)
  }
} catch (error) {
  if (!(error instanceof RestoreError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
