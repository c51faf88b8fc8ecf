/**
 * `npm run check-storage`: checks that the configured document storage does what the site needs. Stores a document
 * under a test key, reads it whole and in parts, deletes it, and expects an error with a wrong access key.
 */
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { readEnv } from '#server/config/env.ts'
import { writeDraft } from '#server/integrations/files/draft.ts'
import { type Files, FilesError } from '#server/integrations/files/files.ts'
import { openFiles } from '#server/integrations/files/open.ts'

/** As large as the largest document. */
const BYTES = 10 * 1024 ** 2

const env = readEnv()
const files = openFiles(env)
const bytes = randomBytes(BYTES)
const key = `check-${crypto.randomUUID()}`

const read = async (from: number, to: number) => await buffer(await files.read(key, from, to))

async function isRefused(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return false
  } catch (error) {
    if (error instanceof FilesError) return true
    throw error
  }
}

async function save(to: Files): Promise<void> {
  const draft = await writeDraft(
    tmpdir(),
    (async function* () {
      yield bytes
    })(),
  )
  await to.save(key, draft).finally(draft.close)
}

async function step(what: string, act: () => Promise<boolean>): Promise<void> {
  const begin = performance.now()
  const worked = await act().catch((error: unknown) => {
    console.log(`  ${error}`)
    return false
  })
  console.log(`${worked ? 'works' : 'FAILS'}  ${what} (${Math.round(performance.now() - begin)} ms)`)
  if (!worked) process.exitCode = 1
}

console.log(
  env.S3_BUCKET ? `The bucket ${env.S3_BUCKET} at ${env.S3_ENDPOINT}` : `The folder ${join(env.DATA_DIR, 'files')}`,
)
await step('a document of 10 MB is stored', () => save(files).then(() => true))
await step('it is read whole', async () => bytes.equals(await read(0, BYTES)))
await step('it is read in parts', async () => bytes.subarray(5, 4_000_000).equals(await read(5, 4_000_000)))
await step('it is replaced under the same name', () => save(files).then(() => true))
if (env.S3_BUCKET) {
  const stranger = openFiles({ ...env, S3_SECRET_ACCESS_KEY: 'not the key of this storage' })
  await step('a wrong key is rejected', () => isRefused(() => stranger.read(key, 0, 10)))
}
await step('it is deleted', () => files.remove(key).then(() => true))
await step('it is gone', () => isRefused(() => read(0, BYTES)))
await step('deleting a missing document succeeds', () => files.remove(key).then(() => true))
