/** The software's version. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string
  }
  return version
}
