/** Makes ids, which a fact keeps in every language, from what it is called. */

import { normalize } from '#server/knowledge/normalize.ts'

const WORDS = 4

/** @returns what makes an id of each name, all of them different. @param fallback for names without Latin letters. */
export function createIds(fallback: string): (name: string) => string {
  const taken = new Set<string>()
  return (name) => {
    const words = normalize(name, 'NFKD')
      .replace(/\p{M}|['’]/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g)
    const id = words?.slice(0, WORDS).join('-') ?? fallback
    let unique = id
    for (let n = 2; taken.has(unique); n++) unique = `${id}-${n}`
    taken.add(unique)
    return unique
  }
}
