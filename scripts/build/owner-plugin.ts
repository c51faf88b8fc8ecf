/**
 * For the browser: puts what the owner says in a language in the place of `content/interface/<lng>/content.ts`, which
 * reads files. Editing a file of the owner reloads the page in development.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { contentIn } from '#content/owner.ts'
import { type OwnerPicture, readOwnerPictures } from '#content/pictures.ts'
import { languages } from '#contract/language.ts'

const folder = join(import.meta.dirname, '../../content/owner')

export function ownerContent(): Plugin {
  return {
    name: 'owner-content',
    load(file) {
      const name = /\/content\/interface\/(\w+)\/content\.ts$/.exec(file)?.[1]
      const language = languages.find((known) => known === name)
      if (!language) return undefined
      const { records: _, ...content } = contentIn(language)
      return `export const content = ${JSON.stringify(content)}`
    },
    configureServer(server) {
      server.middlewares.use('/pictures/', (request, response, next) => {
        const found = readOwnerPictures(folder).find(({ src }) => src === `/pictures${request.url}`)
        if (!found) return next()
        draw(found).then((bytes) => response.setHeader('Content-Type', 'image/webp').end(bytes), next)
      })
      server.watcher.add(folder)
      server.watcher.on('change', (file) => {
        // What was read stays read: the server of development is started anew.
        if (file.startsWith(folder)) void server.restart()
      })
    },
  }
}

/** Writes the owner's pictures to where visitors fetch them. @param client the folder of files for visitors. */
export async function writeOwnerPictures(client: string): Promise<void> {
  for (const picture of readOwnerPictures(folder)) await writeFile(join(client, picture.src), await draw(picture))
}

/** As wide as pages show it, upright, and without what a camera notes about place and time. */
const draw = ({ bytes, width }: OwnerPicture): Promise<Buffer> =>
  sharp(bytes).rotate().resize({ width }).webp({ quality: 80 }).toBuffer()
