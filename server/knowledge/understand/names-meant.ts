/** Which names a text says, and by which sort it calls an employer. */
import { behindEmployer } from '#content/language/patterns/jobs/behind-employer.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { functionWords } from '#server/knowledge/tokens.ts'
import { standAlone } from '#server/knowledge/world/employer-sorts.ts'
import { type Entity, isWeak } from '#server/knowledge/world/entities.ts'
import type { FoldedText } from './folded-text.ts'
import { languageCues } from './language-cues.ts'
import { isMeant } from './meant-as-name.ts'
import type { Match } from './phrase-index.ts'
import type { Understanding } from './understanding.ts'

/** The names that are meant as such, and the sorts of employers that are. */
export function namesMeant(understanding: Understanding, folded: FoldedText): Match<Entity>[] {
  const { language, names, sorts } = understanding
  const cues = languageCues(language)
  const named = names.find(folded.text).filter((match) => isMeant(match, folded, cues, language))
  const called = standAlone(language, folded.text, sorts.find(folded.text))
  const isNamed = ({ at, end }: Match<Entity>) =>
    named.some((name) => name.at < end && at < name.end && !isWeak(name.value))
  return [...named, ...called.filter((match) => !isNamed(match) && isEmployer(match, folded.text, understanding))]
}

/** "At the bank", "for a private bank", and neither "the bank import" nor "banks". */
function isEmployer({ value, at, end }: Match<Entity>, text: string, understanding: Understanding): boolean {
  if (value.kind === 'project') return true
  const { language } = understanding
  const [before, behind] = [text.slice(0, at), text.slice(end)]
  if (languageTraits[language].isDense) return behindEmployer[language]?.test(behind) ?? true
  return isAfterSmallWord(before, understanding) && isBeforeSmallWord(behind, language)
}

/** An article or a preposition stands before it, one other word between them at most. */
function isAfterSmallWord(before: string, { language, prepositions }: Understanding): boolean {
  const words = before.trim().split(' ').slice(-2)
  const isSmall = (word: string) => word === '' || functionWords[language].has(word) || prepositions.has(word)
  return words.some(isSmall)
}

/** What goes on asks, or joins, and makes it no other thing. */
function isBeforeSmallWord(behind: string, language: Language): boolean {
  const [word = ''] = behind.trim().split(' ')
  if (word === '' || functionWords[language].has(word)) return true
  return languageCues(language)
    .cues.find(behind)
    .some(({ value, at }) => at <= 1 && value !== 'filler')
}
