/**
 * `npm run new`: starts content of one's own in the folder `content-new` beside `content`, from answers in the terminal or from
 * files: `npm run new -- linkedin.zip publications.bib de`. Overwrites nothing.
 */
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describeProblem } from '#content/reading/describe-problem.ts'
import { DEFAULT_LANGUAGE, knownLanguages } from '#contract/language.ts'
import { jsonResume } from '#server/features/resume/json-resume.ts'
import { printProblem } from './content/problem.ts'
import { type Dialogue, Interrupted, openDialogue } from './import/dialogue.ts'
import { ownerFrom } from './import/from-resume.ts'
import { disorderIn, parseJsonResume } from './import/json-resume.ts'
import { lostValues, numbersIn } from './import/lost-values.ts'
import { openJobs, withEnds } from './import/open-jobs.ts'
import { askForEnds, askForIdentity, askForResume } from './import/questions.ts'
import { readable, readSource } from './import/sources/read.ts'
import { isEntry, merge, type Source, UnreadableSource } from './import/sources/source.ts'
import { understood, valuesAt } from './import/understood.ts'
import { writeContent, writeDrafts } from './import/write.ts'
import { writtenIn } from './import/written-in.ts'

const root = join(import.meta.dirname, '..')
const folder = 'content-new'
const draftFile = 'content-new.draft.json'

/** As a shell takes it for one word. */
const quoted = (file: string) => (/^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`)

const usage = [
  `  npm run new -- resume.json [${knownLanguages.join('|')}]`,
  `It may be ${readable}, or several of them.`,
]

function stop(lines: string[]): never {
  for (const line of lines) console.error(line)
  process.exit(1)
}

const parts = process.argv.slice(2)
if (parts.some((part) => part === '--help' || part === '-h')) {
  for (const line of ['npm run new asks you, or reads what you have:', ...usage]) console.log(line)
  process.exit(0)
}
const codes = parts.filter((part) => /^[a-z]{2}$/.test(part))
const files = parts.filter((part) => !codes.includes(part))
const names = files.map((file) => basename(file)).join(', ')
const [asked] = codes
const chosen = knownLanguages.find((known) => known === asked)
if (asked && !chosen)
  stop([`${asked}: is not one of the languages that a site can have, which are ${knownLanguages.join(', ')}`])
if (existsSync(join(root, folder))) stop([`${folder}: exists already; move or remove it first`])
if (files.length === 0 && !process.stdin.isTTY) {
  stop(['There is no terminal to ask you in. Give a file instead:', ...usage])
}

/** Whether the draft is of this run. */
let isAsked = false
const { resume: written, leftOut, recommendations } = files.length > 0 ? await readAll(files) : await askInTerminal()
const called = names || 'Your answers'
const toMend = isAsked
  ? [`Your answers are kept in ${draftFile}. Correct them there; npm run new goes on with them.`]
  : []
const read = parseJsonResume(written)
if ('problems' in read) refuse(read.problems)
const disorder = disorderIn(read.resume)
if (disorder.length > 0) refuse(disorder)

const language = chosen ?? writtenIn(read.resume)
const draft = ownerFrom(read.resume, language, new Date())
const to = join(root, folder)
const { problems, unpublishable, content } = await writeContent({ from: join(root, 'content'), to }, draft, language)
if (problems.length > 0) {
  await rm(to, { recursive: true })
  stop([`${called}: gives invalid content:`, ...problems.map(describeProblem), ...toMend])
}
if (isAsked) await rm(join(root, draftFile), { force: true })
await writeDrafts(join(to, 'owner'), recommendations)

console.log(`\n${folder}/ has the content of ${names || 'your answers'}.\n\n  ${understood(read.resume)}`)
if (!chosen && language !== DEFAULT_LANGUAGE)
  console.log(
    `\n  It reads as if written in “${language}”, which is now the site’s language. If not: ${
      names
        ? `rm -r ${folder} && npm run new -- ${files.map(quoted).join(' ')} en`
        : `name another under languages in ${folder}/owner/site.yaml`
    }`,
  )
const lost = content ? lostValues(read.written, jsonResume(content, 'https://example.com', 0)) : []
const notKept = [...valuesAt(read.written, lost), ...leftOut]
if (notKept.length > 0) console.log(`\nNot kept, or shortened:\n\n${notKept.map((line) => `  ${line}`).join('\n')}`)
const numbers = valuesAt(read.written, numbersIn(read.written, lost))
if (numbers.length > 0) console.log(`\nNumbers, read as texts:\n\n${numbers.map((line) => `  ${line}`).join('\n')}`)
if (unpublishable.length > 0) console.log(`\nBefore you publish it:\n\n${unpublishable.map(printProblem).join('\n')}`)
console.log('\nTo improve it:\n')
if (recommendations.length > 0) {
  const file = 'content/owner/drafts/testimonials.yaml'
  console.log(`  ${file}: ${recommendations.length} recommendations; ask their authors before you publish them`)
}
for (const { file, key, reason } of draft.wanted)
  console.log(`  ${describeProblem({ file: `content/owner/${file}`, key, reason })}`)
console.log(`\nReview it, then replace the sample:\n\n  rm -r content && mv ${folder} content && npm start`)

function refuse(problems: { key: string; reason: string }[]): never {
  stop([...problems.map(({ key, reason }) => describeProblem({ file: called, key, reason })), ...toMend])
}

/** In a terminal, what all of the files leave open is asked. */
async function readAll(files: string[]): Promise<Source> {
  const sources: Source[] = []
  for (const file of files) {
    try {
      sources.push(await readSource(file))
    } catch (error) {
      if (!(error instanceof UnreadableSource)) throw error
      stop([`${basename(file)}: ${error.message}`])
    }
  }
  const all = merge(sources)
  const known = isEntry(all.resume) ? (all.resume.basics ?? {}) : undefined
  if (!isEntry(known) || !process.stdin.isTTY) return all
  const open = openJobs(all.resume)
  if (known.name && known.pronouns && known.email && open.length === 0) return all
  const { basics, ends } = await talk(async (dialogue) => ({
    basics: await askForIdentity(dialogue, known),
    ends: await askForEnds(dialogue, open),
  }))
  return { ...all, resume: withEnds({ ...all.resume, basics: { ...known, ...basics } }, ends) }
}

async function askInTerminal(): Promise<Source> {
  return { resume: await talk(askForResume), leftOut: [], recommendations: [] }
}

async function talk<Answers>(about: (dialogue: Dialogue) => Promise<Answers>): Promise<Answers> {
  isAsked = true
  try {
    const dialogue = await openDialogue({ input: process.stdin, output: process.stdout }, join(root, draftFile))
    const answers = await about(dialogue)
    dialogue.close()
    return answers
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
    stop([`\nYour answers are kept in ${draftFile}. npm run new goes on with them.`])
  }
}
