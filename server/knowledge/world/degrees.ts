/** Which levels of degrees a text names: "PhD", "a master’s", "Promotion". */

import {
  type DegreeLevel,
  degreeLevels,
  qualifications,
  sharedQualifications,
} from '#content/language/levels/qualifications.ts'
import { recordOf } from '#contract/keys.ts'
import { knownLanguages, type Language } from '#contract/language.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { createPhraseIndex, type Match, phrasesOf, withoutNested } from '#server/knowledge/understand/phrase-index.ts'

const indexOf = (language: Language) =>
  createPhraseIndex(
    degreeLevels.flatMap((level) =>
      [qualifications[language].degrees[level], sharedQualifications.degrees[level]]
        .flatMap(phrasesOf)
        .map((phrase) => [phrase, level] as const),
    ),
  )
const indexes = recordOf(knownLanguages, indexOf)

/** @param text folded, as a reading has it. */
export const degreesIn = (language: Language, text: string): Match<DegreeLevel>[] =>
  withoutNested(indexes[language].find(text))

/** The same of a text as it was written. */
export const degreeLevelsIn = (language: Language, text: string): DegreeLevel[] =>
  degreesIn(language, foldText(text).text).map(({ value }) => value)
