/**
 * For the browser: puts what the owner says in a language in the place of `content/interface/<lng>/content.ts`, which
 * reads files. Editing a file of the owner reloads the page in development.
 */
import type { Plugin } from 'vite'
import { contentIn } from '#content/owner.ts'
import { languages } from '#contract/language.ts'
import { ownerFolder } from '#contract/site/owner-folder.ts'

export function ownerContent(): Plugin {
  return {
    name: 'owner-content',
    load(file) {
      const name = /\/content\/interface\/(\w+)\/content\.ts$/.exec(file)?.[1]
      const language = languages.find((known) => known === name)
      return language && `export const content = ${JSON.stringify(contentIn(language))}`
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
