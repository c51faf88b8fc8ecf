import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{content,contract,scripts,server,tests,web}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/helpers/postgres.ts',
    setupFiles: 'tests/helpers/guard.ts',
    testTimeout: 15_000,
  },
})
