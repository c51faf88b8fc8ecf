import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// The servers and commands that tests start need not read the same code anew each time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules', '.cache', 'compiled')

// Tests tell of the sample, whoever the owner of this site is. One of them builds the owner's (tests/this-site.test.ts).
process.env.THIS_SITES_CONTENT_DIR ??= process.env.CONTENT_DIR ?? ''
process.env.CONTENT_DIR = join(import.meta.dirname, 'tests/content/sample')

export default defineConfig({
  test: {
    include: ['{content,contract,scripts,server,tests,web}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/servers/global-setup.ts',
    setupFiles: 'tests/servers/setup.ts',
    testTimeout: 120_000,
    // The code is the same for all of them and keeps nothing between them: each process reads it once.
    isolate: false,
    // The tests wait for servers and disks more than they compute.
    maxWorkers: 4,
    // Machines of CI are shared and noisy: what passes only at the second try is named in the report.
    retry: process.env.CI ? 1 : 0,
  },
})
