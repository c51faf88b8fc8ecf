/** A site of its own for a journey, whose owner came from a résumé by an import, as `npm run new` makes it. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Language } from '#contract/language.ts'
import { ownerFrom } from '#scripts/import/from-resume.ts'
import { parseJsonResume } from '#scripts/import/json-resume.ts'
import { readSource } from '#scripts/import/sources/read.ts'
import { writeOwner } from '#scripts/import/write.ts'
import { fastFolder } from '#tests/servers/fast-folder.ts'
import { startSite } from './own-site.ts'

const root = join(import.meta.dirname, '..', '..')

/** Imports a file, builds the site and starts it. @returns its address, its owner's folder, and what ends it. */
export async function startImportedSite(file: string, language: Language) {
  const folder = mkdtempSync(join(fastFolder(), 'imported-site-'))
  const content = join(folder, 'owner')
  // The build renders its pages with the packages that it finds beside it.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const settings = { CONTENT_DIR: content, DIST_DIR: join(folder, 'dist') }
  const read = parseJsonResume((await readSource(file)).resume)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  await writeOwner(content, ownerFrom(read.resume, language, new Date('2026-11-01')), language)
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build.ts')], {
    env: { ...process.env, ...settings },
  })
  const site = await startSite({ ...settings, RATE_LIMITS: 'off' })
  return {
    url: site.url,
    content,
    async stop() {
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
