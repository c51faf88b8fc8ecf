import { both, type ColorScheme, expectNoViolation } from '#tests/browser/accessible.ts'
import { englishName, expect, open, pagePaths, test } from '#tests/browser/site.ts'

/** In English each page is looked at in each way; the two others share the ways between them, to take less time. */
const ways: Record<'en' | 'de' | 'ja', [width: number, colorSchemes: readonly ColorScheme[]][]> = {
  en: [
    [360, both],
    [1440, both],
  ],
  de: [
    [360, ['light']],
    [1440, ['dark']],
  ],
  ja: [
    [360, ['dark']],
    [1440, ['light']],
  ],
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** What is far below has its height once it comes near: until then axe takes what stands there for the ground of what will not. */
async function layOutAll(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  scrollTo({ top: 0, behavior: 'instant' })
}

for (const language of ['en', 'de', 'ja'] as const) {
  for (const path of [...pagePaths, '/nowhere', '/case-study/nothing']) {
    test(`${path} is accessible in ${englishName(language)}`, async ({ page, faults }) => {
      faults.allow(/status of 404/)
      await open(page, `${path}?lng=${language}`)
      for (const [width, colorSchemes] of ways[language]) {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate(layOutAll)
        await expectNoViolation(page, colorSchemes)
      }
    })
  }
}

test('everything that opens on the home page is accessible', async ({ page }) => {
  await open(page, '/')
  await page.locator('#skill-security summary').click()
  await page.getByRole('banner').locator('summary').click()
  await page.getByRole('button', { name: 'Open AI chat assistant' }).click()
  await expect(page.locator('#chat-section').first()).toBeVisible()
  // Pressing the button has closed the language menu.
  await page.getByRole('banner').locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Deutsch' })).toBeVisible()
  await expectNoViolation(page)
})

test('the side menu is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolation(page)
})

test('field errors and a toast are accessible', async ({ page, faults }) => {
  faults.allow(/status of 500/)
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '' }))
  await open(page, '/')
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  await expect(page.getByText('Message is required')).toBeVisible()
  await expectNoViolation(page)

  for (const label of ['First name', 'Last name', 'Subject', 'Message']) {
    await page.getByRole('textbox', { name: label, exact: true }).fill('Axe')
  }
  await page.getByRole('textbox', { name: 'Email' }).fill('axe@example.org')
  await send.click()
  await expect(page.getByRole('region').getByRole('listitem')).toContainText('Failed to send message')
  // A toast that has the focus waits.
  await page.keyboard.press('F8')
  await expectNoViolation(page)
})

test('an explored drawing is accessible', async ({ page }) => {
  await open(page, '/case-study/epic-ai-platform')
  await page.getByRole('group').filter({ hasText: 'API gateway' }).first().locator('summary').click()
  await page.getByText('Connections', { exact: true }).click()
  await expectNoViolation(page)
})
