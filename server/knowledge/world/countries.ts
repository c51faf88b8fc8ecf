/** In which countries the jobs were, by whatever language their places are written in. */
import { otherCountryNames } from '#content/language/vocabulary/country-names.ts'
import { knownLanguages, type Language } from '#contract/language.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { placesIn } from './entities.ts'
import type { Job } from './things.ts'
import type { World } from './world.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Groups of countries and places for tests have codes of two letters, too. */
const isNone: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO'])

const codes = LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).filter((code) => !isNone.has(code))

interface Named {
  code: string
  /** As a text is folded, without the blanks around it. */
  folded: string
}

const known = new Map<Language, Named[]>()

const plainly = (text: string) => foldText(text).text.trim()

/** The countries as a language names them. */
function namesIn(language: Language): Named[] {
  const made = known.get(language)
  if (made) return made
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const all = codes.flatMap((code) => {
    const name = names.of(code)
    // A code that is no longer used stands for the one that is.
    const current = new Intl.Locale(`und-${code}`).region ?? code
    const called = name ? [name, ...otherCountryNames(code)] : []
    return called.map((one) => ({ code: current, folded: plainly(one) }))
  })
  const listed = all.filter(({ folded }) => folded.length > 1)
  known.set(language, listed)
  return listed
}

/** The country that a place names: "Chur, Switzerland". */
function countryOf(location: string | undefined): string | undefined {
  const parts = placesIn(location).map(plainly).reverse()
  for (const part of parts)
    for (const language of knownLanguages) {
      const found = namesIn(language).find(({ folded }) => folded === part)
      if (found) return found.code
    }
  return undefined
}

/** The countries that a text names in its language, each once. */
export function countriesIn(language: Language, text: string): string[] {
  const folded = foldText(text).text
  const found = namesIn(language).filter((one) => stands(one.folded, folded))
  // "Guinea-Bissau" is not Guinea as well.
  const longest = found.filter(({ folded: name }) => !found.some((o) => o.folded !== name && o.folded.includes(name)))
  return [...new Set(longest.map(({ code }) => code))]
}

/** Whether a word is of a name of the country. */
export const isOfName = (language: Language, code: string, word: string): boolean =>
  namesIn(language).some((one) => one.code === code && ` ${one.folded} `.includes(plainly(word)))

/** Chinese and Japanese have no blanks: there what is written in the same script on both sides is one word. */
function stands(name: string, text: string): boolean {
  if (!/[\p{sc=Han}\p{sc=Katakana}]/u.test(name)) return ` ${text} `.includes(` ${name} `)
  const at = text.indexOf(name)
  if (at < 0) return false
  const [before = '', after = ''] = [text[at - 1], text[at + name.length]]
  const isKatakana = /^[\p{sc=Katakana}ー]/u
  return !(isKatakana.test(name) && (isKatakana.test(before) || isKatakana.test(after))) && !/^[語语文]/.test(after)
}

/** The country where the owner is at home: as the profile says it, or as most of the jobs do. */
export function homeOf({ content: { profile }, jobs }: World): string | undefined {
  const told = profile.country ?? countryOf(profile.location)
  if (told) return told
  const all = jobs.flatMap((job) => countryOf(job.location) ?? [])
  const count = (code: string) => all.filter((one) => one === code).length
  return [...new Set(all)].sort((a, b) => count(b) - count(a))[0]
}

/** Where each job was; a town alone is in the country that another place with that town names. */
export function jobCountries(world: World): Map<Job, string | undefined> {
  const { profile } = world.content
  const told = [...world.jobs.map(({ location }) => location), profile.location]
  const ofTown = new Map(
    told.flatMap((one) =>
      countryOf(one)
        ? placesIn(one)
            .slice(0, 1)
            .map((town) => [town, countryOf(one)] as const)
        : [],
    ),
  )
  const [homeTown] = placesIn(profile.location)
  if (homeTown && profile.country && !ofTown.has(homeTown)) ofTown.set(homeTown, profile.country)
  return new Map(
    world.jobs.map((job) => [
      job,
      countryOf(job.location) ??
        placesIn(job.location)
          .map((part) => ofTown.get(part))
          .find((code) => code !== undefined),
    ]),
  )
}
