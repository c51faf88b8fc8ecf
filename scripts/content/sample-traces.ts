/**
 * Finds what is left of the sample in another owner's files. The sample's names and phrases are known by their hashes alone, so
 * that they stand nowhere but in `content/owner`.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Owner } from '#contract/content/owner.ts'
import { type OwnerInLanguages, readOwner } from '../../content/reading/read-owner.ts'
import { textsOf, wordsOf } from './owner-texts.ts'
import type { Report } from './problem.ts'

/** Written by `npm run content:schemas`, one hash a line. */
export const fingerprintsFile = join(import.meta.dirname, 'sample-fingerprints.txt')

/** Shorter phrases are anybody's. */
const PHRASE_MIN = 5
/** Words of the longest name. */
const NAME_MAX = 4

/** @param folder of the sample. @returns its fingerprints, as the file has them. */
export function fingerprintSample(folder: string): string {
  const read = readOwner(folder)
  const phrases = textsOf(read).flatMap(({ text }) => {
    const [longest] = phrasesOf(text).toSorted((one, other) => other.length - one.length)
    return longest ?? []
  })
  const names = Object.values(read.inLanguage).flatMap(namesOf).map(joined)
  const entries = Object.values(read.inLanguage).flatMap(shortTextsOf).map(inItsPlace)
  return `${[...new Set([...phrases, ...names, ...entries].map(fingerprint))].sort().join('\n')}\n`
}

/** Files that were left as they are would fill the screen. */
const REPORTED_MAX = 3

/** Reports texts that have a name or a phrase of the sample, the first few of each file. */
export function findSampleTraces(texts: ReturnType<typeof textsOf>, report: Report): void {
  const known = readFingerprints()
  const found = texts.flatMap((one) => {
    const parts = [...phrasesOf(one.text), ...possibleNames(one.text)]
    const trace = parts.find((part) => known.has(fingerprint(part)))
    return trace === undefined ? [] : [{ ...one, trace }]
  })
  reportFirst(
    found.map(({ file, path, trace }) => ({
      file,
      key: path.join('.'),
      reason: `is left over from the sample: "${trace}"`,
    })),
    'Write your own, or remove it.',
    report,
  )
}

/**
 * Reports titles, labels, skills and services that are still the sample's, where the sample has them. Short as they are, they may be
 * true of the owner, too.
 */
export function findSampleEntries(
  { inLanguage, site }: Pick<OwnerInLanguages, 'inLanguage' | 'site'>,
  report: Report,
): void {
  const known = readFingerprints()
  const reported = new Set<string>()
  for (const language of site.languages) {
    const owner = inLanguage[language]
    if (!owner) continue
    const found = shortTextsOf(owner).filter((one) => {
      // Without a translation it is the first language's text once more.
      const isNew = !reported.has(inItsPlace(one))
      return isNew && known.has(fingerprint(inItsPlace(one)))
    })
    for (const one of found) reported.add(inItsPlace(one))
    const folder = language === site.languages[0] ? '' : `${language}/`
    reportFirst(
      found.map(({ file, key, text }) => ({ file: folder + file, key, reason: `is as in the sample: "${text}"` })),
      'Write your own, unless it is true of you.',
      report,
    )
  }
}

function reportFirst(all: { file: string; key: string; reason: string }[], remedy: string, report: Report): void {
  for (const [file, found] of Map.groupBy(all, ({ file }) => file)) {
    for (const { key, reason } of found.slice(0, REPORTED_MAX)) report(file, key, reason, remedy)
    const others = found.length - REPORTED_MAX
    if (others > 0) report(file, '', `has ${others} more texts of the sample`, remedy)
  }
}

const readFingerprints = () => new Set(readFileSync(fingerprintsFile, 'utf8').split('\n'))

/** Between punctuation, for a text that was changed a little keeps most of them. */
const phrasesOf = (text: string): string[] =>
  text
    .split(/[.,;:!?…。，、；：！？()"]/)
    .map(wordsOf)
    .filter((words) => words.length >= PHRASE_MIN)
    .map((words) => words.join(' '))

const possibleNames = (text: string): string[] => {
  const words = wordsOf(text)
  return words.flatMap((_, start) =>
    Array.from({ length: NAME_MAX }, (_, more) => words.slice(start, start + more + 1).join(' ')),
  )
}

const namesOf = ({ profile, work, education, testimonials }: Owner): string[] => [
  profile.name,
  ...Object.values(work).map(({ company }) => company),
  ...Object.values(education).map(({ institution }) => institution),
  ...Object.values(testimonials).flatMap(({ author }) => author ?? []),
]

interface ShortText {
  file: string
  key: string
  text: string
}

/** Too short to be known by themselves: "Security" is anybody's skill, and the sample's where it stands under the same id. */
function shortTextsOf({ profile, work, projects, labels, skills, services }: Owner): ShortText[] {
  const each = <Value>(
    file: string,
    all: Record<string, Value> | undefined,
    keyOf: (id: string) => string,
    textOf: (value: Value) => string,
  ) => Object.entries(all ?? {}).map(([id, value]) => ({ file, key: keyOf(id), text: textOf(value) }))
  const title = (one: { title: string }) => one.title
  const texts = [
    { file: 'profile.yaml', key: 'title', text: profile.title },
    ...each('profile.yaml', profile.coreExpertise, (id) => `coreExpertise.${id}.title`, title),
    // A level beside it, or a category, tells the sample's entry from what many would call theirs.
    ...each(
      'profile.yaml',
      profile.skills,
      (id) => `skills.${id}`,
      ({ name, level }) => `${name}, ${level}`,
    ),
    ...each(
      'skills.yaml',
      skills,
      (id) => id,
      ({ name, category }) => `${name}, ${category}`,
    ),
    ...each('work.yaml', work, (id) => `${id}.title`, title),
    ...each('services.yaml', services, (id) => `${id}.title`, title),
    ...each(
      'labels.yaml',
      labels,
      (id) => id,
      // What drawings call their kinds of parts is a list of words of the trade.
      (label) => (typeof label === 'string' ? label : ''),
    ),
    ...Object.entries(projects).map(([id, one]) => ({ file: `projects/${id}.yaml`, key: 'title', text: one.title })),
  ]
  return texts.filter(({ text }) => phrasesOf(text).length === 0)
}

const inItsPlace = ({ file, key, text }: ShortText): string => `${file} ${key} ${joined(text)}`

const joined = (name: string) => wordsOf(name).join(' ')

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10)
