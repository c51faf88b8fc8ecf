/** Reads names that Japanese writes by their sound: テラフォーム for Terraform. */
import { normalize } from './normalize.ts'

const rows: Record<string, string> = {
  カキクケコ: 'k',
  ガギグゲゴ: 'g',
  サシスセソ: 's',
  ザジズゼゾ: 'z',
  タチツテトッ: 't',
  ダヂヅデド: 'd',
  ナニヌネノン: 'n',
  ハヒフヘホ: 'f',
  バビブベボヴ: 'b',
  パピプペポ: 'p',
  マミムメモ: 'm',
  ラリルレロ: 'r',
}
const consonantOf = new Map(Object.entries(rows).flatMap(([row, sound]) => [...row].map((kana) => [kana, sound])))
/** Fewer consonants fit too many names. */
const SHORTEST = 3
const LATIN = /\p{Script=Latin}{3,}/gu
const RUN = /[\p{Script=Katakana}ー]{3,}/gu

/**
 * @param named texts whose words in Latin letters are the names.
 * @param texts in which katakana stand for themselves.
 * @returns puts the names in the place of what sounds like them.
 */
export function createKatakana(named: string[], texts: string[]): (text: string) => string {
  const words = new Set(texts.flatMap((text) => normalize(text, 'NFKC').match(RUN) ?? []))
  const bySound = new Map<string, string>()
  for (const name of named.flatMap((text) => text.match(LATIN) ?? [])) {
    const sound = soundOfLatin(name)
    if (sound.length >= SHORTEST && !bySound.has(sound)) bySound.set(sound, name)
  }
  return (text: string) =>
    normalize(text, 'NFKC').replace(RUN, (run) => (words.has(run) ? run : (bySound.get(soundOfKatakana(run)) ?? run)))
}

/** The consonants that are heard, one for those that Japanese does not tell apart. */
function soundOfKatakana(text: string): string {
  const sounds = [...text].map((kana) => consonantOf.get(kana) ?? '').join('')
  return withoutRepeats(sounds)
}

function soundOfLatin(name: string): string {
  const sounds = name
    .toLowerCase()
    .replace(/th/g, 's')
    .replace(/ph|v(?=l)/g, 'f')
    .replace(/ch/g, 't')
    .replace(/[cq]/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/l/g, 'r')
    .replace(/v/g, 'b')
    .replace(/j/g, 'z')
    .replace(/h/g, 'f')
    // A vowel is drawn out by an r that closes it.
    .replace(/(?<=[aeiouy])r+(?![aeiouyr])/g, '')
    .replace(/[^bdfgkmnprstz]/g, '')
  return withoutRepeats(sounds)
}

const withoutRepeats = (sounds: string) => sounds.replace(/(.)\1+/g, '$1')
