/** The software's version. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

export async function readVersion(): Promise<string> {
  const file = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')
  return z.parse(z.object({ version: z.string() }), JSON.parse(file)).version
}
