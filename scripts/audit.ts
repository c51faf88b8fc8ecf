/**
 * `npm run audit`: fails if installed packages differ from package-lock.json or break the dependency rules, if a production
 * dependency has a known high or critical vulnerability, or if one is not signed by the registry. Without
 * the registry it says so at the end, and fails only with `-- --strict`.
 */
import { execFile } from 'node:child_process'
import { readAudit, readSignatures, type Verdict } from './dependencies/audit-report.ts'
import { dependencyProblems } from './dependencies/dependencies.ts'
import { readLock, readManifest, root } from './dependencies/dependency-files.ts'
import { installedProblems } from './dependencies/installed.ts'

/** npm exits with 1 for any finding; its output has the details. */
const npm = (...parts: string[]) =>
  new Promise<string>((done) => {
    const settings = ['--json', '--fetch-retries=0']
    execFile('npm', [...parts, ...settings], { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (_, stdout) => done(stdout))
  })

const lock = await readLock()
const problems = [...dependencyProblems(lock, await readManifest()), ...(await installedProblems(root, lock))]
const own: Verdict =
  problems.length > 0
    ? { text: problems.join('\n'), outcome: 'bad' }
    : { text: 'What is installed is what package-lock.json says, and all of it has a checksum.', outcome: 'fine' }

const [audit, signatures] = await Promise.all([npm('audit', '--omit=dev'), npm('audit', 'signatures')])
const verdicts = [own, readAudit(audit), readSignatures(signatures)]
for (const { text, outcome } of verdicts) if (outcome !== 'not checked') console.log(text)
const open = verdicts.filter(({ outcome }) => outcome === 'not checked')
if (open.length > 0) {
  const line = '='.repeat(100)
  console.log([line, ...open.map(({ text }) => text), line].join('\n'))
}
const isStrict = process.argv.includes('--strict')
if (verdicts.some(({ outcome }) => outcome === 'bad') || (isStrict && open.length > 0)) process.exitCode = 1
