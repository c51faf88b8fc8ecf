/**
 * `npm run content:import -- resume.json [language]`: creates content from a JSON Résumé, in the folder
 * `content-new` beside `content`, and lists what is missing. Overwrites nothing.
 */
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { DEFAULT_LANGUAGE, knownLanguages } from '#contract/language.ts'
import { jsonResume } from '#server/features/resume/json-resume.ts'
import { ownerFrom } from './content/from-resume.ts'
import { readJsonResume } from './content/json-resume.ts'
import { lostValues } from './content/lost-values.ts'
import { describeProblem } from './content/problem.ts'
import { writeContent } from './content/write.ts'

const root = join(import.meta.dirname, '..')
const folder = 'content-new'

function stop(lines: string[]): never {
  for (const line of lines) console.error(line)
  process.exit(1)
}

const [file, asked = DEFAULT_LANGUAGE] = process.argv.slice(2)
if (!file) stop([`Usage: npm run content:import -- resume.json [${knownLanguages.join('|')}]`])
const language = knownLanguages.find((known) => known === asked)
if (!language)
  stop([`${asked}: is not one of the languages that a site can have, which are ${knownLanguages.join(', ')}`])
if (existsSync(join(root, folder))) stop([`${folder}: exists already; move or remove it first`])

const read = readJsonResume(file)
if ('problems' in read)
  stop(read.problems.map(({ key, reason }) => describeProblem({ file: basename(file), key, reason })))

const draft = ownerFrom(read.resume, language, new Date())
const { problems, content } = await writeContent(
  { from: join(root, 'content'), to: join(root, folder) },
  draft,
  language,
)
if (problems.length > 0) {
  await rm(join(root, folder), { recursive: true })
  stop([`${basename(file)}: gives invalid content:`, ...problems.map(describeProblem)])
}

console.log(`${folder}/ has the content of ${basename(file)}. To improve it:\n`)
for (const { file, key, reason } of draft.wanted)
  console.log(`  ${describeProblem({ file: `content/owner/${file}`, key, reason })}`)
const notKept = content ? lostValues(read.written, jsonResume(content, 'https://example.com', 0)) : []
if (notKept.length > 0)
  console.log(`\nNot kept, or shortened:\n\n${notKept.map((path) => `  ${basename(file)}: ${path}`).join('\n')}`)
console.log(`\nReview it, then replace the sample: rm -r content && mv ${folder} content`)
