/** Writes a `content/` folder: the sample's, with the new owner's files in `owner/`. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import type { FullContent } from '#contract/content/content.ts'
import type { Language } from '#contract/language.ts'
import { assemble } from '../../content/assemble.ts'
import { readOwner } from '../../content/reading/read-owner.ts'
import { findIn } from '../../content/writing/pictures.ts'
import { type Checked, checkContent } from '../content/check.ts'
import type { OwnerDraft } from './from-resume.ts'
import { byId, given } from './ids.ts'
import type { Source } from './sources/source.ts'

interface Folders {
  from: string
  to: string
}

/** @returns what was written, and its problems. */
export async function writeContent(
  { from, to }: Folders,
  draft: OwnerDraft,
  spoken: Language,
): Promise<Checked & { content: FullContent | undefined }> {
  await cp(from, to, { recursive: true })
  await rm(join(to, 'owner'), { recursive: true })
  const folder = join(to, 'owner')
  await writeOwner(folder, draft, spoken)
  const owner = readOwner(folder).inLanguage[spoken]
  const content = owner && assemble(spoken, owner, findIn([]))
  return { ...(await checkContent(to)), content }
}

/** Writes the owner's files alone. @param folder such as `content/owner`. */
export async function writeOwner(folder: string, draft: OwnerDraft, spoken: Language): Promise<void> {
  const write = async (file: string, value: object) => {
    if (Object.keys(value).length === 0) return
    await mkdir(dirname(join(folder, file)), { recursive: true })
    const kind = file.startsWith('projects/') ? 'project' : file.replace('.yaml', '')
    await writeFile(join(folder, file), schemaLine(file, kind) + stringify(value, { lineWidth: 110 }))
  }
  await write('site.yaml', { year: new Date().getFullYear(), version: 'v1', languages: [spoken] })
  for (const [kind, value] of Object.entries(draft.files)) await write(`${kind}.yaml`, value)
  for (const [id, project] of Object.entries(draft.projects)) await write(`projects/${id}.yaml`, project)
}

/** Names the schema to editors. @param file below the owner's folder. */
const schemaLine = (file: string, kind: string): string =>
  `# yaml-language-server: $schema=${'../'.repeat(file.split('/').length)}schemas/${kind}.json\n`

/** What others wrote, in the form of `testimonials.yaml` but beside it: the site shows it once the owner moves it there. */
export async function writeDrafts(folder: string, recommendations: Source['recommendations']): Promise<void> {
  if (recommendations.length === 0) return
  const drafts = byId(
    recommendations,
    'voice',
    ({ author }) => author,
    ({ author, role, quote }) => ({ author, ...given({ role }), quote }),
  )
  const advice = '# Ask each author first, then move what they agree to into ../testimonials.yaml.\n'
  const file = 'drafts/testimonials.yaml'
  await mkdir(join(folder, 'drafts'), { recursive: true })
  await writeFile(join(folder, file), schemaLine(file, 'testimonials') + advice + stringify(drafts, { lineWidth: 110 }))
}
