/** From what to what something was changed, in the order in which a text says it. */
import type { TimeUnit } from '#content/language/claim-words.ts'
import { claimWords } from '#content/language/load/load-claims.ts'
import { languageTraits } from '#content/language/traits.ts'
import { recordOf } from '#contract/keys.ts'
import { knownLanguages, type Language } from '#contract/language.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import {
  createPhraseIndex,
  longestOnly,
  type PhraseIndex,
  phrasesOf,
} from '#server/knowledge/understand/phrase-index.ts'
import { amountsIn, SECONDS, unitsAt } from './amounts.ts'
import { inDigits } from './in-digits.ts'
import { remember } from './remember.ts'
import type { Spoken } from './spoken.ts'
import { joiningWords } from './statements.ts'

type Role = 'from' | 'to'
export type Side = 'over' | 'under'

interface Mention {
  /** The unit of time, or the number where there is none. */
  keys: string[]
  at: number
  end: number
  role: Role | undefined
}

const CLAUSE = /[,;:.!?，。；：、()（）\n]/u
/** Behind a mention no cue is farther. */
const REACH = 14
const UNIT_REACH = 26
/** "Fewer than the eight": what stands farther before a number is told of another. */
const STRICT_REACH = 6

interface Indexes {
  roles: PhraseIndex<Role>
  /** Words that may also stand behind an amount: "0.6 s before". */
  times: PhraseIndex<Role>
  sides: PhraseIndex<Side>
  strict: PhraseIndex<true>
  lasting: PhraseIndex<true>
}

const indexes = new Map<Language, Indexes>()
function indexesOf(language: Language) {
  let known = indexes.get(language)
  if (!known) {
    const { from, to, over, under, strict, lasting, marks } = claimWords[language]
    const words = (list: string) => createPhraseIndex(phrasesOf(list).map((phrase) => [phrase, true as const] as const))
    const { before, past, after, now } = marks
    known = {
      times: createPhraseIndex([
        ...phrasesOf(`${before}|${past}`).map((phrase) => [phrase, 'from'] as const),
        ...phrasesOf(`${after}|${now}`).map((phrase) => [phrase, 'to'] as const),
      ]),
      roles: createPhraseIndex([
        ...phrasesOf(from).map((phrase) => [phrase, 'from'] as const),
        ...phrasesOf(to).map((phrase) => [phrase, 'to'] as const),
      ]),
      strict: words(strict),
      lasting: words(lasting),
      sides: createPhraseIndex([
        ...phrasesOf(over).map((phrase) => [phrase, 'over'] as const),
        ...phrasesOf(under).map((phrase) => [phrase, 'under'] as const),
      ]),
    }
    indexes.set(language, known)
  }
  return known
}

/** What a text gives with a number or a unit of time, and which end of a change each is. */
function mentionsIn(language: Language, typed: string): Mention[] {
  const text = inDigits(language, typed)
  const { roles, times } = indexesOf(language)
  const cuesIn = (from: number, to: number) => roles.find(foldText(text.slice(from, to)).text)
  const single: Mention[] = [
    ...amountsIn(language, text)
      .filter(({ unit }) => unit !== 'calendar')
      .map(({ value, unit, at, end }) => ({ keys: [`${value}`, ...(unit ? [unit] : [])], at, end, role: undefined })),
    ...unitsAt(language, text).map(({ value, at, end }) => ({ keys: [value], at, end, role: undefined })),
  ].sort((a, b) => a.at - b.at)
  const found: Mention[] = []
  for (const mention of single) {
    const last = found.at(-1)
    const gap = last ? text.slice(last.end, mention.at) : ''
    // "12 deployments a day", 每天 12 次: one amount, unless something leads from the one to the other.
    const isSame = last && (mention.at < last.end || (last.keys.length < 3 && isJoined(language, last, mention, gap)))
    if (last && isSame && !(mention.at >= last.end && cuesIn(last.end, mention.at).length > 0 && gap.length > 1)) {
      last.keys = [...new Set([...last.keys, ...mention.keys])]
      last.end = Math.max(last.end, mention.end)
    } else found.push({ ...mention })
  }
  let taken = 0
  for (const [i, mention] of found.entries()) {
    const before = text.slice(Math.max(taken, found[i - 1]?.end ?? 0), mention.at)
    const behind = firstClause(text.slice(mention.end, Math.min(found[i + 1]?.at ?? text.length, mention.end + REACH)))
    const rolesIn = (index: PhraseIndex<Role>, part: string) => longestOnly(index.find(foldText(part).text))
    if (languageTraits[language].tellsAmountBehind) {
      // What stands right behind the last amount belongs to that.
      const own = i === 0 || CLAUSE.test(before) ? lastClause(before) : ''
      mention.role = (rolesIn(roles, behind)[0] ?? rolesIn(roles, own).at(-1))?.value
      continue
    }
    // "0.6 s before and 4.2 s after": each has its own word behind it.
    mention.role = rolesIn(roles, i > 0 ? (before.split(joiningWords[language]).at(-1) ?? '') : before).at(-1)?.value
    if (mention.role) continue
    mention.role = rolesIn(times, behind)[0]?.value
    if (mention.role) taken = mention.end + behind.length
  }
  for (const [i, mention] of found.entries()) {
    const next = found[i + 1]
    if (mention.role === 'from' && next && next.role === undefined) next.role = 'to'
    if (next?.role === 'to' && mention.role === undefined) mention.role = 'from'
    // "8, down from 9", but not "with eight people from 9 to 46".
    const isPaired = found[i + 2]?.role === 'to'
    if (next?.role === 'from' && !isPaired && mention.role === undefined) mention.role = 'to'
  }
  return found
}

/** "Nine teams … in three days": no change leads from a count to a time. Where the unit stands once, it stands behind both. */
const kindOf = ({ keys }: Mention) => (keys.includes('%') ? '%' : keys.some((key) => key in SECONDS) ? 'time' : 'count')

/** A number and the unit that it is counted by. */
function isJoined(language: Language, last: Mention, mention: Mention, gap: string): boolean {
  if (CLAUSE.test(gap)) return false
  const isNumber = ({ keys }: Mention) => /^[\d.]/.test(keys[0] ?? '')
  if (languageTraits[language].isDense) return gap.length <= 2
  return isNumber(last) && !isNumber(mention) && gap.length <= UNIT_REACH
}

/** Whether what the facts say was the beginning of a change is said to be its end. */
export function isTurned(sentence: Spoken, facts: Spoken): boolean {
  const said = mentionsIn(sentence.language, sentence.text)
  const ends = (role: Role) => said.filter((mention) => mention.role === role).flatMap(({ keys }) => keys)
  const only = (one: string[], other: string[]) => one.filter((key) => !other.includes(key))
  const [from, to] = [only(ends('from'), ends('to')), only(ends('to'), ends('from'))]
  return changesIn(facts.language, facts.text).some(
    (change) =>
      only(change.from, change.to).some((key) => to.includes(key)) &&
      only(change.to, change.from).some((key) => from.includes(key)),
  )
}

interface Change {
  from: string[]
  to: string[]
}

/** Of so many texts the changes are known. */
const TEXTS = 100
const changeReaders = recordOf(knownLanguages, (language) =>
  remember(TEXTS, (text): readonly Change[] => readChanges(language, text)),
)
/** What a text says was changed from something to something else, both in one clause. */
const changesIn = (language: Language, text: string) => changeReaders[language](text)

function readChanges(language: Language, typed: string): Change[] {
  const text = inDigits(language, typed)
  const mentions = mentionsIn(language, typed)
  return mentions.flatMap((mention, i) => {
    const next = mentions[i + 1]
    if (!next || CLAUSE.test(text.slice(mention.end, next.at))) return []
    if (kindOf(mention) !== kindOf(next)) return []
    if (mention.role === 'from' && next.role === 'to') return [{ from: mention.keys, to: next.keys }]
    return mention.role === 'to' && next.role === 'from' ? [{ from: next.keys, to: mention.keys }] : []
  })
}

/** Which way a change that a text tells with two amounts went, if the value is one of the two: "from 11 to 4". */
export function wayOfChange(language: Language, text: string, value: number): 'up' | 'down' | undefined {
  const key = `${value}`
  const change = changesIn(language, text).find(({ from, to }) => from.includes(key) || to.includes(key))
  if (!change) return undefined
  const unit = [...change.to, ...change.from].find(isTimeUnit)
  const size = (keys: string[]) => Number(keys[0]) * SECONDS[keys.find(isTimeUnit) ?? unit ?? 's']
  const grown = size(change.to) - size(change.from)
  return grown > 0 ? 'up' : grown < 0 ? 'down' : undefined
}
const isTimeUnit = (key: string): key is TimeUnit => key in SECONDS

interface Bound {
  side: Side
  /** The amount itself is excluded: "fewer than eight". */
  isStrict: boolean
  /** It may also tell how long something took: "over two winters". */
  isLasting: boolean
}

/** Whether an amount is said to be a bound: more than it, or less. */
export const sideOf = (language: Language, text: string, place: { at: number; end: number }): Side | undefined =>
  boundAt(language, text, place)?.side

function boundAt(language: Language, text: string, { at, end }: { at: number; end: number }): Bound | undefined {
  const { isDense } = languageTraits[language]
  const { sides, strict, lasting } = indexesOf(language)
  const find = (part: string): Bound[] => {
    const { text: folded } = foldText(part)
    const isWhole = (index: PhraseIndex<true>, at: number, end: number) =>
      index.find(folded).some((one) => one.at === at && one.end === end)
    return longestOnly(sides.find(folded)).map(({ value, at, end }) => ({
      side: value,
      isStrict: isWhole(strict, at, end) && (isDense || folded.length - end <= STRICT_REACH),
      isLasting: isWhole(lasting, at, end),
    }))
  }
  const behind = firstClause(text.slice(end, end + (isDense ? 9 : 3)))
  if (behind.startsWith('+') || behind.startsWith('多')) return { side: 'over', isStrict: false, isLasting: false }
  const after = isDense ? find(behind)[0] : undefined
  return after ?? find(lastClause(text.slice(Math.max(0, at - (isDense ? 5 : 20)), at))).at(-1)
}
const firstClause = (text: string) => text.split(CLAUSE, 1)[0] ?? ''
const lastClause = (text: string) => text.split(CLAUSE).at(-1) ?? ''

export interface BoundsRead {
  /** The facts say more than so many, and the sentence less. */
  contrary: number
  /** The facts count so many, and the sentence says that it was more than that, or fewer. */
  excluded: number
  /** The facts give the amount itself, and the sentence says that it was more, or less. */
  over: number
  under: number
}

/** Which amounts that the facts give too are said to be bounds. */
export function readBounds(sentence: Spoken, facts: Spoken): BoundsRead {
  const said = inDigits(sentence.language, sentence.text)
  const known = inDigits(facts.language, facts.text)
  const have = mentionsIn(facts.language, known)
  const read: BoundsRead = { contrary: 0, excluded: 0, over: 0, under: 0 }
  for (const mention of mentionsIn(sentence.language, said)) {
    const bound = boundAt(sentence.language, said, mention)
    const same = have.filter(({ keys }) => keys[0] === mention.keys[0])
    if (!bound || same.length === 0) continue
    const there = same.map((one) => boundAt(facts.language, known, one))
    if (there.some((one) => one?.side === bound.side)) continue
    if (there.every((one) => one !== undefined)) {
      if (!bound.isLasting || !there.every((one) => one?.isLasting)) read.contrary++
      continue
    }
    read[bound.side]++
    if (bound.isStrict && kindOf(mention) !== 'time') read.excluded++
  }
  return read
}
