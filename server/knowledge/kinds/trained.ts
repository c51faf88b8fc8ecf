/** The models of each language: trained from its examples when the site is built, kept beside the built site, read when they are first used. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageTraits } from '#content/language/traits.ts'
import type { MessageKind } from '#contract/chat/message-kinds.ts'
import type { Language } from '#contract/language.ts'
import { codeBehind } from '#contract/site/code-behind.ts'
import { keyOf } from '#contract/site/compiled.ts'
import { distFolder } from '#contract/site/dist-folder.ts'
import { knownLanguages } from '#contract/site/known-languages.ts'
import { simplified } from '#server/knowledge/simplified.ts'
import { atOnce, type Steps } from '#server/knowledge/steps.ts'
import { cutWords } from '#server/knowledge/tokens.ts'
import { type CommandLabel, commandFile, commandLabelled, commandSamples } from './command-examples.ts'
import { exampleFiles, readExamples, type Sample } from './examples.ts'
import { type Guess, guess, type Model, train } from './model.ts'
import { featuresOf, maskedExample } from './signals.ts'

const root = join(import.meta.dirname, '..', '..', '..')
/** Models are of no owner: a second site of the same code finds those of the first. */
const folders = [distFolder, join(root, 'dist')]

/** What a change of makes another model, beside the examples: code, and the words of this language. */
const codeOf = (language: Language) => {
  const others = knownLanguages
    .filter((one) => one !== language)
    .map((one) => join(root, 'content', 'language', one, '/'))
  return codeBehind(import.meta.filename).filter((file) => !others.some((folder) => file.startsWith(folder)))
}

interface ModelHead<Kind extends string> {
  kinds: Kind[]
  features: string[]
  counts: number[]
  /** What one step of a weight is worth: they are kept in a byte each. */
  step: number
  /** How many weights. */
  size: number
}

/** The first line of a file; the weights of both models follow, in this order. */
interface Head {
  key: string
  model: ModelHead<MessageKind>
  commands: ModelHead<CommandLabel>
  ordinary: string[]
}

export interface Trained {
  model: Model<MessageKind>
  /** What a message asks the page to do: a model of its own, so that another example of a command moves no answer. */
  commands: Model<CommandLabel>
  /** Words that are said in questions of many kinds, folded: they tell nothing of what one is about. */
  ordinary: ReadonlySet<string>
}

const known = new Map<Language, Trained>()

/** In such a share of the examples, of so many kinds, a word is ordinary. */
const ORDINARY = { share: 1 / 1000, kinds: 8 }

/** The parts of a message are guessed more than once until it is answered. */
const RECENT = 20

/** Remembers the latest guesses. */
function remembering<Kind extends string>(modelOf: (trained: Trained) => Model<Kind>) {
  const recent = new Map<string, Guess<Kind>[]>()
  return (language: Language, masked: string): Guess<Kind>[] => {
    const key = `${language} ${masked}`
    const made = recent.get(key)
    if (made) return made
    const oldest = recent.keys().next()
    if (recent.size >= RECENT && !oldest.done) recent.delete(oldest.value)
    const guesses = guessBy(modelOf(trainedIn(language)), language, masked)
    recent.set(key, guesses)
    return guesses
  }
}

/** @returns the kinds a message may be of, most likely first. @param masked see `Reading.masked`. */
export const guessKinds = remembering(({ model }) => model)

/** @returns what the page may be asked to do, most likely first. @param masked see `Reading.masked`. */
export const guessCommands = remembering(({ commands }) => commands)

function guessBy<Kind extends string>(model: Model<Kind>, language: Language, masked: string): Guess<Kind>[] {
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
export const trainedIn = (language: Language): Trained => known.get(language) ?? atOnce(training(language))

/** The same in steps. */
export function* training(language: Language): Steps<Trained> {
  const made = known.get(language)
  if (made) return made
  const key = keyOf([...exampleFiles(language), commandFile(language), ...codeOf(language)])
  const name = `message-kinds.${language}.bin`
  yield
  const trained = (yield* readTrained(name, key)) ?? trainAndKeep(language, name, key)
  known.set(language, trained)
  return trained
}

function trainAndKeep(language: Language, name: string, key: string): Trained {
  const samples = readExamples(language)
  const featured = <Kind extends string>(all: { kind: Kind; text: string }[]) =>
    all.map(({ kind, text }) => ({ kind, features: featuresOf(language, maskedExample(asRead(language, text))) }))
  const examples = featured(samples)
  const commands = train([...commandLabelled(examples), ...featured(commandSamples(language))])
  const trained = { model: train(examples), commands, ordinary: ordinaryIn(language, samples) }
  try {
    mkdirSync(distFolder, { recursive: true })
    const file = join(distFolder, name)
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, packed(trained, key))
    renameSync(draft, file)
  } catch {
    // A folder that cannot be written to: it is trained again at the next start.
  }
  return trained
}

/** Chinese examples are in all ways of writing; what is asked is read in one (`Understanding.hear`). */
const asRead = (language: Language, text: string) =>
  languageTraits[language].isReadSimplified ? simplified(text) : text

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

function packed({ model, commands, ordinary }: Trained, key: string): Uint8Array {
  const head: Head = { key, model: headOf(model), commands: headOf(commands), ordinary: [...ordinary] }
  const weights = [model, commands].map((one) => Buffer.from(one.weights.buffer))
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...weights])
}

const headOf = <Kind extends string>({ kinds, features, counts, weights, step }: Model<Kind>): ModelHead<Kind> => ({
  kinds,
  features: [...features.keys()],
  counts: [...counts],
  step,
  size: weights.length,
})

function* readTrained(name: string, key: string): Steps<Trained | undefined> {
  for (const folder of new Set(folders)) {
    try {
      const bytes = readFileSync(join(folder, name))
      yield
      const end = bytes.indexOf('\n')
      const head: Head = JSON.parse(bytes.toString('utf8', 0, end))
      if (head.key !== key) continue
      const model = yield* modelOf(head.model, bytes.subarray(end + 1))
      const commands = yield* modelOf(head.commands, bytes.subarray(end + 1 + head.model.size))
      return { model, commands, ordinary: new Set(head.ordinary) }
    } catch {
      // Nothing is kept there, or what is kept is broken.
    }
  }
  return undefined
}

/** More features than these are not put in place at a stretch. */
const FEATURES_PER_STEP = 5000

function* modelOf<Kind extends string>(
  { kinds, features, counts, step, size }: ModelHead<Kind>,
  bytes: Uint8Array,
): Steps<Model<Kind>> {
  const places = new Map<string, number>()
  for (const [i, feature] of features.entries()) {
    if (i % FEATURES_PER_STEP === 0) yield
    places.set(feature, i)
  }
  return {
    kinds,
    features: places,
    counts: Float32Array.from(counts),
    weights: new Int8Array(bytes.subarray(0, size)),
    step,
  }
}
