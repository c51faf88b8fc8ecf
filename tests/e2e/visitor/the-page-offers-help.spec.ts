import type { Page } from '@playwright/test'
import type { PromptMessages } from '#content/interface/en/prompts.ts'
import { caseStudies } from '#content/owner.ts'
import { createTranslate } from '#content/translate.ts'
import { DEFAULT_LANGUAGE, type Language, languages } from '#contract/language.ts'
import { expectNoViolation } from '#tests/browser/accessible.ts'
import {
  arrive,
  arriveAgain,
  bringTo,
  notice,
  runUntil,
  untilAnswered,
  untilFollowed,
  untilShown,
} from '#tests/browser/own-clock.ts'

import { expect, messagesIn, moving, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.use(moving)

async function promptMessages(language: Language) {
  const { prompts } = (await import(`../../../content/interface/${language}/prompts.ts`)) as { prompts: PromptMessages }
  return createTranslate(language, prompts)
}

const prompt = (page: Page) => page.getByRole('complementary', { name: 'A suggestion' })
const chat = (page: Page) => page.locator('#ai-chat-toggle')
/** Presses the line, behind which there is what it offers. */
const unfold = (page: Page) => prompt(page).locator('.notice-line').click()

/** Somebody who was welcomed already and does nothing else on this page. */
async function arriveWelcomed(page: Page, path = '/'): Promise<void> {
  await page.addInitScript(() => {
    sessionStorage.setItem('prompts', JSON.stringify(['welcome_new_user']))
  })
  await arrive(page, path)
  await notice(page)
}

test('a new visitor is welcomed after five seconds, and no sooner, by a line that opens', async ({ page }) => {
  await arrive(page)
  await notice(page, 4900)
  await expect(prompt(page)).toHaveCount(0)
  await untilShown(page, prompt(page))
  await expect(prompt(page)).toHaveText('Welcome! Any questions?')
  await expect(page.getByRole('status').first()).toHaveText(/^Welcome! .* F8 takes you there\.$/)
  await expect(page.locator('body')).toBeFocused()
  await unfold(page)
  await expect(prompt(page)).toContainText('Ida answers questions about the work of')
  await expect(prompt(page).getByRole('button', { name: 'Ask Ida' })).toBeVisible()
})

test('a returning visitor gets another welcome, once', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('visited', '1'))
  await arrive(page)
  await notice(page)
  await untilShown(page, prompt(page))
  await expect(prompt(page)).toContainText('Good to have you back')
  await page.clock.runFor(10_000)
  await arriveAgain(page)
  await notice(page, 20_000)
  await expect(prompt(page)).toHaveCount(0)
})

test('no prompt appears offline, and a visible one disappears: most need the network', async ({ page }) => {
  const tell = (isOnline: boolean) =>
    page.evaluate(
      (isOnline) => void Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true }),
      isOnline,
    )
  await arrive(page)
  await notice(page, 4000)
  await tell(false)
  await page.clock.runFor(5000)
  await expect(prompt(page)).toHaveCount(0)
  await tell(true)
  await untilShown(page, prompt(page))
  await page.evaluate(() => void window.dispatchEvent(new Event('offline')))
  await expect(prompt(page)).toHaveCount(0)
})

test('a prompt is hidden after eight seconds, but not while the visitor turns to it', async ({ page }) => {
  await arrive(page)
  await notice(page)
  await untilShown(page, prompt(page))
  await prompt(page).hover()
  await page.clock.runFor(20_000)
  await expect(prompt(page)).toBeVisible()
  await page.mouse.move(300, 300)
  await page.clock.runFor(7999)
  await expect(prompt(page)).toBeVisible()
  await page.keyboard.press('F8')
  await expect(prompt(page)).toBeFocused()
  await page.clock.runFor(20_000)
  await expect(prompt(page)).toBeVisible()
  await prompt(page).evaluate((card) => card.blur())
  await page.clock.runFor(7999)
  await expect(prompt(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(prompt(page)).toHaveCount(0)
})

test('a visitor who reads the case studies for twenty seconds is asked about the one in view', async ({ page }) => {
  const { content } = await messagesIn('en')
  await arriveWelcomed(page)
  await bringTo(page, 'case-studies-section', 100)
  await page.clock.runFor(19_000)
  await expect(prompt(page)).toHaveCount(0)
  await page.clock.runFor(2000)
  await untilShown(page, prompt(page))
  await expect(prompt(page)).toHaveText('What was hard about it?')
  await unfold(page)
  await expect(prompt(page)).toContainText(
    `Has “${expectDefined(content.caseStudies[0]).title}” caught your attention?`,
  )
  await prompt(page).getByRole('link', { name: 'Open the case study' }).click()
  await untilFollowed(page, `/case-study/${expectDefined(content.caseStudies[0]).id}`)
  await expect(page).toHaveURL(`/case-study/${expectDefined(content.caseStudies[0]).id}`)
  await expect(prompt(page)).toHaveCount(0)
})

test('a section is current when its top reaches the upper half of the window', async ({ page }) => {
  await arriveWelcomed(page)
  await bringTo(page, 'experience-section', 401)
  await page.clock.runFor(16_000)
  await expect(prompt(page)).toHaveCount(0)
  await bringTo(page, 'experience-section', 399)
  await page.clock.runFor(14_000)
  await expect(prompt(page)).toHaveCount(0)
  await untilShown(page, prompt(page))
  await unfold(page)
  await expect(prompt(page)).toContainText('The resume picks out')
})

test('a visitor about to leave is offered the résumé, and gets its dialog', async ({ page }) => {
  await arriveWelcomed(page)
  await page.mouse.move(600, 6)
  await page.clock.runFor(1000)
  await expect(prompt(page)).toHaveCount(0)
  await page.mouse.move(600, 5)
  await untilShown(page, prompt(page))
  await unfold(page)
  await expect(prompt(page)).toContainText('Before you go')
  await prompt(page).getByRole('button', { name: 'Take the resume' }).click()
  await untilAnswered(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(prompt(page)).toHaveCount(0)
})

test('after thirty idle seconds a summary is offered, and the chat gives it', async ({ page }) => {
  await arriveWelcomed(page, '/projects')
  // The clock of the deep dive is beside it.
  await page.evaluate(() =>
    sessionStorage.setItem('prompts', JSON.stringify(['welcome_new_user', 'project_deep_dive'])),
  )
  await page.mouse.move(300, 300)
  await page.clock.runFor(30_000)
  await expect(prompt(page)).toHaveCount(0)
  await untilShown(page, prompt(page))
  await unfold(page)
  await expect(prompt(page)).toContainText('Still with us?')
  await page.clock.resume()
  await prompt(page).getByRole('button', { name: 'Sum it up' }).click()
  await expect(page).toHaveURL('/projects')
  await expect(chat(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('#chat-section')).toContainText('strengths, in short?')
})

test('a prompt’s question is asked in the panel on the home page', async ({ page }) => {
  await arriveWelcomed(page)
  await bringTo(page, 'about-section', 100)
  await page.clock.runFor(20_000)
  await untilShown(page, prompt(page))
  await unfold(page)
  await page.clock.resume()
  await prompt(page).getByRole('button', { name: 'Ask about teamwork' }).click()
  await expect(chat(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('#chat-section')).toContainText('work with teams?')
  await expect(prompt(page)).toHaveCount(0)
})

test('a phone’s visitor is led to the measurement of websites', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await arriveWelcomed(page)
  // Told already what the end of the page brings.
  await page.evaluate(() => sessionStorage.setItem('prompts', JSON.stringify(['welcome_new_user', 'deep_scroll'])))
  await bringTo(page, 'contact-section', 300)
  await runUntil(page, 25_000)
  // Not idle.
  await page.mouse.move(200, 300)
  await runUntil(page, 44_500)
  await expect(prompt(page)).toHaveCount(0)
  await untilShown(page, prompt(page))
  await unfold(page)
  await expect(prompt(page)).toContainText('a phone like yours')
  await page.clock.resume()
  await prompt(page).getByRole('button', { name: 'Measure a website' }).click()
  await expect(page.locator('#chat-section').getByRole('textbox', { name: 'Address of the website' })).toBeVisible()
})

test('a case study left at once is summarised', async ({ page }) => {
  const { content } = await messagesIn('en')
  const study = expectDefined(caseStudies[1]).id
  await arriveWelcomed(page, `/case-study/${study}`)
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
  await untilFollowed(page, '/projects')
  await page.clock.runFor(2000)
  await untilShown(page, prompt(page))
  await unfold(page)
  const { title } = expectDefined(content.caseStudies.find(({ id }) => id === study))
  await expect(prompt(page)).toContainText(`Was “${title}” not what you were looking for?`)
  await expect(prompt(page).getByRole('link', { name: 'All projects' })).toHaveCount(0)
})

test('after one prompt was closed none appears, after a reload either', async ({ page }) => {
  await arrive(page)
  await notice(page)
  await untilShown(page, prompt(page))
  await page.keyboard.press('Escape')
  await expect(prompt(page)).toHaveCount(0)
  await arriveAgain(page)
  await notice(page)
  await page.clock.runFor(60_000)
  await page.mouse.move(600, 3)
  await bringTo(page, 'experience-section', 100)
  await page.clock.runFor(20_000)
  await expect(prompt(page)).toHaveCount(0)
})

test('the second prompt comes a minute after the first, and there is no third', async ({ page }) => {
  await arrive(page)
  await notice(page)
  await untilShown(page, prompt(page))
  await page.clock.runFor(8000)
  await expect(prompt(page)).toHaveCount(0)
  await page.mouse.move(600, 3)
  await page.clock.runFor(58_000)
  await expect(prompt(page)).toHaveCount(0)
  await untilShown(page, prompt(page))
  await expect(prompt(page)).toHaveText('Take something with you?')
  await page.clock.runFor(8000)
  await bringTo(page, 'experience-section', 100)
  await page.clock.runFor(90_000)
  await expect(prompt(page)).toHaveCount(0)
})

test('no prompt appears over a dialog, and a visible one gives way to it', async ({ page }) => {
  await arrive(page)
  await page.clock.runFor(1000)
  await page.locator('#resume-download-btn').click()
  await untilAnswered(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur())
  await notice(page, 20_000)
  await expect(prompt(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await untilShown(page, prompt(page))
  await page.locator('#resume-download-btn').click()
  await untilAnswered(page)
  await expect(prompt(page)).toHaveCount(0)
})

test('no prompt appears while the visitor types or chats', async ({ page }) => {
  await arrive(page)
  await page.getByLabel('First name').focus()
  await notice(page, 20_000)
  await expect(prompt(page)).toHaveCount(0)
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur())
  await untilShown(page, prompt(page))
  await chat(page).click()
  await expect(prompt(page)).toHaveCount(0)
  await bringTo(page, 'experience-section', 100)
  await page.clock.runFor(60_000)
  await expect(prompt(page)).toHaveCount(0)
})

for (const width of [360, 768, 1440]) {
  test(`a prompt is a low line beside the chat’s button, and accessible, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await arrive(page)
    await notice(page)
    await untilShown(page, prompt(page))
    const [own, button] = (await Promise.all([prompt(page).boundingBox(), chat(page).boundingBox()])).map(expectDefined)
    expect(expectDefined(own).height).toBeLessThanOrEqual(64)
    expect(expectDefined(own).x).toBeGreaterThanOrEqual(0)
    expect(expectDefined(own).x + expectDefined(own).width).toBeLessThan(expectDefined(button).x + 30)
    expect(await prompt(page).evaluate((line) => line.getAnimations().length)).toBe(0)
    await prompt(page).hover()
    await page.clock.resume()
    await expectNoViolation(page)
    await unfold(page)
    const card = expectDefined(await prompt(page).boundingBox())
    expect(card.y + card.height).toBeLessThan(expectDefined(button).y)
    await expectNoViolation(page)
  })
}

for (const language of languages.filter((one) => one !== DEFAULT_LANGUAGE)) {
  test(`a visitor is welcomed in their language: ${language}`, async ({ page }) => {
    const tFeature = await promptMessages(language)
    const { content } = await messagesIn(language)
    await arrive(page, `/?lng=${language}`)
    await notice(page)
    const card = page.getByRole('complementary', { name: tFeature('label') })
    await untilShown(page, card)
    await expect(card).toHaveText(tFeature('welcome_new_user.line'))
    await card.locator('.notice-line').click()
    await expect(card).toContainText(content.profile.name)
    await expect(card.getByRole('link', { name: tFeature('actions.caseStudies') })).toBeVisible()
  })
}
