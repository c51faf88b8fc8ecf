/** Brings the two words of a split verb together, as facts have it: "Nimmt sie Öfen ab?" asks for "abnehmen", "abgenommen", "Abnahme". */
import { splitVerbs } from '#content/language/patterns/split-verbs.ts'
import { entriesOf, keysOf, recordOf } from '#contract/keys.ts'
import { knownLanguages, type Language } from '#contract/language.ts'

interface Verbs {
  /** @returns the infinitive of a participle or the like, "abgenommen" → "abnehmen"; any other word as it is. */
  infinitiveOf(word: string): string
  /** What the root of an inflected form may be: "nimmt" → "nehm". */
  rootsOf(word: string): string[]
  particles: ReadonlySet<string>
  ending: string
}

/** A shorter rest is no verb: "an" of "ange". */
const SHORTEST_ROOT = 3

const verbsOf: Record<Language, Verbs | undefined> = recordOf(knownLanguages, (language) => {
  const words = splitVerbs[language]
  return words && readerOf(words)
})

function readerOf({
  particles,
  within,
  roots,
  endings,
  declined,
  noun,
  nouns,
}: NonNullable<(typeof splitVerbs)['de']>): Verbs {
  const all = particles.split('|')
  const byLength = all.toSorted((a, b) => b.length - a.length)
  const known = new Map(entriesOf(roots).flatMap(([root, others]) => others.split('|').map((other) => [other, root])))
  const ends = endings.all.split('|')
  const plainRoot = (form: string) => known.get(form) ?? form
  const cut = (form: string, end: string) =>
    form.endsWith(end) && form.length - end.length >= SHORTEST_ROOT ? [form.slice(0, -end.length)] : []
  const rootsOf = (form: string) => [...new Set([form, ...ends.flatMap((end) => cut(form, end))].map(plainRoot))]
  const isVerb = new Set([...known.keys(), ...keysOf(roots)])
  /** "bildet", "bildeten" → "bild"; "halten" → "halt", which ends so by itself. */
  const rootOfParticiple = (form: string): string | undefined => {
    const [strong] = cut(form.replace(declined, endings.infinitive), endings.infinitive)
    if (strong && isVerb.has(strong)) return plainRoot(strong)
    const whole = form.replace(declined, '')
    return [whole, form].flatMap((one) => endings.participle.flatMap((end) => cut(one, end)))[0]
  }
  const ofRest = (rest: string): string | undefined => {
    const deed = nouns[rest]
    if (deed) return deed
    if (noun.test(rest)) return undefined
    const { participle, infinitive } = within
    const [asked] = rest.startsWith(infinitive) ? cut(rest.slice(infinitive.length), endings.infinitive) : []
    const root = asked ?? (rest.startsWith(participle) ? rootOfParticiple(rest.slice(participle.length)) : undefined)
    return root && root + endings.infinitive
  }
  return {
    rootsOf,
    particles: new Set(all),
    ending: endings.infinitive,
    infinitiveOf(word) {
      const particle = byLength.find((one) => word.startsWith(one))
      const verb = particle && ofRest(word.slice(particle.length))
      return verb ? particle + verb : word
    },
  }
}

/** @param word folded. @returns the infinitive of a split verb's participle and the like; any other word as it is. */
export const infinitiveOf = (language: Language, word: string): string => verbsOf[language]?.infinitiveOf(word) ?? word

/** The words of a clause, and what closes it. */
const CLAUSE = /[^.!?,;:\n]+/g
const WORD = /\p{L}+/gu

/**
 * Puts the infinitive in the place of a split verb where the facts have that verb; the particle goes.
 * @param fold as words of facts are folded. @param isTold whether the facts have a word.
 */
export function createVerbJoiner(
  language: Language,
  fold: (word: string) => string,
  isTold: (word: string) => boolean,
): ((text: string) => string) | undefined {
  const verbs = verbsOf[language]
  if (!verbs) return undefined
  const joinedIn = (clause: string): string => {
    const words = [...clause.matchAll(WORD)]
    const last = words.at(-1)
    const particle = last && fold(last[0])
    if (!last || !particle || !verbs.particles.has(particle)) return clause
    for (const { 0: word, index } of words.slice(0, -1)) {
      const verb = verbs
        .rootsOf(fold(word))
        .map((root) => particle + root + verbs.ending)
        .find(isTold)
      if (verb) return clause.slice(0, index) + verb + clause.slice(index + word.length, last.index).trimEnd()
    }
    return clause
  }
  return (text) => text.replace(CLAUSE, joinedIn)
}
