/** Owners who write no more than they must, and the site's code as it is loaded for them. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { stringify } from 'yaml'
import { languages } from '#contract/language.ts'
import { fastFolder } from '#tests/servers/fast-folder.ts'

/** The least that is valid. */
export const leastProfile = {
  name: 'Ada Berg',
  title: 'Nurse educator',
  bio: 'I teach nurses of intensive care to trust what they see. Twelve years at the bedside come with me.',
  email: 'ada@berg.example',
}
export const leastSite = { year: 2026, version: 'v1', languages }

/**
 * From here to the end of the test, what the test imports is loaded anew, for an owner with these files alone: settings and
 * content are read when their modules load. The test has to import with `import()`.
 * @param files by name, beside the least `profile.yaml` and `site.yaml`, or in their place: what stands in them, or their text.
 */
export async function beOwner(files: Record<string, object | string> = {}): Promise<void> {
  const folder = await mkdtemp(join(fastFolder(), 'owner-'))
  const given: Record<string, object | string> = { 'profile.yaml': leastProfile, 'site.yaml': leastSite, ...files }
  for (const [file, value] of Object.entries(given)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), typeof value === 'string' ? value : stringify(value))
  }
  vi.stubEnv('CONTENT_DIR', folder)
  vi.stubEnv('DIST_DIR', join(folder, 'dist'))
  vi.resetModules()
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    vi.resetModules()
    await rm(folder, { recursive: true, force: true })
  })
}
