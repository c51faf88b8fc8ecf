/** The model of each language: trained from its examples when the site is built, kept in `dist/`, read when it is first used. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageTraits } from '#content/language/traits.ts'
import type { MessageKind } from '#contract/chat/message-kinds.ts'
import type { Language } from '#contract/language.ts'
import { keyOf } from '#contract/site/compiled.ts'
import { simplified } from '#server/knowledge/simplified.ts'
import { cutWords } from '#server/knowledge/tokens.ts'
import { exampleFiles, readExamples, type Sample } from './examples.ts'
import { featuresOf, maskedExample } from './features.ts'
import { type Guess, guess, type Model, train } from './model.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const dist = join(root, 'dist')

/** What a change of makes another model, beside the examples. */
const codeOf = (language: Language) => [
  ...['examples.ts', 'features.ts', 'model.ts', 'trained.ts'].map((name) => join(import.meta.dirname, name)),
  ...['cues.ts', 'acts.ts', 'interview.ts', 'sentences.ts'].map((name) =>
    join(root, 'content', 'language', language, name),
  ),
]

interface Head {
  key: string
  kinds: MessageKind[]
  features: string[]
  counts: number[]
  /** What one step of a weight is worth: they are kept in a byte each. */
  step: number
  ordinary: string[]
}

export interface Trained {
  model: Model<MessageKind>
  /** Words that are said in questions of many kinds, folded: they tell nothing of what one is about. */
  ordinary: ReadonlySet<string>
}

const known = new Map<Language, Trained>()

/** In such a share of the examples, of so many kinds, a word is ordinary. */
const ORDINARY = { share: 1 / 1000, kinds: 8 }

/** The parts of a message are guessed more than once until it is answered. */
const RECENT = 20
const recent = new Map<string, Guess<MessageKind>[]>()

/** @returns the kinds a message may be of, most likely first. @param masked see `Reading.masked`. */
export function guessKinds(language: Language, masked: string): Guess<MessageKind>[] {
  const key = `${language} ${masked}`
  const made = recent.get(key)
  if (made) return made
  const oldest = recent.keys().next()
  if (recent.size >= RECENT && !oldest.done) recent.delete(oldest.value)
  const guesses = guessAnew(language, masked)
  recent.set(key, guesses)
  return guesses
}

function guessAnew(language: Language, masked: string): Guess<MessageKind>[] {
  const { model } = trainedIn(language)
  const features = featuresOf(language, masked.slice(0, GUESSED_MAX))
  // Of characters that stand together, pairs are heard often enough; three of them are often new.
  const { isDense } = languageTraits[language]
  const words = features.words.filter((word) => !/[ #]/.test(word) && (!isDense || PAIR.test(word)))
  const heard = words.filter((word) => model.features.has(`w${word}`))
  return heard.length === 0 || heard.length < words.length * HEARD ? [] : guess(model, features)
}

const PAIR = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2}$/u

/** What is asked is asked within so many characters; more of them is a text. */
const GUESSED_MAX = 400

/** Of a message of which it never heard so much, nothing can be guessed. */
const HEARD = 0.4

/** Trains what is not kept yet: the build does that for every language of the site. */
export function trainedIn(language: Language): Trained {
  const made = known.get(language)
  if (made) return made
  const key = keyOf([...exampleFiles(language), ...codeOf(language)])
  const file = join(dist, `message-kinds.${language}.bin`)
  const trained = readTrained(file, key) ?? trainAndKeep(language, file, key)
  known.set(language, trained)
  return trained
}

function trainAndKeep(language: Language, file: string, key: string): Trained {
  const samples = readExamples(language)
  const model = train(
    samples.map(({ kind, text }) => ({ kind, features: featuresOf(language, maskedExample(asRead(language, text))) })),
  )
  const trained = { model, ordinary: ordinaryIn(language, samples) }
  try {
    mkdirSync(dist, { recursive: true })
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, packed(trained, key))
    renameSync(draft, file)
  } catch {
    // A folder that cannot be written to: it is trained again at the next start.
  }
  return trained
}

/** Chinese examples are in all ways of writing; what is asked is read in one (`Understanding.hear`). */
const asRead = (language: Language, text: string) => (language === 'zh' ? simplified(text) : text)

function ordinaryIn(language: Language, samples: Sample[]): Set<string> {
  const seen = new Map<string, { count: number; kinds: Set<MessageKind> }>()
  for (const { kind, text } of samples) {
    const words = new Set(cutWords(language, asRead(language, text).replace(/\{\w+\}/g, ' ')).map(({ said }) => said))
    for (const word of words) {
      const one = seen.get(word) ?? { count: 0, kinds: new Set() }
      seen.set(word, { count: one.count + 1, kinds: one.kinds.add(kind) })
    }
  }
  const isOrdinary = ([, { count, kinds }]: [string, { count: number; kinds: Set<MessageKind> }]) =>
    count >= samples.length * ORDINARY.share && kinds.size >= ORDINARY.kinds
  return new Set([...seen].filter(isOrdinary).map(([word]) => word))
}

function packed({ model, ordinary }: Trained, key: string): Uint8Array {
  const { kinds, features, counts, weights, step } = model
  const head: Head = {
    key,
    kinds,
    features: [...features.keys()],
    counts: [...counts],
    step,
    ordinary: [...ordinary],
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.from(weights.buffer)])
}

function readTrained(file: string, key: string): Trained | undefined {
  try {
    const bytes = readFileSync(file)
    const end = bytes.indexOf('\n')
    const head: Head = JSON.parse(bytes.toString('utf8', 0, end))
    if (head.key !== key) return undefined
    const { kinds, step, ordinary } = head
    const features = new Map(head.features.map((one, i) => [one, i]))
    const weights = new Int8Array(bytes.subarray(end + 1))
    return {
      model: { kinds, features, counts: Float32Array.from(head.counts), weights, step },
      ordinary: new Set(ordinary),
    }
  } catch {
    return undefined
  }
}
