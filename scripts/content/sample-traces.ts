/**
 * Finds what is left of the sample in another owner's files. The sample's names and phrases are known by their hashes alone, so
 * that they stand nowhere but in `content/owner`.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Owner } from '#contract/content/owner.ts'
import { readOwner } from '../../content/read-owner.ts'
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
  return `${[...new Set([...phrases, ...names].map(fingerprint))].sort().join('\n')}\n`
}

/** Files that were left as they are would fill the screen. */
const REPORTED_MAX = 3

/** Reports texts that have a name or a phrase of the sample, the first few of each file. */
export function findSampleTraces(texts: ReturnType<typeof textsOf>, report: Report): void {
  const known = new Set(readFileSync(fingerprintsFile, 'utf8').split('\n'))
  const found = texts.flatMap((one) => {
    const parts = [...phrasesOf(one.text), ...possibleNames(one.text)]
    const trace = parts.find((part) => known.has(fingerprint(part)))
    return trace === undefined ? [] : [{ ...one, trace }]
  })
  for (const [file, traces] of Map.groupBy(found, ({ file }) => file)) {
    for (const { path, trace } of traces.slice(0, REPORTED_MAX))
      report(file, path.join('.'), `is left over from the sample: "${trace}"`, 'Write your own, or remove it.')
    const others = traces.length - REPORTED_MAX
    if (others > 0) report(file, '', `has ${others} more texts of the sample`, 'Write your own, or remove the file.')
  }
}

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

const joined = (name: string) => wordsOf(name).join(' ')

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10)
