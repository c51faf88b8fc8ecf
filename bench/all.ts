/** `npm run bench`: every figure that the project claims, one line of JSON each. Names as arguments choose some. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

// The models cost money, and need a key.
const notFigures = ['all.ts', 'models.ts', 'site.ts', 'bare-server.ts', 'load.ts']
const chosen = process.argv.slice(2)
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !notFigures.includes(file))

for (const file of files) {
  if (chosen.length > 0 && !chosen.includes(file.replace('.ts', ''))) continue
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, file)], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
