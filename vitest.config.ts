import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{content,contract,scripts,server,tests,web}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/helpers/postgres.ts',
    setupFiles: 'tests/helpers/guard.ts',
    testTimeout: 120_000,
    // The tests wait for servers and disks more than they compute.
    maxWorkers: 4,
    // Machines of CI are shared and noisy: what passes only at the second try is named in the report.
    retry: process.env.CI ? 1 : 0,
  },
})
