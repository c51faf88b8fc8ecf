import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// The servers and commands that tests start need not read the same code anew each time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules', '.cache', 'compiled')

// Tests tell of the sample, whoever the owner of this site is. One of them builds the owner's (tests/this-site.test.ts).
process.env.THIS_SITES_CONTENT_DIR ??= process.env.CONTENT_DIR ?? ''
process.env.CONTENT_DIR = join(import.meta.dirname, 'tests/content/sample')

const all = ['{content,contract,scripts,server,tests,web}/**/*.test.{ts,tsx}']

/** What reads the sources and nothing else: it waits for no server. */
const sources = ['tests/{architecture,docs,stylesheets}.test.ts']

/** What opens a browser as audits do, with the lowest priority: beside tests of another it would never have its turn. */
const audits = [
  'server/integrations/audit/chromium/{chromium,proxy}.test.ts',
  'server/integrations/hostile-pages.test.ts',
  'tests/faults/{audit,hostile-pages}.test.ts',
]

/** What looks at all that such a browser finds in its time, and how fast: nothing else may run meanwhile. */
const alone = ['server/integrations/audit/chromium/{browser,ceilings}.test.ts', 'server/integrations/ssrf.test.ts']

/** What measures time or builds a whole site: beside three others it would wait for the processor. */
const costly = [
  'tests/faults/hostile-text.test.ts',
  'tests/hostile-text/*.test.ts',
  'tests/{hostile-texts,linear-patterns,making-it-yours,other-sites,this-site}.test.ts',
  'web/features/chat/messages/few-signs.test.ts',
]

const globalSetup = 'tests/servers/global-setup.ts'

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'sources', include: sources, sequence: { groupOrder: 0 } } },
      {
        extends: true,
        test: {
          name: 'most',
          include: all,
          exclude: [...sources, ...costly, ...audits, ...alone],
          globalSetup,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'costly', include: costly, globalSetup, maxWorkers: 2, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: { name: 'audits', include: audits, globalSetup, maxWorkers: 2, sequence: { groupOrder: 2 } },
      },
      {
        extends: true,
        test: { name: 'alone', include: alone, globalSetup, maxWorkers: 1, sequence: { groupOrder: 3 } },
      },
    ],
    setupFiles: 'tests/servers/setup.ts',
    testTimeout: 120_000,
    // What a test needs is started before it: a site, which takes ten seconds where three others start.
    hookTimeout: 120_000,
    // The code is the same for all of them and keeps nothing between them: each process reads it once.
    isolate: false,
    // The tests wait for servers and disks more than they compute.
    maxWorkers: 4,
    // Machines of CI are shared and noisy: what passes only at the second try is named in the report.
    retry: process.env.CI ? 1 : 0,
  },
})
