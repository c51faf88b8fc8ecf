/**
 * `npm run torture`: the faults of tests/faults, one after the other, each longer and harder than in the suite. It prints
 * one line of JSON for each and a table at the end, and exits with 1 if anything acknowledged was lost or delivered twice,
 * or a promised bound was missed. Names of files as arguments choose some; the numbers below are environment variables.
 * Faults that no number makes harder run when they are named: they are as long in the suite.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startVitest } from 'vitest/node'
import { createReport } from './report.ts'

const long = {
  /** kill -9 of the site, on each engine. */
  KILLS: 30,
  /** Visitors who write at the same time. */
  WRITERS: 20,
  /** Requests under way when the site is told to end. */
  REQUESTS: 100,
  /** Milliseconds after the requests at which the signal comes, in turn. */
  MOMENTS: [50, 150, 300, 600, 1000],
  /** How often each of these is tried. */
  RUNS: 3,
  /** Connections that never get to the end of a request. */
  CONNECTIONS: 500,
  /** Messages that two servers on one data directory take in. */
  MESSAGES: 1000,
  /** How long each outage of a database, a mail server or the providers lasts. */
  OUTAGE_MS: 4000,
  /** Power cuts of the machine that the site and its SQLite file are on. */
  POWER_CUTS: 15,
  /** Times that the disk fills up. */
  FULL_DISKS: 5,
  /** Every n-th of all hostile texts goes into a field. */
  PART_OF_TEXTS: 1,
  /** Forged and hostile pages, to be audited and looked up; there are some 160. */
  HOSTILE_PAGES: 1000,
  HOSTILE_PASSES: 2,
  QUIET_ANSWERS: 1000,
  /** Conversations of six questions with models that fail in every way at every point, for each set of models. */
  CONVERSATIONS: 200,
  /** Those of them that a browser opens; each can take more than a minute. */
  HOSTILE_PAGES_IN_BROWSER: 20,
  /** Nothing else runs: times are checked, and not only noted. */
  TIMES_COUNT: 1,
}
for (const [name, value] of Object.entries(long)) process.env[name] ??= String(value)

const root = join(import.meta.dirname, '../..')
const chosen = process.argv.slice(2)
const asInTheSuite = ['audit.test.ts', 'uploads.test.ts']
const isChosen = (name: string) =>
  chosen.length > 0 ? chosen.some((part) => name.includes(part)) : !asInTheSuite.includes(name)
const files = readdirSync(join(root, 'tests/faults')).filter((name) => name.endsWith('.test.ts') && isChosen(name))

// By their whole paths: a name alone would choose tests elsewhere too.
await startVitest(
  'test',
  files.map((name) => join('tests/faults', name)),
  {
    root,
    watch: false,
    maxWorkers: 1,
    fileParallelism: false,
    retry: 0,
    testTimeout: 1_800_000,
    reporters: [createReport()],
  },
)
