/** What is asked of one thing, told by those of its facts that say it: how many there were, how long it took, why it came so. */
import type { Fact } from '#content/fact.ts'
import { countedBehind } from '#content/language/counted.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { amountsIn, unitsIn } from '#server/features/chat/check/amounts.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { cutWords } from '#server/knowledge/tokens.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { type CueId, languageCues } from '#server/knowledge/understand/language-cues.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { sentencesOf, stateAll, tellsWhy } from './evidence.ts'
import { type Asked, type Plan, plan, say } from './plan.ts'

/** What was done and what came of it: no lists of tools, no dates, no parts that somebody had. */
export const isAccount = ({ id, kind }: Fact) =>
  /^(?:experience|case-study)\./.test(id) && kind !== 'technologies' && !/\.(?:period|role\.\d+)$/.test(id)

/** So many words behind a number tell what it counts. */
const COUNTED_WORDS = 3

/** What is to be counted: the first word behind "how many", or the characters that stand right behind it. */
function countedIn({ language, text, message }: Reading): string | undefined {
  if (languageTraits[language].isDense) return countedBehind[language].exec(message)?.slice(1).join('')
  const [asked] = languageCues(language)
    .cues.find(text)
    .filter(({ value }) => value === 'howMany' || value === 'howMuch')
    .sort((a, b) => b.end - a.end)
  return asked && cutWords(language, text.slice(asked.end))[0]?.terms[0]
}

/** 48世帯 counts 世帯; 1,100 条手写规则 counts 条 of 规则. */
function countsCharacters(behind: string, text: string, counted: string): boolean {
  const [counter = '', ...others] = counted
  const [near, noun] = [behind.replace(/^\s*[个個かヶカケ]?/u, ''), others.join('')]
  if (!near.startsWith(counter)) return false
  return noun === '' || near.startsWith(counter + (others[0] ?? '')) || (noun.length > 1 && text.includes(noun))
}

function counts(language: Language, text: string, counted: string): boolean {
  const own = spokenLanguage(text, language)
  return amountsIn(own, text).some(({ behind }) => {
    if (languageTraits[own].isDense) return countsCharacters(behind, text, counted)
    const words = behind.trim().split(/\s+/).slice(0, COUNTED_WORDS).join(' ')
    return cutWords(own, words).some(({ terms }) => terms[0] === counted)
  })
}

/** Facts that say a number of what is asked for. @param facts those that were told last come first. */
export function counting({ reading }: Asked, facts: Fact[]): Fact[] {
  const counted = countedIn(reading)
  if (counted === undefined) return []
  return facts.filter((fact) => isAccount(fact) && counts(reading.language, fact.text, counted))
}

/** "How many has she been to?": what is counted was told right before, with its numbers. */
export function numberTold({ reading, focus }: Asked): Fact | undefined {
  if (countedIn(reading) !== undefined) return undefined
  const isNumbered = ({ text }: Fact) =>
    amountsIn(spokenLanguage(text, reading.language), text).some(({ unit }) => unit !== 'calendar')
  return focus.last.find((fact) => isAccount(fact) && isNumbered(fact))
}

/** The share of the words of a question, beside what it names, that a sentence has in the same or in other words. */
export function sharesOf({ reading, knowledge }: Asked): ((sentence: string) => number) | undefined {
  const words = reading.rest.map(({ written }) => knowledge.retrieval.near(written))
  return words.length === 0
    ? undefined
    : (sentence) => words.filter((isNear) => isNear(sentence) > 0).length / words.length
}

/** A sentence is about what is asked from this share of its words on. */
const OF_MATTER = 0.4

/** "How long did the cleaning take?", of a project: a sentence that has the cleaning and a length of time. */
export function lasting(asked: Asked, facts: Fact[]): Fact[] {
  const shareOf = sharesOf(asked)
  if (!shareOf) return []
  const tells = (sentence: string) =>
    shareOf(sentence) >= OF_MATTER && unitsIn(asked.reading.language, sentence).size > 0
  return facts.filter((fact) => isAccount(fact) && sentencesOf(fact.text).some(tells))
}

/**
 * Why something about a thing came so: the sentences about just that, what gives a reason first and the heading last.
 * @returns that no more is told where none is about it; undefined if nothing in particular is asked.
 */
export function reasonFor(asked: Asked, facts: Fact[], heading: Fact[]): Plan | undefined {
  const shareOf = sharesOf(asked)
  if (!shareOf) return undefined
  const isReason = tellsWhy(asked.reading.language)
  const told = facts
    .filter(isAccount)
    .map((fact) => {
      const about = sentencesOf(fact.text).filter((sentence) => shareOf(sentence) >= OF_MATTER)
      const scores = about.map((sentence) => shareOf(sentence) + (isReason(sentence) ? 1 : 0))
      return { fact, isHeading: heading.includes(fact), score: Math.max(0, ...scores) }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => Number(a.isHeading) - Number(b.isHeading) || b.score - a.score)
    .map(({ fact }) => fact)
  if (told.length > 0) return plan(stateAll(asked, told, 2))
  return plan([say(asked.s.noMoreOfIt()), ...stateAll(asked, heading, 1)])
}

const matters: CueId[] = ['cost', 'speed', 'quantity', 'measure']

/** "Did it stay within its budget?": those that speak of costs, where any do. */
export function ofSameMatter({ reading }: Asked, facts: Fact[]): Fact[] {
  const asked = matters.filter((cue) => reading.has(cue))
  const same = facts.filter(({ text }) =>
    languageCues(reading.language)
      .cues.find(foldText(text).text)
      .some(({ value }) => asked.some((cue) => cue === value)),
  )
  return same.length > 0 ? same : facts
}
