/** `npm run restore -- file.tar`: restores a backup while no site uses the data. */
import { resolve } from 'node:path'
import { readEnv } from '#server/config/env.ts'
import { PRIVATE_UMASK } from '#server/lifecycle/private-files.ts'
import { RestoreError, restore } from '#server/maintenance/restore.ts'

process.umask(PRIVATE_UMASK)

const archive = process.argv[2]
if (!archive) {
  console.error('Which backup? npm run restore -- file.tar')
  process.exit(1)
}
try {
  const { documents, before, dump } = await restore(resolve(archive), readEnv().DATA_DIR, Date.now())
  console.log(`The backup is back, with ${documents} documents.`)
  if (before) console.log(`What was there before is in ${before}.`)
  if (dump) {
    console.log('Its database is of PostgreSQL. Put it into an empty one, which DATABASE_URL names:')
    console.log(`  pg_restore --no-owner --dbname="$DATABASE_URL" ${dump}`)
  }
} catch (error) {
  if (!(error instanceof RestoreError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
