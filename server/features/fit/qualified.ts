/** Checks degrees, certificates and spoken languages by the lists of the content, as far as it has any. */
import type { Fact } from '#content/fact.ts'
import {
  type DegreeLevel,
  degreeLevels,
  qualifications,
  type SpokenLevel,
  sharedQualifications,
  spokenLevels,
} from '#content/language/levels/qualifications.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { escaped } from '#server/knowledge/escaped.ts'
import { terms } from '#server/knowledge/tokens.ts'
import { phrasesOf } from '#server/knowledge/understand/phrase-index.ts'
import { languageNames } from '#server/knowledge/world/language-names.ts'
import type { World } from '#server/knowledge/world/world.ts'
import type { AdvertLanguage } from './advert/advert-language.ts'
import type { Span } from './advert/clauses.ts'
import { isDense, plain, saysAny } from './advert/phrases.ts'

/** What a check came to: met, in part, or not said; with what it rests on. */
export interface Checked {
  value: 0 | 0.5 | 1
  facts: Fact[]
}

const NOT_SAID: Checked = { value: 0, facts: [] }

/** Which of several levels a text names, the highest first. */
function levelsIn<Level extends string>(
  text: string,
  levels: readonly Level[],
  ...words: Record<Level, string>[]
): Level[] {
  const said = plain(text)
  return levels.filter((level) => words.some((of) => saysAny(said, phrasesOf(of[level]).map(plain))))
}

const degreesIn = (language: Language, text: string): DegreeLevel[] =>
  levelsIn(text, degreeLevels, qualifications[language].degrees, sharedQualifications.degrees)

/** A subject counts as the one asked for when so much of it is the same. */
const SAME_SUBJECT = 0.6

/** @param said the clause that asks for it. @param isFiller tells the words that name no subject. */
export function checkDegree(
  said: string,
  { content, facts }: World,
  { language, words, alternative }: AdvertLanguage,
  isFiller: (term: string) => boolean,
): Checked {
  const named = degreesIn(language, said)
  const hasOr = saysAny(plain(said), words.or.map(plain))
  // "A professional qualification in patisserie" is one of any level.
  const isAnyLevel = saysAny(plain(said), phrasesOf(qualifications[language].anyLevel).map(plain))
  const asked = (hasOr ? named.at(-1) : named[0]) ?? (isAnyLevel ? 'vocational' : 'bachelor')
  const rank = (level: DegreeLevel) => degreeLevels.length - degreeLevels.indexOf(level)
  const subjects = withoutDegrees(language, withoutSchools(said, content.records.education))
    .split(alternative)
    .map((one) => terms(language, one).filter((term) => !isFiller(term)))
    .filter((one) => one.length > 0)
  const entries = content.records.education.flatMap((entry) => {
    const fact = facts.get(`education.${entry.id}`)
    return fact ? [{ entry, fact }] : []
  })
  // "A veterinary degree (MVB or the like)": the degree itself is named.
  const same = entries.find(({ entry }) => acronymsOf(entry.degree ?? '').some((one) => isWordIn(said, one)))
  if (same) return { value: 1, facts: [same.fact] }
  const high = entries.filter(({ entry }) => {
    const [level] = degreesIn(language, entry.degree ?? '')
    return level ? rank(level) >= rank(asked) : named.length === 0
  })
  if (high.length === 0) return NOT_SAID
  // A degree of a school that is named, also in brackets as in "(such as …)", is the one that is meant.
  const there = high.find(
    ({ entry }) => bracketNaming(said, entry.institution) || isSchoolNamed(said, entry.institution),
  )
  if (there) return { value: 1, facts: [there.fact] }
  if (subjects.length === 0) return { value: 1, facts: high.slice(0, 1).map(({ fact }) => fact) }
  const shares = high.map(({ entry, fact }) => {
    const shareIn = (text: string) => {
      const own = new Set(terms(language, text))
      return Math.max(...subjects.map((one) => one.filter((term) => own.has(term)).length / one.length))
    }
    // "National diploma in oenology" is asked for by the name of the degree; "science" alone of a bachelor's is no subject.
    const called = shareIn(`${entry.degree ?? ''} ${entry.area ?? ''}`)
    const area = Math.max(shareIn(entry.area ?? ''), called >= SAME_SUBJECT ? called : 0)
    // A course of it is a part of the subject.
    return { fact, area, share: Math.max(area, shareIn(entry.courses.map(({ text }) => text).join(' '))) }
  })
  const best = shares.reduce((a, b) => (b.area > a.area || (b.area === a.area && b.share > a.share) ? b : a))
  if (best.area >= SAME_SUBJECT) return { value: 1, facts: [best.fact] }
  // Whether a subject is related to another no list can say: the level is right, and the fact stands beside it.
  const isRelatedEnough = saysAny(plain(said), phrasesOf(qualifications[language].related).map(plain))
  return best.share > 0 || isRelatedEnough ? { value: 0.5, facts: [best.fact] } : NOT_SAID
}

/** The bracket that names a school. */
function bracketNaming(said: string, institution: string): string | undefined {
  if (institution.length < ACRONYM) return undefined
  const name = new RegExp(`(?<![\\p{L}\\d])${escaped(institution)}(?![\\p{L}\\d])`, 'iu')
  return said.match(/\([^()]*\)?/g)?.find((bracket) => name.test(bracket))
}

/** "A diploma of the ESIT", by the school's acronym. */
const isSchoolNamed = (said: string, institution: string): boolean =>
  (institution.match(/(?<![\p{L}\d])\p{Lu}{3,}(?![\p{L}\d])/gu) ?? []).some((acronym) => isWordIn(said, acronym))

/** Which schools are meant is no subject of a degree. */
const withoutSchools = (said: string, education: { institution: string }[]): string =>
  education.reduce((text, { institution }) => text.replace(bracketNaming(text, institution) ?? '', ' '), said)

/** What a degree is in. */
function withoutDegrees(language: Language, said: string): string {
  const lists = [qualifications[language], sharedQualifications].flatMap(({ degrees }) => Object.values(degrees))
  const { anyDegree, anyLevel, related } = qualifications[language]
  const names = [...lists, anyDegree, anyLevel, related].flatMap(phrasesOf).map(plain)
  const pattern = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => (languageTraits[language].isDense ? escaped(name) : `(?<!\\p{L})${escaped(name)}(?!\\p{L})`))
  return plain(said).replace(new RegExp(pattern.join('|'), 'gu'), ' ')
}

export interface FoundCertificate extends Span {
  fact: Fact
}

/** So many letters make an acronym that means nothing else. */
const ACRONYM = 3
const SAME_NAME = 0.75
/** Of a longer name so much will do: "Level 3 food safety" of one for hygiene and catering, too. */
const LONG_NAME = { words: 5, share: 0.6 }
/** A word as long as this means nothing else: Simulationstrainerin. */
const TELLING = 14

/** The owner's certificates that a text names: by acronym, or by nearly all words of the name. */
export function certificatesIn(text: string, { content, facts }: World): FoundCertificate[] {
  const { language } = content
  const said = [...text.matchAll(/[\p{L}\p{N}+#.-]+/gu)].map(({ 0: raw, index }) => {
    return { raw, start: index, end: index + raw.length, term: terms(language, raw)[0] ?? '' }
  })
  return content.records.certificates.flatMap(({ id, name, issuer }) => {
    const fact = facts.get(`certificate.${id}`)
    if (!fact) return []
    const acronyms = new Set([...acronymsOf(name), ...initialsOf(issuer ?? '').slice(0, 1)])
    // Chinese and Japanese do not part a name from what is said of it.
    const whole = isDense(name) ? text.indexOf(name) : -1
    if (whole !== -1) return [{ start: whole, end: whole + name.length, fact }]
    const short = said.filter(({ raw }) => acronyms.has(raw.replace(/s$/, '')))
    const words = terms(language, name.replace(/\([^()]*\)/g, ' '))
    const long = said.filter(({ term }) => term !== '' && words.some((word) => isSameWord(word, term)))
    const share = words.filter((word) => long.some(({ term }) => isSameWord(word, term))).length / (words.length || 1)
    const isLong = words.length >= LONG_NAME.words && share >= LONG_NAME.share
    const isTold = long.some(({ raw }) => raw.length >= TELLING)
    const found = (share >= SAME_NAME && words.length > 1) || isLong || isTold ? [...short, ...long] : short
    return found.map(({ start, end }) => ({ start, end, fact }))
  })
}

/** "Fellowship" is said for fellow. */
const isSameWord = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) > 5 && (a.startsWith(b) || b.startsWith(a)))

const acronymsOf = (name: string) => [
  ...(name.match(/(?<![\p{L}\d])[\p{Lu}\d]{3,}(?![\p{L}\d])/gu) ?? []),
  // CertAVP, BVSc: a capital further on is no word's.
  ...(name.match(/(?<![\p{L}\d])\p{Lu}\p{L}{0,9}\p{Lu}\p{L}{0,9}(?![\p{L}\d])/gu) ?? []).filter(
    ({ length }) => length >= ACRONYM,
  ),
  ...initialsOf(name.replace(/\([^()]*\)/g, ' ')),
]

const isWordIn = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\d])${escaped(word)}(?![\\p{L}\\d])`, 'u').test(text)

/** Of the whole name, and without its first or last word: FHEA, HEA. */
function initialsOf(name: string): string[] {
  const letters = name.match(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu) ?? []
  return [letters, letters.slice(1), letters.slice(0, -1)]
    .map((some) => some.join(''))
    .filter(({ length }) => length >= ACRONYM)
}

export interface FoundLanguage extends Span, Checked {}

const spokenIn = (language: Language, text: string): SpokenLevel[] =>
  levelsIn(text, spokenLevels, qualifications[language].levels, sharedQualifications.levels)

/** The languages that a text asks for, each compared with the level that the owner states. */
export function languagesIn(text: string, isOnlyNames: boolean, world: World, { language }: AdvertLanguage) {
  const whole = plain(text)
  const speaking = phrasesOf(qualifications[language].speaking).map(plain)
  const endings = speaking.filter((phrase) => phrase.startsWith('-')).map((phrase) => phrase.slice(1))
  const levels = spokenIn(language, text)
  const speaks = isOnlyNames || levels.length > 0 || saysAny(whole, speaking)
  const { hasCapitalNouns: hasEndings, isDense: isOneWord } = languageTraits[language]
  const said = text.toLowerCase()
  return namesOf(language).flatMap(([code, name]): FoundLanguage[] => {
    const start = positionOf(said, name, hasEndings, isOneWord)
    const isSpoken = speaks || endings.some((ending) => said.startsWith(ending, start + name.length))
    if (start === -1 || !isSpoken) return []
    return [{ start, end: start + name.length, ...compareLevel(code, levels.at(-1), world) }]
  })
}

/** Whether a text says how well a language has to be spoken. */
export const saysLevel = (text: string, language: Language): boolean => spokenIn(language, text).length > 0

export function namesLanguage(text: string, language: Language): boolean {
  const { hasCapitalNouns: hasEndings, isDense } = languageTraits[language]
  const said = text.toLowerCase()
  return namesOf(language).some(([, name]) => positionOf(said, name, hasEndings, isDense) !== -1)
}

const plainNames = new Map<Language, [code: string, name: string][]>()

/** Made once: looking all of them up for each requirement took more than all else that is done with it. */
function namesOf(language: Language): [code: string, name: string][] {
  const made = plainNames.get(language)
  if (made) return made
  const names = languageNames(language).map(([code, name]): [string, string] => [code, plain(name)])
  plainNames.set(language, names)
  return names
}

function positionOf(text: string, name: string, hasEndings: boolean, isDense: boolean): number {
  const found = text.indexOf(name)
  if (isDense || found === -1) return found
  return text.search(new RegExp(`(?<!\\p{L})${escaped(name)}${hasEndings ? '' : '(?!\\p{L})'}`, 'u'))
}

/** Somebody who says no level speaks it well enough to say so. */
const UNSTATED: SpokenLevel = 'conversational'

function compareLevel(code: string, asked: SpokenLevel | undefined, { content, facts }: World): Checked {
  const { records, language } = content
  const own = records.spokenLanguages.find(({ id }) => id.split('-')[0] === code)
  const fact = own && facts.get(`language.${own.id}`)
  if (!fact) return NOT_SAID
  const [level = UNSTATED] = spokenIn(language, own.levelText ?? '')
  const isEnough = spokenLevels.indexOf(level) <= spokenLevels.indexOf(asked ?? UNSTATED)
  return { value: isEnough ? 1 : 0.5, facts: [fact] }
}

/** Whether words ask for languages without naming one. */
export const isAnyLanguage = (cue: string, language: Language) =>
  saysAny(plain(cue), phrasesOf(qualifications[language].speaking).map(plain))

/** "A second language": how many are spoken. */
export const languagesSpoken = ({ facts }: World): Fact[] =>
  [...facts.values()].filter(({ kind }) => kind === 'language')
