/** The admin area, with the owner signed in. */
import type { Page } from '@playwright/test'
import { expectNoViolation } from './accessible.ts'
import { signedIn } from './accounts.ts'
import { OWNER } from './environment.ts'
import { expect, open } from './site.ts'

/** @param origin of another site than the one that all journeys share. */
export async function openAdmin(page: Page, tab: string, origin = ''): Promise<void> {
  if (origin) {
    const response = await page.request.post(`${origin}/api/auth/login`, { data: OWNER })
    expect(response.status(), await response.text()).toBe(200)
  } else await signedIn(page, OWNER.email, OWNER.password)
  await open(page, `${origin}/admin?tab=${tab}`)
}

/** Looks at the open tab in both themes on a phone and on a desk: nobody is shut out, and nothing sticks out. */
export async function expectFit(page: Page): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoViolation(page)
    const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(surplus, `pixels too wide at ${width}`).toBeLessThanOrEqual(0)
  }
}
