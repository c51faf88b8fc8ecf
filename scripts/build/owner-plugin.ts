/**
 * For the browser, which reads no files: puts what they say into the code. Editing a file of the owner restarts the server
 * of development.
 */
import type { Plugin } from 'vite'
import { contentIn } from '#content/owner.ts'
import { knownLanguages, languages } from '#contract/language.ts'
import { ownerFolder } from '#contract/site/owner-folder.ts'
import { settings } from '#contract/site/settings.ts'

export function ownerContent(): Plugin {
  return {
    name: 'owner-content',
    load(file) {
      if (file.endsWith('/contract/site/settings.ts')) return `export const settings = ${JSON.stringify(settings)}`
      const [, name, rest] = /\/content\/(?:interface|language)\/(\w+)\/(.+)$/.exec(file) ?? []
      const language = knownLanguages.find((known) => known === name)
      if (!language) return undefined
      // Nothing ever asks for them.
      if (!languages.includes(language)) return 'export {}'
      return rest === 'content.ts' ? `export const content = ${JSON.stringify(contentIn(language))}` : undefined
    },
    configureServer(server) {
      server.watcher.add(ownerFolder)
      server.watcher.on('change', (file) => {
        // What was read stays read: the server of development is started anew.
        if (file.startsWith(ownerFolder)) void server.restart()
      })
    },
  }
}
