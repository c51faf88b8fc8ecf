/** Owners' files in a folder of their own, for sites of other languages and features than the sample's. */

import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { parse, stringify } from 'yaml'
import { readOwner } from '#content/reading/read-owner.ts'
import type { Language } from '#contract/language.ts'
import { sampleFolder } from '#tests/builders/project.ts'
import { fastFolder } from '#tests/servers/fast-folder.ts'
import { expectDefined } from '../defined.ts'

/**
 * The sample, written first in the first of the languages. English can only come first, for its texts are in no folder of
 * translations.
 * @param settings of `site.yaml`, in the place of the sample's.
 */
export async function ownerFolder(languages: [Language, ...Language[]], settings: object = {}): Promise<string> {
  const folder = await mkdtemp(join(fastFolder(), 'owner-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [first, ...others] = languages
  const { site: _, projects, writing, ...files } = expectDefined(readOwner(sampleFolder).inLanguage[first])
  const write = async (file: string, value: object) => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), stringify(value))
  }
  const usual = parse(readFileSync(join(sampleFolder, 'site.yaml'), 'utf8')) as object
  await write('site.yaml', { ...usual, languages, ...settings })
  for (const [kind, value] of Object.entries(files)) {
    if (Object.keys(value).length > 0) await write(`${kind}.yaml`, value)
  }
  for (const [id, project] of Object.entries(projects)) await write(`projects/${id}.yaml`, project)
  await mkdir(join(folder, 'writing'))
  for (const [id, { body, language: _, languages: __, ...front }] of Object.entries(writing))
    await writeFile(join(folder, `writing/${id}.md`), `---\n${stringify(front)}---\n${body}`)
  for (const language of others) await cp(join(sampleFolder, language), join(folder, language), { recursive: true })
  return folder
}
