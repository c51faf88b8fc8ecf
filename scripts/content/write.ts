/** Writes an owner's content as the site keeps it: the sample's folder with files of the new owner in `owner/`. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stringify } from 'yaml'
import type { Content } from '#contract/content/content.ts'
import type { AdvertConcepts } from '#contract/content/language-data.ts'
import { type Language, languages } from '#contract/language.ts'
import { assemble } from '../../content/assemble.ts'
import { buildLedger } from '../../content/ledger.ts'
import { readOwner } from '../../content/read-owner.ts'
import { type Checked, checkContent } from './check.ts'
import type { OwnerDraft } from './from-resume.ts'

interface Folders {
  from: string
  to: string
}

/** @returns what is wrong with the content that was written. */
export async function writeContent({ from, to }: Folders, draft: OwnerDraft, spoken: Language): Promise<Checked> {
  await cp(from, to, { recursive: true })
  await rm(join(to, 'owner'), { recursive: true })
  const write = async (file: string, value: object) => {
    if (Object.keys(value).length === 0) return
    await mkdir(dirname(join(to, 'owner', file)), { recursive: true })
    const kind = file.startsWith('projects/') ? 'project' : file.replace('.yaml', '')
    const schema = `${'../'.repeat(file.split('/').length)}schemas/${kind}.json`
    const text = stringify(value, { lineWidth: 110 })
    await writeFile(join(to, 'owner', file), `# yaml-language-server: $schema=${schema}\n${text}`)
  }
  const others = languages.filter((language) => language !== spoken)
  await write('site.yaml', { year: new Date().getFullYear(), version: 'v1', languages: [spoken, ...others] })
  for (const [kind, value] of Object.entries(draft.files)) await write(`${kind}.yaml`, value)
  for (const [id, project] of Object.entries(draft.projects)) await write(`projects/${id}.yaml`, project)

  const { inLanguage } = readOwner(join(to, 'owner'))
  const owner = inLanguage[spoken]
  if (owner) await adaptReferences({ from, to }, assemble(spoken, owner))
  return await checkContent(to)
}

/** What adverts ask for names facts of the sample's owner; only those that the new one has too stay. */
async function adaptReferences({ from, to }: Folders, content: Content): Promise<void> {
  const facts = new Set(buildLedger(content).map(({ id }) => id))
  const jobs = new Set(content.experience.map(({ id }) => id))
  const { advertConcepts } = await load<{ advertConcepts: AdvertConcepts }>(from, 'language/advert-concepts.ts')
  const concepts = Object.fromEntries(
    Object.entries(advertConcepts).map(([id, concept]) => [
      id,
      {
        ...concept,
        facts: concept.facts.filter((fact) => facts.has(fact)),
        ...(concept.jobs && { jobs: concept.jobs.filter((job) => jobs.has(job)) }),
      },
    ]),
  )
  await writeFile(
    join(to, 'language/advert-concepts.ts'),
    `import type { AdvertConcepts } from '#contract/content/language-data.ts'\n\nexport const advertConcepts: AdvertConcepts = ${JSON.stringify(concepts, null, 2)}\n`,
  )
}

const load = async <Module>(folder: string, file: string): Promise<Module> =>
  (await import(pathToFileURL(join(folder, file)).href)) as Module
