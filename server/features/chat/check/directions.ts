/** Which way an amount is said to have gone: up in the facts and down in the sentence, or the other way round. */
import { isSaid } from '#content/language/any-language.ts'
import { claimWords } from '#content/language/load/load-claims.ts'
import { percentileBefore, percentileBehind } from '#content/language/numbers/figure-words.ts'
import type { Language } from '#contract/language.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import {
  createPhraseIndex,
  longestOnly,
  type PhraseIndex,
  phrasesOf,
} from '#server/knowledge/understand/phrase-index.ts'
import type { Amount } from './amounts.ts'
import { wayOfChange } from './changes.ts'
import { lexiconOf } from './lexicon.ts'
import { says } from './same-amount.ts'
import type { Spoken } from './spoken.ts'
import { statementEnds } from './statements.ts'

type Direction = 'up' | 'down'

interface Numbered extends Spoken {
  amounts: readonly Amount[]
}

const indexes = new Map<Language, PhraseIndex<Direction | 'none'>>()
function indexOf(language: Language) {
  let index = indexes.get(language)
  if (!index) {
    const { rise, fall, up, down, over, under, notMarks } = claimWords[language]
    const words = (list: string, value: Direction | 'none') => phrasesOf(list).map((phrase) => [phrase, value] as const)
    index = createPhraseIndex([
      // "More than 57 %" is a bound, and no change.
      ...words(`${over}|${under}|${notMarks}`, 'none'),
      ...words(`${rise}|${up}`, 'up'),
      ...words(`${fall}|${down}`, 'down'),
    ])
    indexes.set(language, index)
  }
  return index
}

/** The way that an amount went: by the two ends of its change, or by the word next to it in its statement. */
function directionOf({ language, text }: Numbered, { value, at, end }: Amount): Direction | undefined {
  // "From 11 to 4 by adding …": what was added tells how.
  const changed = wayOfChange(language, text, value)
  if (changed) return changed
  const before = text.slice(0, at).split(statementEnds[language]).at(-1) ?? ''
  const behind = text.slice(end).split(statementEnds[language], 1)[0] ?? ''
  if (isDenied(language, `${before} ${behind}`)) return undefined
  const find = (part: string) =>
    longestOnly(indexOf(language).find(foldText(part).text)).flatMap(({ value, at, end }) =>
      value === 'none' ? [] : [{ value, at, end }],
    )
  const last = find(before).at(-1)
  const [next] = find(behind)
  const gaps = [
    ...(last ? [{ value: last.value, gap: foldText(before).text.length - last.end }] : []),
    ...(next ? [{ value: next.value, gap: next.at }] : []),
  ]
  return gaps.sort((a, b) => a.gap - b.gap)[0]?.value
}

const isDenied = (language: Language, statement: string) =>
  lexiconOf(language)
    .marksIn(statement)
    .some(({ value }) => value === 'not' || value === 'failed' || value === 'instead')

export interface DirectionsRead {
  /** An amount that the facts have went the same way there, or the other. */
  agreed: number
  reversed: number
  /** They do not tell which way it went. */
  risen: number
  fallen: number
}

/** "At the 95th percentile" is no amount that goes anywhere. */
const isPercentile = ({ before, behind, unit }: Amount) =>
  unit === '%' && (isSaid(percentileBefore, before) || isSaid(percentileBehind, behind) || /[pP]$/.test(before))

/** Which way the amounts of a sentence went that the facts have too. */
export function readDirections(sentence: Numbered, facts: Numbered): DirectionsRead {
  const read: DirectionsRead = { agreed: 0, reversed: 0, risen: 0, fallen: 0 }
  const canGo = (one: Amount) => one.end > 0 && one.unit !== 'calendar' && !isPercentile(one)
  const told = facts.amounts.filter(canGo)
  for (const amount of sentence.amounts.filter(canGo)) {
    const same = told.filter((one) => says(facts.language, amount, one))
    const said = same.length > 0 ? directionOf(sentence, amount) : undefined
    if (!said) continue
    const known = same.map((one) => directionOf(facts, one))
    if (known.includes(said)) read.agreed++
    else if (known.every((one) => one !== undefined)) read.reversed++
    else read[said === 'up' ? 'risen' : 'fallen']++
  }
  return read
}
