/**
 * For the browser: replaces `content/interface/<lng>/content.ts`, which reads files, by the owner's content in that
 * language. Editing an owner's file reloads the page in development.
 */
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { contentIn } from '#content/owner.ts'
import { languages } from '#contract/language.ts'

const folder = join(import.meta.dirname, '../../content/owner')

export function ownerContent(): Plugin {
  return {
    name: 'owner-content',
    load(file) {
      const name = /\/content\/interface\/(\w+)\/content\.ts$/.exec(file)?.[1]
      const language = languages.find((known) => known === name)
      return language && `export const content = ${JSON.stringify(contentIn(language))}`
    },
    configureServer(server) {
      server.watcher.add(folder)
      server.watcher.on('change', (file) => {
        // Restarts the development server, because the content is cached.
        if (file.startsWith(folder)) void server.restart()
      })
    },
  }
}
