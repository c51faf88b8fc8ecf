/**
 * `npm run content:check`: reads `content/` as an editor would, and names file, line, key, reason and remedy. Ends with 1 where
 * something must not be published; warnings are advice.
 */
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ownerFolder, shownOwnerFolder } from '#contract/site/owner-folder.ts'
import type { Checked } from './content/check.ts'
import { missingFiles } from './content/language-files.ts'
import { type Problem, printProblem } from './content/problem.ts'
import { translationProgress } from './content/translation-progress.ts'

const root = join(import.meta.dirname, '..')

/** While a language is added, what reads it may not run: then the files that it lacks are named, and what stopped. */
async function check(): Promise<Checked> {
  if (!existsSync(ownerFolder)) return { problems: [noFolder], unpublishable: [], warnings: [], translations: [] }
  const content = join(root, 'content')
  try {
    const { checkContent } = await import('./content/check.ts')
    return await checkContent(content, { folder: ownerFolder, shownAs: shownOwnerFolder })
  } catch (error) {
    const problems = [...(await missingFiles(content)), stopped(error)]
    return { problems, unpublishable: [], warnings: [], translations: [] }
  }
}

const noFolder: Problem = {
  file: shownOwnerFolder,
  key: '',
  reason: 'the folder is missing',
  suggestion:
    'CONTENT_DIR names the folder that has your profile.yaml: mend it, or leave it out, and content/owner is read. A first one is written by npm run new -- resume.json.',
}

function stopped(error: unknown): Problem {
  const { stack = '', message } = error instanceof Error ? error : new Error(String(error))
  const inProject = stack.split('\n').find((line) => line.includes(`${root}/`) && !message.includes(line))
  const [file, line, column] = inProject?.slice(inProject.indexOf(root)).split(':') ?? []
  return {
    file: file ? relative(root, file) : 'scripts/content/check.ts',
    ...(line && column && { line: Number.parseInt(line, 10), column: Number.parseInt(column, 10) }),
    key: '',
    reason: `cannot go on: ${message.replaceAll(`${root}/`, '')}`,
    suggestion: 'Run npm run typecheck: it names what a language lacks.',
  }
}

const { problems, unpublishable, warnings, translations } = await check()
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
