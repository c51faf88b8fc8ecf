import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findJourneyBrowser } from './scripts/ensure-browser.ts'
import { AUDITED_PORT, DEMO_CLIENT, dataDir, IDENTITY_URL, OWNER, PORT, SITE_URL } from './tests/browser/environment.ts'
import { providersAt } from './tests/servers/identity/identity-protocol.ts'

const executablePath = findJourneyBrowser()

// The sites that journeys start need not read the same code anew each time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules', '.cache', 'compiled')

// Journeys tell of the sample, whoever the owner of this site is.
process.env.CONTENT_DIR = join(import.meta.dirname, 'tests/content/sample')
process.env.DIST_DIR = join(import.meta.dirname, 'dist-sample')

// Workers read this file too; only the process that started them may clear up.
if (!process.env.TEST_WORKER_INDEX) {
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
}

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // Machines of CI are shared and noisy: what passes only at the second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  workers: 3,
  // What measures something for real runs after the others, with the machine to itself (@alone, see package.json).
  reporter: 'list',
  // A journey that passes ends long before: the rest is for machines that are shared.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: SITE_URL,
    trace: 'off',
    // Journeys that change answers on their way need them to come from the network; those about the worker allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // Drawing what moves takes a third of all the time. Journeys about motion ask for it (`moving` in tests/browser/site.ts).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // Pages live for seconds here: compiling their code for the long run takes more time than it gives.
        '--js-flags=--no-opt,--no-maglev',
      ],
      // Where the machine names no locale, a browser cannot give a file a name beyond ASCII.
      env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
    },
  },
  webServer: {
    // Builds it where it is older than its sources.
    command: 'node scripts/start.ts',
    timeout: 180_000,
    url: `${SITE_URL}/readyz`,
    env: {
      PORT: String(PORT),
      SITE_URL,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      AUDIT_ALLOW: `localhost:${PORT},localhost:${AUDITED_PORT}`,
      PAGESPEED_API_KEY: '',
      // Empty counts as unset: mails become files, data a SQLite file, whatever the developer has set.
      SMTP_URL: '',
      DATABASE_URL: '',
      CONTACT_TO: '',
      MAIL_FROM: '',
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      DEMO: 'true',
      DEMO_CLIENT_EMAIL: DEMO_CLIENT.email,
      DEMO_CLIENT_PASSWORD: DEMO_CLIENT.password,
      ...providersAt({ url: IDENTITY_URL }),
    },
    stdout: 'pipe',
  },
})
