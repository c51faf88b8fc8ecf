import type { Page } from '@playwright/test'
import { languages } from '#contract/language.ts'
import { both, expectNoViolation } from '#tests/browser/accessible.ts'
import { registered, visitAccounts } from '#tests/browser/accounts.ts'
import { englishName, expect, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

async function expectItFits(page: Page, width: number): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const box = expectDefined(await dialog.boundingBox())
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
}

for (const [language, width] of [
  ['en', 1440],
  ['de', 360],
  ['ja', 360],
] as const) {
  test(`the dialog is accessible and fits ${width} pixels in ${englishName(language)}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await open(page, `/client-portal?login=1&lng=${language}`)
    const { submit, tab, tFeature, button } = await visitAccounts(page, language)
    await submit.click()
    await expectNoViolation(page, both)
    await expectItFits(page, width)
    await tab('register').click()
    await submit.click()
    await expectNoViolation(page, both)
    await expectItFits(page, width)
    await tab('login').click()
    await button(tFeature('forgot')).click()
    await expectNoViolation(page, ['light'])
    await expectItFits(page, width)
    for (const kind of ['reset', 'magic', 'verify']) {
      await open(page, `/client-portal?login=1#${kind}=token`)
      await expect(submit).toBeVisible()
      await expectNoViolation(page, ['dark'])
      await expectItFits(page, width)
    }
  })

  test(`the account is accessible and fits ${width} pixels in ${englishName(language)}`, async ({ page }) => {
    await registered(page)
    await page.setViewportSize({ width, height: 900 })
    await open(page, `/account?lng=${language}`)
    const { tFeature, t, menu } = await visitAccounts(page, language)
    await expect(page.getByRole('heading', { name: tFeature('settings.sessions') })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (width === 360) await page.getByRole('button', { name: t('navigation.openMenu') }).click()
    else await menu.click()
    await expectNoViolation(page, both)
    await page.keyboard.press('Escape')
    await expectNoViolation(page, both)
    await page.getByRole('button', { name: tFeature('settings.deleteAccount') }).click()
    await expectNoViolation(page, both)
    await expectItFits(page, width)
  })
}

for (const language of languages) {
  test(`the bar has room for everything in ${englishName(language)}`, async ({ page }) => {
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await open(page, `/?lng=${language}`)
      const { opener } = await visitAccounts(page, language)
      const box = expectDefined(await opener.boundingBox())
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(box.height).toBeLessThanOrEqual(64)
      const logo = expectDefined(await page.getByRole('banner').locator('.logo').boundingBox())
      const first = expectDefined(await page.getByRole('navigation').getByRole('listitem').first().boundingBox())
      expect(logo.x + logo.width).toBeLessThanOrEqual(first.x)
      expect(logo.height).toBeLessThan(50)
      expect(first.height).toBeLessThan(50)
    }
  })
}
