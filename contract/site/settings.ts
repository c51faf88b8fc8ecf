/**
 * Reads `site.yaml`. For Node: in the browser's code the build puts the result in this file's place
 * (`scripts/build/owner-plugin.ts`). Use it through `site.ts`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { compiled } from './compiled.ts'
import { ownerFolder } from './owner-folder.ts'
import { type SiteFile, siteFile } from './schema.ts'

const here = (file: string) => join(import.meta.dirname, file)
const owners = (file: string) => join(ownerFolder, file)

/**
 * Faults are told by `content/read-owner.ts` together with those of all other files, and stop the build and the start.
 * Until then the defaults stand in, so that the check itself can run.
 */
async function read(): Promise<SiteFile> {
  const { parse } = await import('yaml')
  try {
    return z.parse(siteFile, parse(readFileSync(owners('site.yaml'), 'utf8')))
  } catch {
    return z.parse(siteFile, { year: 2000, version: 'v1', languages: ['en'] })
  }
}

const written = await compiled('site.json', [owners('site.yaml'), here('schema.ts'), here('accent.ts')], read)

const hasFiles = (folder: string, ending: string) =>
  existsSync(owners(folder)) && readdirSync(owners(folder)).some((file) => file.endsWith(ending))

/** What the owner has written nothing for is off, and so is what needs something that is off. */
export const settings: SiteFile = {
  ...written,
  features: {
    ...written.features,
    // Both are done in the chat.
    advert: written.features.advert && written.features.chat,
    audit: written.features.audit && written.features.chat,
    testimonials: written.features.testimonials && existsSync(owners('testimonials.yaml')),
    services: written.features.services && existsSync(owners('services.yaml')),
    caseStudies: written.features.caseStudies && hasFiles('projects', '.yaml'),
    writing: written.features.writing && hasFiles('writing', '.md'),
  },
}
