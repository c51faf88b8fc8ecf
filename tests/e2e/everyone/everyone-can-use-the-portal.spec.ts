import { both, type ColorScheme, expectNoViolation } from '#tests/browser/accessible.ts'
import { signedIn } from '#tests/browser/accounts.ts'
import { DEMO_CLIENT } from '#tests/browser/environment.ts'
import { SUPPORT, visitAsClient, visitPortal } from '#tests/browser/portal.ts'
import { englishName, expect, test } from '#tests/browser/site.ts'

const ways: Record<'en' | 'de' | 'ja', [width: number, colorSchemes: readonly ColorScheme[]][]> = {
  en: [
    [360, both],
    [1440, both],
  ],
  de: [[360, ['light']]],
  ja: [[1440, ['dark']]],
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const language of ['en', 'de', 'ja'] as const) {
  test(`every tab is accessible in ${englishName(language)}`, async ({ page }) => {
    test.slow()
    await signedIn(page, DEMO_CLIENT.email, DEMO_CLIENT.password)
    const { openTab } = await visitPortal(page, language)
    for (const tab of ['overview', 'milestones', 'metrics', 'team', 'resources']) {
      await openTab(tab, SUPPORT)
      await page.waitForLoadState('networkidle')
      for (const table of await page.getByRole('tabpanel').locator('summary').all()) await table.click()
      for (const [width, schemes] of ways[language]) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoViolation(page, schemes)
        const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect.soft(surplus, `${tab} is ${width} pixels wide`).toBeLessThanOrEqual(0)
      }
    }
  })
}

test('every dialog of the portal is accessible', async ({ page }) => {
  test.slow()
  const { openTab, project, button, dialog, tFeature, panel } = await visitAsClient(page)
  await openTab('resources', project)
  for (const action of ['schedule', 'message', 'update'] as const) {
    await button(tFeature(`actions.${action}`)).click()
    await page.waitForLoadState('networkidle')
    await dialog.locator('button[type=submit]').click()
    await expectNoViolation(page)
    if (await dialog.isVisible()) await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await openTab('milestones', project)
  await panel.getByRole('button', { name: tFeature('decide.requestChanges') }).click()
  await dialog.locator('button[type=submit]').click()
  await expectNoViolation(page)
})
