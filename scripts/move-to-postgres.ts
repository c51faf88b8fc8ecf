/** `npm run move-to-postgres`: copies the site in DATA_DIR into the empty PostgreSQL database that DATABASE_URL names. */

import { readEnv } from '#server/config/env.ts'
import { CopyError } from '#server/db/engines/copy-to-postgres.ts'
import { FilesError } from '#server/integrations/files/files.ts'
import { PRIVATE_UMASK } from '#server/lifecycle/private-files.ts'
import { moveToPostgres } from '#server/maintenance/move-to-postgres.ts'

process.umask(PRIVATE_UMASK)

const env = readEnv()
if (!env.DATABASE_URL) {
  console.error('Usage: DATABASE_URL=postgres://user:password@host/database npm run move-to-postgres')
  process.exit(1)
}
try {
  const { tables, documents, aside } = await moveToPostgres(env, env.DATABASE_URL, Date.now())
  for (const { name, rows } of tables) console.log(`${String(rows).padStart(8)}  ${name}`)
  console.log('All rows were copied to PostgreSQL. Start the site with DATABASE_URL.')
  const { stored, stayed, missing } = documents
  if (stored > 0) console.log(`${stored} documents are in the bucket ${env.S3_BUCKET}.`)
  if (stayed > 0) {
    console.log(`${stayed} documents stay in ${env.DATA_DIR}/files. Instances with another DATA_DIR cannot read them:`)
    console.log('for several instances, set the S3_ values before moving, or share that folder.')
  }
  if (missing.length > 0) console.log(`Of these documents there was no file: ${missing.join(', ')}.`)
  if (!env.SMTP_URL) console.log(`Mails stored as files stay in ${env.DATA_DIR}/outbox.`)
  console.log(`The moved data is in ${aside}. Delete it when the site runs.`)
} catch (error) {
  if (!(error instanceof CopyError || error instanceof FilesError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
