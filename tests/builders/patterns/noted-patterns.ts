/**
 * Read before a script: notes each regular expression that the server builds from words, and writes them into the file
 * NOTED_PATTERNS at the end. (What a process prints as it ends may be cut at 64 KB.)
 */
import { writeFileSync } from 'node:fs'

const built = new Map<string, { place: string; source: string; flags: string }>()
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, [source, flags = '']: [string | RegExp, string?]) {
    const key = `${source} ${flags}`
    // Stemmers build the same few patterns again for every word, and where one is built takes longer to tell than to build it.
    if (typeof source === 'string' && !built.has(key)) {
      const place = /[^\s(]*\/(?:server|content)\/[^:?]+/.exec(new Error('where').stack ?? '')?.[0]
      if (place) built.set(key, { place, source, flags })
    }
    return new target(source, flags)
  },
})
process.on('exit', () => writeFileSync(process.env.NOTED_PATTERNS ?? '', JSON.stringify([...built.values()])))
