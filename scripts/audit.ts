/**
 * `npm run audit`: fails if a package that the site runs on has a known weakness that is high or critical. Where the registry
 * cannot be asked it says so and does not fail: that is no finding.
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { readAudit } from './audit-report.ts'

const arguments_ = ['audit', '--omit=dev', '--json']
const printed = await new Promise<string>((done) => {
  // npm audit ends with 1 when it finds anything at all; what it prints tells more.
  execFile('npm', arguments_, { cwd: join(import.meta.dirname, '..'), maxBuffer: 64 * 1024 * 1024 }, (_, stdout) =>
    done(stdout),
  )
})
const { text, isBad } = readAudit(printed)
console.log(text)
if (isBad) process.exitCode = 1
