/** Makes ids from names. */

import { normalize } from '#server/knowledge/normalize.ts'

const WORDS = 4

/** @returns a function that makes a unique id of each name. @param fallback for names without Latin letters. */
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
