/**
 * Parts a requirement that lists several things of which none can stand for another: years of work, a degree, a language with its
 * level, a permit. "Ten years of nursing, a degree in it, English at C1 and a driving licence" are four.
 */
import { type TradeConceptId, tradeConcepts } from '#content/language/trade-concepts.ts'
import type { AdvertLanguage } from './advert-language.ts'
import { clausesOf } from './clauses.ts'
import type { Mention } from './mention.ts'
import type { FindMentions } from './mentions.ts'
import { plain, saysAny } from './phrases.ts'
import { saysLevel } from './qualified.ts'
import { findYears } from './years.ts'

interface Reader {
  reading: AdvertLanguage
  find: FindMentions
}

/** What a person has on paper; a place or shifts also describe the job. */
const onPaper: TradeConceptId[] = ['spoken-languages', 'degrees', 'certificates', 'permits']

const isDecisive = ({ concept }: Mention) => concept !== undefined && tradeConcepts[concept].decisive === true
const isOnPaper = ({ concept }: Mention) => concept !== undefined && onPaper.includes(concept)

export function partsOf(text: string, { reading, find }: Reader): string[] {
  const or = reading.words.or.map(plain)
  const clauses = clausesOf(text, reading).map(({ start, end }) => {
    const said = text.slice(start, end)
    return { start, said, hasOr: saysAny(plain(said), or), ...kindsOf(said, { reading, find }) }
  })
  const starts = [0]
  let before = new Set<string>(clauses[0]?.kinds)
  let isSaid = clauses[0]?.isSaid ?? false
  for (const [i, clause] of clauses.entries()) {
    if (i === 0) continue
    // "A doctorate, or a master’s degree": either will do.
    const isEither = clause.hasOr || clauses[i + 1]?.hasOr
    const isOther = clause.kinds.some((kind) => kind.includes('.') || !before.has(kind))
    if (isOther && isSaid && !isEither) {
      starts.push(clause.start)
      before = new Set()
    }
    for (const kind of clause.kinds) before.add(kind)
    isSaid ||= clause.isSaid
  }
  if (starts.length === 1) return [text]
  return starts.map((start, i) => withoutJoint(text.slice(start, starts[i + 1]), reading)).filter((part) => part !== '')
}

/** Of what has to be there by itself; with a dot where each such clause asks for something of its own. */
function kindsOf(said: string, { reading, find }: Reader): { kinds: string[]; isSaid: boolean } {
  const years = findYears(said, reading) ? ['years.'] : []
  const mentions = find(said)
  const kinds = mentions.filter(isDecisive).map(({ concept = '' }) => {
    return concept === 'spoken-languages' && saysLevel(said, reading.language) ? `${concept}.` : concept
  })
  return { kinds: [...years, ...kinds], isSaid: years.length + mentions.length > 0 }
}

/** Without the "and" or the commas that led to the next part. */
function withoutJoint(part: string, reading: AdvertLanguage): string {
  const whole = part.trim()
  const last = [...whole.matchAll(reading.clauseEnd)].at(-1)
  const isLast = last && last.index + last[0].length === whole.length
  return isLast ? withoutJoint(whole.slice(0, last.index), reading) : whole
}

/** "Driving licence.": a sentence that says nothing else asks for it, whomever it speaks to. */
export function isDemand(sentence: string, { find }: Reader): boolean {
  if (!/[.!。！]$/.test(sentence)) return false
  const mentions = find(sentence)
  return mentions.length > 0 && mentions.every(isOnPaper)
}

/** "We look for somebody speaking Arabic fluently and holding a driving licence": the clauses that ask for something. */
export function demandsOf(sought: string, { reading, find }: Reader): string[] {
  return clausesOf(sought, reading)
    .map(({ start, end }) => sought.slice(start, end).trim())
    .filter((clause) => {
      // A language that only says whom is looked for, as "a Vietnamese interpreter" does, says no level.
      const isSpoken = saysLevel(clause, reading.language)
      const asks = (one: Mention) => isOnPaper(one) && (one.concept !== 'spoken-languages' || isSpoken)
      return findYears(clause, reading) !== undefined || find(clause).some(asks)
    })
}
