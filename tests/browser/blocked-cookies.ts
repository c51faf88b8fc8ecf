/** A browser whose owner blocks all cookies, and with them everything else that a site keeps there. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '#scripts/ensure-browser.ts'
import { fastFolder } from '#tests/servers/fast-folder.ts'
import { SITE_URL } from './environment.ts'
import { test as base, expect } from './site.ts'

/** As Chromium names it among its preferences. */
const BLOCK = 2

/** `page` belongs to such a browser. The one that all journeys share has no settings of its own. */
export const test = base.extend<{ page: Page }>({
  page: async ({ faults: _ }, use) => {
    const profile = mkdtempSync(join(fastFolder(), 'portfolio-profile-'))
    mkdirSync(join(profile, 'Default'))
    const settings = { profile: { default_content_setting_values: { cookies: BLOCK } } }
    writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(settings))
    const executablePath = findBrowser()
    const context = await chromium.launchPersistentContext(profile, {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      baseURL: SITE_URL,
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
    })
    const errors: string[] = []
    context.on('weberror', (error) => errors.push(String(error.error().stack)))
    const page = context.pages()[0] ?? (await context.newPage())
    await use(page)
    await context.close()
    rmSync(profile, { recursive: true, force: true })
    expect(errors, 'errors on the page').toEqual([])
  },
})
