/** How far each language is, as `content:check` prints it. */
import type { OwnerInLanguages } from '../../content/reading/read-owner.ts'

type Translations = OwnerInLanguages['translations']

/** One line for each language, and below it one for each file that lacks texts, with the first of them. */
export function translationProgress(translations: Translations): string[] {
  const byLanguage = Map.groupBy(translations, ({ language }) => language)
  return [...byLanguage].flatMap(([language, files]) => {
    const incomplete = files.filter(({ missing }) => missing.length > 0)
    const width = Math.max(...incomplete.map(({ file }) => file.length))
    const lines = incomplete.flatMap((one) => [
      `    ${one.file.padEnd(width)}  ${shareOf([one])}`,
      `      next: ${one.missing[0]}`,
    ])
    return [`${language}  ${shareOf(files)}`, ...lines]
  })
}

/** "97 %, 34 of 35 texts": 100 % where nothing is missing, and nowhere else. */
function shareOf(files: Translations): string {
  const texts = files.reduce((sum, one) => sum + one.texts, 0)
  const done = texts - files.reduce((sum, one) => sum + one.missing.length, 0)
  return `${String(Math.floor((100 * done) / texts)).padStart(3)} %, ${done} of ${texts} texts`
}
