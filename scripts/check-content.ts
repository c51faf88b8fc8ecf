/**
 * `npm run content:check`: reads `content/` as an editor would, and names file, line, key, reason and remedy. Ends with 1 where
 * something must not be published; warnings are advice.
 */
import { join } from 'node:path'
import { ownerFolder, shownOwnerFolder } from '#contract/site/owner-folder.ts'
import { checkContent } from './content/check.ts'
import { printProblem } from './content/problem.ts'
import { translationProgress } from './content/translation-progress.ts'

const { problems, unpublishable, warnings, translations } = await checkContent(
  join(import.meta.dirname, '..', 'content'),
  { folder: ownerFolder, shownAs: shownOwnerFolder },
)
const failures = [...problems, ...unpublishable]
for (const failure of failures) console.error(printProblem(failure))
if (warnings.length > 0) console.log('Advice:')
for (const warning of warnings) console.log(printProblem(warning))

const isComplete = translations.every(({ missing }) => missing.length === 0)
if (!isComplete) {
  console.log('\nTranslations; what is missing is shown in the first language:')
  for (const line of translationProgress(translations)) console.log(line)
}
const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
const advice = warnings.length > 0 ? `, ${counted(warnings.length, 'piece')} of advice` : ''
if (failures.length > 0) console.error(`\n${counted(failures.length, 'problem')}${advice}.`)
else
  console.log(
    isComplete && !advice ? 'The content is complete in all languages.' : `The content can be published${advice}.`,
  )
process.exitCode = failures.length === 0 ? 0 : 1
