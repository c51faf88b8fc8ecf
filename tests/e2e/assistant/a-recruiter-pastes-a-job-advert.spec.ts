import type { Page } from '@playwright/test'
import { adverts as english } from '#bench/adverts/en.ts'
import { hostileAdvert } from '#bench/adverts/hostile.ts'
import { adverts as japanese } from '#bench/adverts/ja.ts'
import { profile } from '#content/owner.ts'
import type { Language } from '#contract/language.ts'
import { expectNoViolation } from '#tests/browser/accessible.ts'
import { chatMessages, expect, hold, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

const frontendLead = expectDefined(english.find(({ name }) => name === 'frontend lead'))
const nurse = expectDefined(english.find(({ name }) => name === 'registered nurse'))
const architect = expectDefined(japanese.find(({ name }) => name === 'AIアーキテクト'))

type Surface = 'widget' | 'page'

async function openChat(page: Page, surface: Surface, language: Language = 'en') {
  await open(page, `${surface === 'page' ? '/chat' : '/'}?lng=${language}`)
  if (surface === 'widget') await page.locator('#ai-chat-toggle').click()
  const tFeature = await chatMessages(language)
  const chat = page.locator('#chat-section').last()
  await expect(chat.getByRole('textbox', { name: tFeature('input.label') })).toBeVisible()
  return {
    tFeature,
    message: chat.getByRole('textbox', { name: tFeature('input.label') }),
    tools: chat.locator('.chat-plus > summary'),
    offer: chat.getByRole('button', { name: tFeature('advert.offer'), exact: true }),
    async openForm() {
      await this.tools.click()
      await this.offer.click()
    },
    field: chat.getByRole('textbox', { name: tFeature('advert.label') }),
    submit: chat.getByRole('button', { name: tFeature('advert.submit'), exact: true }),
    cancel: chat.getByRole('button', { name: tFeature('advert.cancel') }),
    card: chat.locator('.advert-card'),
    group: (words: 'met' | 'partly' | 'none') =>
      chat.getByRole('list', { name: new RegExp(`^${tFeature(`advert.${words}`)} \\d`) }),
  }
}

for (const [language, advert, verdict, surface, colorScheme, width] of [
  ['en', frontendLead.advert, 'partial', 'widget', 'light', 1440],
  ['en', nurse.advert, 'weak', 'page', 'dark', 360],
  ['ja', architect.advert, 'strong', 'widget', 'dark', 360],
  ['ja', architect.advert, 'strong', 'page', 'light', 1440],
] as const) {
  test(`an advert is compared in the ${surface} in ${language}, ${colorScheme}, ${width} pixels wide, and stays`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const chat = await openChat(page, surface, language)
    await chat.openForm()
    await expect(chat.field).toBeFocused()
    await expect(chat.message).toBeHidden()
    await expectNoViolation(page, [colorScheme])
    await chat.field.fill(advert)
    await chat.submit.click()
    await expect(chat.card.getByRole('heading', { level: 3 })).toHaveText(chat.tFeature(`advert.verdict.${verdict}`))
    await expect(chat.field).toBeHidden()
    await expect(
      page.getByRole('log').getByText(chat.tFeature('advert.pasted', { title: advert.split('\n')[0] })),
    ).toBeVisible()
    await expectNoViolation(page, [colorScheme])
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow()).toBe(0)

    await page.reload()
    await expect(chat.card.getByRole('heading', { level: 3 })).toHaveText(chat.tFeature(`advert.verdict.${verdict}`))
  })
}

test('each requirement is in its group, and its number leads to the fact on the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const chat = await openChat(page, 'widget')
  await chat.openForm()
  await chat.field.fill(frontendLead.advert)
  await chat.submit.click()
  await expect(chat.group('met').getByRole('listitem')).toHaveCount(4)
  await expect(chat.group('partly').getByRole('listitem')).toContainText([
    '5+ years of experience with React and TypeScript',
  ])
  await expect(chat.group('none')).toContainText('Experience with Next.js and GraphQL')
  await expect(chat.group('none').getByRole('link')).toHaveCount(0)
  const accessibility = chat.group('met').getByRole('listitem').filter({ hasText: 'WCAG' })
  await accessibility.getByRole('link', { name: /Passed an external WCAG 2\.2 AA audit/ }).click()
  await expect(page.locator('#skill-frontend-technologies')).toHaveAttribute('open')
  await expect(page.locator('#skill-frontend-technologies summary')).toBeFocused()
})

test('by keyboard alone: to the form, out of it with Escape and back with the text, and to the result', async ({
  page,
}) => {
  const chat = await openChat(page, 'widget')
  await chat.tools.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(chat.offer).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chat.field).toBeFocused()
  await page.keyboard.insertText('Requirements:\n- Kubernetes\n- COBOL')
  await page.keyboard.press('Escape')
  await expect(chat.message).toBeFocused()
  await chat.tools.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(chat.offer).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chat.field).toHaveValue('Requirements:\n- Kubernetes\n- COBOL')
  await page.keyboard.press('Tab')
  await expect(chat.submit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chat.group('met').getByRole('listitem')).toContainText(['Kubernetes'])
  await expect(page.getByRole('status').filter({ hasText: 'Of 2 requirements, met: 1;' })).toHaveCount(1)
  await expect(chat.message).toBeFocused()
})

test('a long text that looks like an advert is offered to be compared', async ({ page }) => {
  const chat = await openChat(page, 'page')
  const offer = page.getByRole('button', { name: chat.tFeature('advert.compare') })
  await chat.message.fill('What are her qualifications? '.repeat(20))
  await expect(offer).toBeHidden()
  await chat.message.fill(frontendLead.advert)
  const said = page.getByRole('status').filter({ hasText: chat.tFeature('advert.noticed') })
  await expect(said.filter({ hasText: chat.tFeature('advert.compare') })).toHaveCount(1)
  await offer.click()
  await expect(chat.field).toHaveValue(frontendLead.advert)
  await chat.cancel.click()
  await expect(chat.message).toHaveValue('')
  await chat.openForm()
  await expect(chat.field).toHaveValue(frontendLead.advert)
})

for (const surface of ['widget', 'page'] as const)
  test(`an advert that is sent as a message is offered to be compared (${surface})`, async ({ page }) => {
    const chat = await openChat(page, surface)
    await chat.message.fill(frontendLead.advert)
    await chat.message.press('Enter')
    const last = page
      .getByRole('log')
      .getByRole('listitem')
      .filter({ hasText: chat.tFeature('advert.noticed') })
    await last.getByRole('button', { name: chat.tFeature('advert.compare') }).click()
    await expect(chat.field).toHaveValue(frontendLead.advert.trim())
  })

test('after the three questions an honest comparison is offered', async ({ page }) => {
  const chat = await openChat(page, 'widget')
  await page.getByRole('button', { name: chat.tFeature('chips.fit') }).click()
  for (let i = 1; i <= 3; i++) {
    await expect(page.getByText(chat.tFeature('fit.progress', { number: i, total: 3 }))).toBeVisible()
    await page.locator('fieldset').last().getByRole('button').first().click()
  }
  await page.getByRole('button', { name: chat.tFeature('advert.after') }).click()
  await expect(chat.field).toBeFocused()
})

test('the form waits during the comparison; errors are at the field, and the text stays', async ({ page, faults }) => {
  faults.allow(/status of (400|500)/)
  const chat = await openChat(page, 'page')
  await chat.openForm()
  await chat.submit.click()
  await expect(chat.field).toHaveAccessibleDescription(new RegExp(chat.tFeature('advert.required')))

  await chat.field.fill('Hello, how are you today?')
  const answer = await hold(page, '**/api/fit')
  await chat.submit.click()
  await expect(page.getByRole('button', { name: chat.tFeature('advert.busy') })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: chat.tFeature('advert.busy') })).toHaveCount(1)
  await answer.release()
  await expect(chat.field).toHaveAccessibleDescription(/No requirement was found in this text/)
  await expect(chat.field).toHaveAttribute('aria-invalid', 'true')
  await expect(chat.field).toBeFocused()

  await page.unroute('**/api/fit')
  await page.route('**/api/fit', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await chat.field.fill(nurse.advert)
  await chat.submit.click()
  await expect(page.getByRole('alert').filter({ hasText: chat.tFeature('advert.failed') })).toBeVisible()
  await expect(chat.field).toHaveValue(nurse.advert)
  await page.unroute('**/api/fit')
  await chat.submit.click()
  await expect(chat.card).toBeVisible()
})

test('a comparison that was cancelled leaves nothing behind', async ({ page }) => {
  const chat = await openChat(page, 'page')
  await chat.openForm()
  await chat.field.fill(nurse.advert)
  const answer = await hold(page, '**/api/fit')
  await chat.submit.click()
  await expect.poll(answer.count).toBe(1)
  const answered = page.waitForResponse('**/api/fit')
  await chat.cancel.click()
  await expect(chat.message).toBeFocused()
  await answer.release()
  await answered
  await chat.message.fill('Hello')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-message="assistant"]')).toHaveCount(1)
  await expect(chat.card).toHaveCount(0)
})

test('near the limit the rest is shown, and beyond it the excess', async ({ page }) => {
  const chat = await openChat(page, 'page')
  await chat.openForm()
  await chat.field.fill('a'.repeat(19_500))
  await expect(page.getByText(chat.tFeature('input.left', { count: 500 }))).toBeVisible()
  await chat.field.fill('a'.repeat(20_007))
  await expect(chat.field).toHaveAccessibleDescription(/Please shorten it by 7\./)
  await expect(chat.submit).toHaveAttribute('aria-disabled', 'true')
})

test('a hostile advert is shown as text and does nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const chat = await openChat(page, 'page')
  await chat.openForm()
  await page.evaluate((advert) => navigator.clipboard.writeText(advert), hostileAdvert('en'))
  await chat.field.press('Control+V')
  await expect(chat.field).toHaveValue(/X1000/)
  await chat.submit.click()
  await expect(chat.card.getByRole('heading', { level: 3 })).toHaveText(chat.tFeature('advert.verdict.weak'))
  const line = chat.card.getByRole('listitem').filter({ hasText: '[click](javascript:alert(1)) Terraform' })
  await expect(line).toBeVisible()
  await expect(chat.card.locator('img, script, iframe')).toHaveCount(0)
  await expect(page).toHaveURL(/\/chat/)
})

test('erasing the conversation erases the comparison and the pasted text', async ({ page }) => {
  const chat = await openChat(page, 'page')
  await chat.openForm()
  await chat.field.fill('Requirements:\n- Kubernetes')
  await chat.cancel.click()
  await page.getByRole('button', { name: chat.tFeature('page.clear') }).click()
  await chat.openForm()
  await expect(chat.field).toHaveValue('')
})

for (const surface of ['widget', 'page'] as const) {
  test(`from the comparison in the ${surface} links lead to a matching résumé and to the contact form`, async ({
    page,
  }) => {
    const chat = await openChat(page, surface)
    await chat.openForm()
    await chat.field.fill('Requirements:\n- Kafka\n- No Java\n- COBOL')
    await chat.submit.click()
    const notAsked = chat.card.getByRole('list', { name: chat.tFeature('advert.notAsked') })
    await expect(notAsked.getByRole('listitem')).toHaveText(['No Java'])
    await expectNoViolation(page, ['light'])
    const asked = page.waitForRequest('**/api/resume/custom')
    const download = page.waitForEvent('download')
    await chat.card.getByRole('button', { name: chat.tFeature('advert.resume') }).click()
    expect((await asked).postDataJSON()).toMatchObject({ technologies: ['Kafka'] })
    expect((await download).suggestedFilename()).toMatch(/^custom-resume-/)
    await chat.card.getByRole('link', { name: chat.tFeature('advert.write', { owner: profile.name }) }).click()
    await expect(page).toHaveURL(/\/#contact$/)
    await expect(page.locator('#contact-section')).toBeInViewport()
  })
}

test('the comparison prints with the facts it rests on', async ({ page }) => {
  const chat = await openChat(page, 'page')
  await chat.openForm()
  await chat.field.fill('Requirements:\n- Kafka')
  await chat.submit.click()
  await expect(chat.card).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(chat.card.getByText('Event log: Kafka keeps every payment for 30 days')).toBeVisible()
  await expect(chat.message).toBeHidden()
})
