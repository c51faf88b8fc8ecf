/** Starts the server of the hostile pages. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { hostilePages } from './all.ts'

export interface HostileSite {
  /** `host:port`. */
  place: string
  /** In the order of their numbers. */
  names: string[]
  /** @returns the address of a page. */
  urlOf(name: string): string
  stop(): Promise<void>
}

export async function serveHostilePages(): Promise<HostileSite> {
  const thread = new Worker(new URL('./server.ts', import.meta.url))
  const [port] = await once(thread, 'message')
  const place = `127.0.0.1:${port}`
  const names = Object.keys(hostilePages)
  return {
    place,
    names,
    urlOf(name) {
      if (!names.includes(name)) throw new Error(`There is no page ${JSON.stringify(name)}.`)
      return `http://${place}/${names.indexOf(name)}`
    },
    async stop() {
      await thread.terminate()
    },
  }
}
