/** `npm run backup [-- file.tar]`: a backup of the site, also while it runs. */
import { open, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { readEnv } from '#server/config/env.ts'
import { PRIVATE_UMASK } from '#server/lifecycle/private-files.ts'
import { backupName, makeArchive } from '#server/maintenance/backup.ts'

process.umask(PRIVATE_UMASK)

const env = readEnv()
const path = resolve(process.argv[2] ?? backupName(Date.now()))
const part = `${path}.part`

// The file gets its name only when it is complete.
const file = await open(part, 'w', 0o600)
try {
  try {
    for await (const piece of makeArchive(env, tmpdir())) await file.writeFile(piece)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(part, path)
} catch (error) {
  // A part of a backup is as private as all of it.
  await rm(part, { force: true })
  throw error
}

console.log(`The backup is in ${path}. Protect it like a password: it contains everything.`)
if (env.S3_BUCKET) console.log(`Documents in the bucket ${env.S3_BUCKET} are not included.`)
