/** `npm run build`: checks the content, and builds the site from it. */
import { join } from 'node:path'
import { ownerFolder, shownOwnerFolder } from '#contract/site/owner-folder.ts'
import { checkContent } from './content/check.ts'
import { printProblem } from './content/problem.ts'

/** What should not be published is named, and does not keep the owner from looking at the site. */
const { problems, unpublishable } = await checkContent(join(import.meta.dirname, '../content'), {
  folder: ownerFolder,
  shownAs: shownOwnerFolder,
})
for (const problem of [...problems, ...unpublishable]) console.error(printProblem(problem))
if (problems.length > 0) process.exit(1)
// Loaded only now: it reads the content at once, and could only end in the middle of it.
const { buildSite } = await import('./build/build-site.ts')
await buildSite()
