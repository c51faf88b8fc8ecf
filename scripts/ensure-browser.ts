/**
 * Finds a Chromium for tests and benches, or installs one, and says how. Prints its path.
 * Order: CHROME_PATH, a browser on the machine, Playwright's own, Debian's package (as root), Playwright's download.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser as findOnMachine } from '#server/integrations/audit/chromium/find-browser.ts'

/** @returns the path of an installed browser, or undefined. */
export function findBrowser(): string | undefined {
  const playwrights = chromium.executablePath()
  return findOnMachine(process.env.CHROME_PATH) ?? (existsSync(playwrights) ? playwrights : undefined)
}

/** The browser for journeys: Debian's headless one if installed, which takes a third less time. */
export function findJourneyBrowser(): string | undefined {
  const headless = '/usr/bin/chromium-headless-shell'
  return !process.env.CHROME_PATH && existsSync(headless) ? headless : findBrowser()
}

function install(): void {
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No browser found: installing Debian’s package chromium with apt-get.')
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
    execFileSync('apt-get', ['update', '-qq'], quiet)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
  } else {
    console.log('No browser found: installing Playwright’s Chromium.')
    execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    })
  }
}

if (import.meta.main) {
  if (!findBrowser()) install()
  const path = findBrowser()
  if (!path) throw new Error('No Chromium could be found or installed. Set CHROME_PATH to one.')
  console.log(`Browser: ${path}`)
}
