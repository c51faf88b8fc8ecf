import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** An empty PostgreSQL server takes 40 MB, each of the databases of tests that run at once 8 MB, a browser's files some more. */
const ROOM_BYTES = 1024 ** 3

/** Where tests keep what lives for one run: in memory where there is room, for each commit to a disk takes milliseconds. */
export function fastFolder(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > ROOM_BYTES ? memory : tmpdir()
}
