import { resumeRoles } from '#contract/resume.ts'
import { both, expectNoViolation } from '#tests/browser/accessible.ts'
import { crossed, visitChat } from '#tests/browser/chat.ts'
import {
  DOWNLOAD,
  expectResume,
  fulfillError,
  fulfillFile,
  onCall,
  PDF,
  textOf,
  visitDialog,
} from '#tests/browser/resume.ts'
import { englishName, expect, hold, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

for (const language of ['en', 'de', 'ja'] as const) {
  test(`each role gets its résumé, saved under its name, in ${englishName(language)}`, async ({ page }) => {
    const asked = await onCall(page, DOWNLOAD, (route) => fulfillFile(route, `Größe 履歴 ${asked.length}.pdf`))
    await open(page, `/?lng=${language}`)
    const dialog = await visitDialog(page, language)
    for (const [i, role] of [...resumeRoles, 'other' as const].entries()) {
      await dialog.open()
      await expect(dialog.email).toHaveValue('')
      await expect(dialog.dialog.getByRole('radio', { checked: true })).toHaveCount(0)
      await expect(dialog.followUp).not.toBeChecked()
      await dialog.email.fill('reader@example.org')
      await dialog.role(role).check()
      if (role === 'other') await dialog.ownWords.fill('  Journalist 記者 ')
      if (role === 'client') await dialog.followUp.check()
      if (role === 'developer') await dialog.layout.selectOption('one-page')
      const saved = page.waitForEvent('download')
      await dialog.submit.click()
      const file = await saved
      expect(file.suggestedFilename()).toBe(`Größe 履歴 ${i + 1}.pdf`)
      expect(await textOf(file)).toBe(PDF)
      await expect(dialog.dialog).toHaveCount(0)
      await expect(dialog.opener).toBeFocused()
      await expect(dialog.toast).toContainText(dialog.tFeature('downloadedText'))
    }
    expect(asked).toEqual(
      [...resumeRoles, 'Journalist 記者'].map((role) => ({
        email: 'reader@example.org',
        role,
        layout: role === 'developer' ? 'one-page' : 'standard',
        followUp: role === 'client',
        language,
      })),
    )
  })
}

for (const [language, name] of [
  ['en', /^[\w-]+-resume\.pdf$/],
  ['ja', /^[\w-]+-職務経歴書\.pdf$/],
] as const) {
  test(`the site makes the promised résumé, in ${englishName(language)}`, async ({ page }) => {
    await open(page, `/?lng=${language}`)
    const { open: openDialog, dialog, email, role, submit } = await visitDialog(page, language)
    await openDialog()
    await email.fill('reader@example.org')
    await role('client').check()
    const saved = page.waitForEvent('download')
    await submit.click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(name)
    expectResume(await textOf(file), language)
    await expect(dialog).toHaveCount(0)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the button leads to the general résumé', async ({ page }) => {
    await page.goto('/')
    const href = await page.getByRole('link', { name: 'Download Resume', exact: true }).getAttribute('href')
    const response = await page.request.get(expectDefined(href))
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('application/pdf')
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })
})

test('what is missing is said once, at its field, which has the focus', async ({ page }) => {
  const asked = await onCall(page, DOWNLOAD, (route) => fulfillFile(route, 'a.pdf'))
  await open(page, '/')
  const { open: openDialog, dialog, email, role, ownWords, submit, toast } = await visitDialog(page)
  await openDialog()
  const status = dialog.getByRole('status')
  const heard = await status.evaluateHandle((element) => {
    const all: string[] = []
    new MutationObserver(() => all.push(element.textContent)).observe(element, { childList: true, subtree: true })
    return all
  })
  for (const wrong of ['', 'reader', 'reader@', 'reader@example']) {
    await email.fill(wrong)
    await submit.click()
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address.')
    await expect(email).toBeFocused()
  }
  await email.fill('reader@example.org')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await submit.click()
  const roleRequired = 'Please select your role to receive a personalized resume.'
  await expect(dialog.getByRole('radiogroup', { name: 'Your role' })).toHaveAccessibleDescription(roleRequired)
  await expect(role('recruiter')).toBeFocused()
  // Nothing was being prepared.
  expect(await heard.jsonValue()).toEqual([])
  await role('other').check()
  await expect(dialog.getByText(roleRequired)).toHaveCount(0)
  await ownWords.fill('   ')
  await submit.click()
  await expect(ownWords).toBeFocused()
  await expect(ownWords).toHaveAccessibleDescription(/^Please say in a few words who you are/)
  await expect(toast).toHaveCount(0)
  expect(asked).toEqual([])

  await ownWords.fill('Journalist')
  await submit.click()
  await expect(toast).toHaveText('Resume DownloadedYour personalized resume has been downloaded successfully.')
  expect(asked.map(({ role }) => role)).toEqual(['Journalist'])
})

test('a failure shows when to retry; all input stays until a résumé was downloaded', async ({ page, faults }) => {
  faults.allow(/status of (?:400|429|500)|ERR_FAILED/)
  await open(page, '/')
  const { open: openDialog, dialog, email, role, ownWords, followUp, submit, close, toast } = await visitDialog(page)
  await openDialog()
  await email.fill('reader@example.org')
  await role('other').check()
  await ownWords.fill('Journalist')
  await followUp.check()
  const expectKept = async () => {
    await expect(email).toHaveValue('reader@example.org')
    await expect(role('other')).toBeChecked()
    await expect(ownWords).toHaveValue('Journalist')
    await expect(followUp).toBeChecked()
  }

  const wait = 'That was a little too often. Please try again in 40 seconds.'
  const unknown = 'Failed to generate resume. Please try again.'
  await onCall(page, DOWNLOAD, (route) => fulfillError(route, 429, 'rate-limited', wait))
  await submit.click()
  await expect(toast).toHaveText(`Download Failed${wait}`)
  await expect(submit).toHaveAccessibleDescription(wait)
  await expect(submit).toBeFocused()
  await onCall(page, DOWNLOAD, (route) => route.fulfill({ status: 500, body: '' }))
  await submit.click()
  await expect(toast).toHaveText(`Download Failed${unknown}`)
  await onCall(page, DOWNLOAD, (route) => route.abort())
  await submit.click()
  await expect(submit).toHaveAccessibleDescription(unknown)
  // Stricter than the browser: the server's own words stand under its field.
  const fields = { email: 'This host takes no mail.' }
  await onCall(page, DOWNLOAD, (route) => fulfillError(route, 400, 'invalid-input', 'Look again.', { fields }))
  await submit.click()
  await expect(email).toHaveAccessibleDescription(fields.email)
  await expect(email).toBeFocused()
  await expectKept()

  // By its button, by Escape, by a press beside it.
  await close.click()
  await expect(dialog).toHaveCount(0)
  await openDialog()
  await expectKept()
  while (await dialog.count()) await page.keyboard.press('Escape')
  await openDialog()
  await expectKept()
  await page.mouse.click(5, 400)
  await expect(dialog).toHaveCount(0)
  await openDialog()
  await expectKept()
  await onCall(page, DOWNLOAD, (route) => fulfillFile(route, 'a.pdf'))
  await email.press('Enter')
  await expect(dialog).toHaveCount(0)
  await openDialog()
  await expect(email).toHaveValue('')
})

test('progress is shown, it is requested once, and closing the dialog cancels it', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked = await onCall(page, DOWNLOAD, async (route) => {
    await released
    await fulfillFile(route, 'late.pdf').catch(() => {})
  })
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  await open(page, '/')
  const { open: openDialog, dialog, email, role, submit, toast, tFeature, opener } = await visitDialog(page)
  await openDialog()
  await email.fill('reader@example.org')
  await role('developer').check()
  await submit.click()
  await expect(submit).toHaveText(tFeature('making'))
  await expect(submit).toBeFocused()
  await expect(dialog.getByRole('status')).toHaveText(tFeature('making'))
  await page.keyboard.press('Enter')
  await email.press('Enter')
  expect(asked).toHaveLength(1)

  const cancelled = page.waitForEvent('requestfailed')
  await page.keyboard.press('Escape')
  await cancelled
  release()
  await expect(opener).toBeFocused()
  await openDialog()
  await expect(submit).toHaveText(tFeature('download'))
  await expect(email).toHaveValue('reader@example.org')
  expect(downloads).toEqual([])
  await submit.click()
  await expect(toast).toContainText(tFeature('downloaded'))
  await expect.poll(() => downloads).toEqual(['late.pdf'])
})

test('the keyboard alone is enough, and it does not leave the dialog', async ({ page }) => {
  const asked = await onCall(page, DOWNLOAD, (route) => fulfillFile(route, 'a.pdf'))
  await open(page, '/')
  const { dialog, email, role, layout, followUp, submit, close, opener } = await visitDialog(page)
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(email).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(email).toBeFocused()
  await page.keyboard.type('keys@example.org')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(role('recruiter')).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(role('client')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(layout).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(followUp).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(submit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(asked).toEqual([
    { email: 'keys@example.org', role: 'client', layout: 'european', followUp: true, language: 'en' },
  ])
})

for (const [language, width] of [
  ['en', 1440],
  ['de', 360],
  ['ja', 360],
] as const) {
  test(`the dialog is accessible and fits ${width} pixels in ${englishName(language)}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, `/?lng=${language}`)
    const { open: openDialog, dialog, email, role, submit } = await visitDialog(page, language)
    await openDialog()
    await expectNoViolation(page, both)
    await role('other').check()
    await submit.click()
    await expect(email).toHaveAttribute('aria-invalid')
    await expectNoViolation(page, both)
    const box = expectDefined(await dialog.boundingBox())
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y + box.height).toBeLessThanOrEqual(640)
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await submit.scrollIntoViewIfNeeded()
    await expect(submit).toBeInViewport()
  })
}

test('its code loads on demand; a load error is shown, and the next press retries', async ({ page, faults }) => {
  faults.allow(/Failed to load resource|net::ERR/)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => /dialog/.test(path))).toEqual([])
  const { opener, open: openDialog, t, toast } = await visitDialog(page)
  await page.route('**/assets/resume-dialog-*.js', (route) => route.abort())
  await opener.click()
  await expect(toast).toContainText(t('common.errorText'))
  await page.unroute('**/assets/resume-dialog-*.js')
  await openDialog()
})

test('the button is a link to the general résumé: without scripts, and in a new tab', async ({ page, context }) => {
  await context.route('**/resume.pdf', (route) => route.fulfill({ contentType: 'text/plain', body: 'The résumé' }))
  const scripts = await hold(page, '**/assets/*.js')
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Download Resume', exact: true })
  await expect(link).toHaveAttribute('href', '/resume.pdf')
  await expect(link).toHaveAttribute('id', 'resume-download-btn')
  await link.click()
  await expect(page).toHaveURL('/resume.pdf')
  await scripts.release()

  await open(page, '/')
  const tab = context.waitForEvent('page')
  await page.locator('#resume-download-btn').click({ modifiers: ['ControlOrMeta'] })
  await expect(await tab).toHaveURL('/resume.pdf')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('on the full chat page “Get Resume” opens it, in the language chosen meanwhile', async ({ page }) => {
  const { button, tFeature } = await visitChat(page, crossed[1])
  await button(tFeature('page.resume')).click()
  const english = await visitDialog(page)
  await expect(english.email).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(tFeature('page.resume'))).toBeFocused()
  const picker = page.getByRole('banner').locator('details')
  await picker.locator('summary').click()
  await picker.getByRole('link', { name: '日本語' }).click()
  await button('職務経歴書を入手').click()
  const japanese = await visitDialog(page, 'ja')
  await expect(japanese.dialog).toBeVisible()
})

for (const fontSize of ['100%', '150%', '200%']) {
  test(`on a small phone with letters of ${fontSize} everything of the dialog can be reached`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 576 })
    await open(page, '/')
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, fontSize)
    const { open: openDialog, email, followUp, submit } = await visitDialog(page)
    await openDialog()
    for (const one of [email, followUp, submit]) {
      await one.scrollIntoViewIfNeeded()
      await expect(one).toBeInViewport({ ratio: 1 })
    }
  })
}
