/** The parts of a person's name, for address books and for the letters that stand for somebody. */
import { isFamilyFirst, type NameParts } from '#contract/content/person-name.ts'
import type { Language } from '#contract/language.ts'
import {
  capitalParticles,
  familyOfTwoSigns,
  hasFamilyOfOneSign,
  hasTwoFamilyNames,
  particles,
  secondGivenNames,
} from './language/family-names.ts'

/** Names of which the family's alone stands for somebody. */
const FAMILY_ALONE = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u
const HANGUL = /^\p{sc=Hang}+$/u
const HAN = /^\p{sc=Han}+$/u
/** "Dr.", and not the initial of a name. */
const isTitle = (word: string) => word.endsWith('.') && word.length > 2

/**
 * @param language that the owner writes in. @param familyName which part of the name is the family's, as the owner says: without it,
 * the usual order in the name's script and language tells.
 */
export function namePartsOf(name: string, language: Language, familyName?: string): NameParts {
  const [said = '', ...behind] = name.split(/[,，]/)
  const all = said.trim().split(/\s+/)
  const first = all.findIndex((word) => !isTitle(word))
  const titles = first > 0 ? all.slice(0, first).join(' ') : ''
  const words = all.slice(Math.max(first, 0))
  const degrees = behind.join(',').trim()
  return {
    ...(familyName && said.includes(familyName) ? partsAround(words.join(' '), familyName) : partsIn(words, language)),
    ...(titles && { titles }),
    ...(degrees && { degrees }),
  }
}

const partsAround = (name: string, family: string): NameParts => ({
  given: name.replace(family, ' ').trim().replace(/\s+/g, ' '),
  family,
})

function partsIn(words: string[], language: Language): NameParts {
  const [one = '', two] = words
  if (two === undefined) {
    const end = lengthOfFamily(one, language)
    return { given: one.slice(end), family: one.slice(0, end) }
  }
  const start = isFamilyFirst({ firstName: one, lastName: two }) ? 0 : startOfFamily(words, language)
  if (start === 0) return { given: words.slice(1).join(' '), family: one }
  return { given: words.slice(0, start).join(' '), family: words.slice(start).join(' ') }
}

/** Of a name without a space. Which part of a Japanese one is the family's, nothing says. */
function lengthOfFamily(name: string, language: Language): number {
  const isOfSigns = HANGUL.test(name) || (HAN.test(name) && hasFamilyOfOneSign[language])
  if (!isOfSigns || name.length < 2) return name.length
  return name.length > 2 && familyOfTwoSigns.has(name.slice(0, 2)) ? 2 : 1
}

const isParticle = (word = '') => particles.has(word) || capitalParticles.has(word)

/** Where the family's name begins, behind at least one given name. */
function startOfFamily(words: string[], language: Language): number {
  const given = secondGivenNames.has(words[1] ?? '') ? 2 : 1
  const others = words.slice(given).filter((word) => !isParticle(word)).length
  const wanted = hasTwoFamilyNames[language] && others > 1 ? 2 : 1
  let start = words.length
  for (let found = 0; start > 1 && found < wanted; ) {
    start -= 1
    if (!isParticle(words[start])) found += 1
  }
  while (start > 1 && isParticle(words[start - 1])) start -= 1
  return start
}

/** One or two letters that stand for somebody; of "van der Berg" the B, of "Le Goff" the L. */
export function initialsOf({ given, family }: NameParts): string {
  if (FAMILY_ALONE.test(family)) return firstLetter(family)
  const words = family.split(/\s+/)
  const [name = ''] = given.split(/\s+/)
  return (firstLetter(name) + firstLetter(words.find((word) => !particles.has(word)) ?? family)).toUpperCase()
}

const firstLetter = (word: string): string => [...word][0] ?? ''
