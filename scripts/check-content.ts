/** `npm run content:check`: names every problem of `content/` by file, line, key and reason. */
import { join } from 'node:path'
import { ownerFolder, shownOwnerFolder } from '#contract/site/owner-folder.ts'
import { checkContent, describeProblem } from './content/check.ts'

const { problems, warnings } = await checkContent(join(import.meta.dirname, '..', 'content'), {
  folder: ownerFolder,
  shownAs: shownOwnerFolder,
})
for (const problem of problems) console.error(describeProblem(problem))
for (const warning of warnings) console.log(`warning: ${describeProblem(warning)}`)
const fine = warnings.length === 0 ? 'The content is complete in all languages.' : 'The content can be published.'
console.log(problems.length === 0 ? fine : `\n${problems.length} problems.`)
process.exitCode = problems.length === 0 ? 0 : 1
