/**
 * `npm run audit`: fails if what is installed is not what package-lock.json says, or that says what it should not; if a
 * package that the site runs on has a known weakness that is high or critical; if one is not signed by the registry. Where
 * the registry cannot be asked it says so at the end, and fails only with `-- --strict`: that is no finding.
 */
import { execFile } from 'node:child_process'
import { readAudit, readSignatures, type Verdict } from './dependencies/audit-report.ts'
import { dependencyProblems } from './dependencies/dependencies.ts'
import { readLock, readManifest, root } from './dependencies/dependency-files.ts'
import { installedProblems } from './dependencies/installed.ts'

/** npm ends with 1 when it finds anything at all; what it prints tells more. */
const npm = (...parts: string[]) =>
  new Promise<string>((done) => {
    const settings = ['--json', '--fetch-retries=0']
    execFile('npm', [...parts, ...settings], { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (_, stdout) => done(stdout))
  })

const lock = await readLock()
const faults = [...dependencyProblems(lock, await readManifest()), ...(await installedProblems(root, lock))]
const own: Verdict =
  faults.length > 0
    ? { text: faults.join('\n'), outcome: 'bad' }
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
