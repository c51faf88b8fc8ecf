/**
 * For the browser, which reads no files: puts what they say into the code. Editing a file of the owner restarts the server
 * of development.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { contentIn } from '#content/owner.ts'
import { type OwnerPicture, readOwnerPictures } from '#content/pictures.ts'
import { searchEntriesIn } from '#content/search-entries.ts'
import { knownLanguages, languages } from '#contract/language.ts'
import { ownerFolder } from '#contract/site/owner-folder.ts'
import { settings } from '#contract/site/settings.ts'

export function ownerContent(): Plugin {
  return {
    name: 'owner-content',
    async load(file) {
      if (file.endsWith('/contract/site/settings.ts')) return `export const settings = ${JSON.stringify(settings)}`
      const [, name, rest] = /\/content\/(?:interface|language)\/(\w+)\/(.+)$/.exec(file) ?? []
      const language = knownLanguages.find((known) => known === name)
      if (!language) return undefined
      // Nothing ever asks for them.
      if (!languages.includes(language)) return 'export {}'
      if (rest === 'search-entries.ts')
        return `export const entries = ${JSON.stringify(await searchEntriesIn(language))}`
      if (rest !== 'content.ts') return undefined
      const { records: _, ...content } = contentIn(language)
      return `export const content = ${JSON.stringify(content)}`
    },
    configureServer(server) {
      server.middlewares.use('/pictures/', (request, response, next) => {
        const found = readOwnerPictures(ownerFolder).find(({ src }) => src === `/pictures${request.url}`)
        if (!found) return next()
        draw(found).then((bytes) => response.setHeader('Content-Type', 'image/webp').end(bytes), next)
      })
      server.watcher.add(ownerFolder)
      server.watcher.on('change', (file) => {
        // What was read stays read: the server of development is started anew.
        if (file.startsWith(ownerFolder)) void server.restart()
      })
    },
  }
}

/** Writes the owner's pictures to where visitors fetch them. @param client the folder of files for visitors. */
export async function writeOwnerPictures(client: string): Promise<void> {
  for (const picture of readOwnerPictures(ownerFolder)) await writeFile(join(client, picture.src), await draw(picture))
}

/** As wide as pages show it, upright, and without what a camera notes about place and time. */
const draw = ({ bytes, width }: OwnerPicture): Promise<Buffer> =>
  sharp(bytes).rotate().resize({ width }).webp({ quality: 80 }).toBuffer()
