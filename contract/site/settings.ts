/**
 * Reads `site.yaml`, and for what of the site there is anything in the owner's other files. For Node: in the browser's code the
 * build puts the result in this file's place (`scripts/build/owner-plugin.ts`). Use it through `site.ts`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { codeBehind } from './code-behind.ts'
import { compiled } from './compiled.ts'
import { ownerFolder } from './owner-folder.ts'
import { type HomeSection, type Settings, type SiteFile, siteFile } from './schema.ts'
import { decisiveFiles, type OwnerParts, type Written, writtenIn } from './written.ts'

const owners = (file: string) => join(ownerFolder, file)

/**
 * Faults are told by `content/reading/read-owner.ts` together with those of all other files, and stop the build and the start.
 * Until then the defaults stand in, so that the check itself can run.
 */
async function read(): Promise<{ file: SiteFile; written: Written }> {
  const { parse } = await import('yaml')
  const parsed = (name: string): unknown => {
    try {
      return parse(readFileSync(owners(`${name}.yaml`), 'utf8'))
    } catch {
      return undefined
    }
  }
  const { success, data } = z.safeParse(siteFile, parsed('site'))
  const parts: OwnerParts = Object.fromEntries(decisiveFiles.map((name) => [name, parsed(name)]))
  return {
    file: success ? data : z.parse(siteFile, { year: 2000, version: 'v1', languages: ['en'] }),
    written: writtenIn(parts),
  }
}

const { file, written } = await compiled(
  'site.json',
  [...['site', ...decisiveFiles].map((name) => owners(`${name}.yaml`)), ...codeBehind(import.meta.filename)],
  read,
)

const hasFiles = (folder: string, ending: string) =>
  existsSync(owners(folder)) && readdirSync(owners(folder)).some((name) => name.endsWith(ending))

const caseStudies = file.features.caseStudies && hasFiles('projects', '.yaml')
/** What adverts are compared with: of an owner without any of it, a comparison could only say that it knows nothing. */
const tellsOfWork = caseStudies || written.work || written.skills

/** What the owner has written nothing for is off, and so is what needs something that is off. */
const features: SiteFile['features'] = {
  ...file.features,
  // Both are done in the chat.
  advert: file.features.advert && file.features.chat && tellsOfWork,
  audit: file.features.audit && file.features.chat,
  testimonials: file.features.testimonials && written.testimonials,
  services: file.features.services && written.services,
  caseStudies,
  writing: file.features.writing && hasFiles('writing', '.md'),
}

const hasContent: Record<HomeSection, boolean> = {
  caseStudies: features.caseStudies,
  about: written.about,
  work: written.work,
  credentials: written.credentials,
  testimonials: features.testimonials,
  contact: true,
}

export const settings: Settings = {
  ...file,
  features,
  sections: file.sections.filter((section) => hasContent[section]),
  hasSkillsPage: written.skills || features.services,
  hasImprint: written.imprint,
}
