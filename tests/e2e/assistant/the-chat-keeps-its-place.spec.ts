import type { Page } from '@playwright/test'
import { answerWith, crossed, hasChatCode, parts, visitChat } from '#tests/browser/chat.ts'
import { articlePaths, caseStudyPaths, chatMessages, expect, moving, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.use(moving)

const boxOf = async (page: Page) => expectDefined(await page.locator('.chat-panel').boundingBox())

test('nothing of the chat is downloaded before it is opened', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await open(page, '/')
  await page.mouse.wheel(0, 3000)
  await page.waitForLoadState('networkidle')
  expect(requests.filter(hasChatCode)).toEqual([])
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([])

  await page.locator('#ai-chat-toggle').click()
  const { field, ask, last } = parts(page, await chatMessages('en'))
  await expect(field).toBeFocused()
  const opened = requests.filter(hasChatCode)
  expect(opened.length).toBeGreaterThan(1)
  // The form of an answer comes with the first one.
  expect(opened.filter((url) => url.includes('markdown'))).toEqual([])
  await answerWith(page, 'Hello.')
  await ask('Hi')
  await expect(last).toContainText('Hello.')
  await expect.poll(() => requests.filter((url) => url.includes('markdown')).length).toBeGreaterThan(0)
})

test('what goes with the whole conversation stands beside it where there is room, and else below it', async ({
  page,
}) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/chat')
    const list = expectDefined(await page.locator('.chat-list').boundingBox())
    const beside = expectDefined(await page.locator('.chat-beside').boundingBox())
    expect(beside.x >= list.x + list.width).toBe(width === 1440)
    expect(beside.y >= list.y + list.height).toBe(width === 768)
  }
})

for (const path of ['/projects', '/skills', ...caseStudyPaths, '/writing', ...articlePaths, '/privacy', '/nowhere']) {
  test(`${path} offers the chat, and downloads nothing of it before it is opened`, async ({ page, faults }) => {
    faults.allow(/status of 404/)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await open(page, path)
    await page.waitForLoadState('networkidle')
    expect(requests.filter(hasChatCode)).toEqual([])
    await page.locator('#ai-chat-toggle').click()
    await expect(parts(page, await chatMessages('en')).field).toBeFocused()
    expect(requests.filter(hasChatCode).length).toBeGreaterThan(1)
  })
}

test('on the chat’s own page nothing covers its head, even where the page is scrolled to its footer', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 800],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    const chat = await visitChat(page, expectDefined(crossed[1]))
    await answerWith(page, 'A long answer. '.repeat(80))
    await chat.ask('Tell me')
    await expect(chat.last).toContainText('A long answer.')
    const covered = () =>
      page.evaluate(() => {
        const { scrollHeight } = document.documentElement
        const found = new Set<string>()
        for (let top = 0; top < scrollHeight; top += 40) {
          scrollTo({ top, behavior: 'instant' })
          for (const button of document.querySelectorAll('.chat-head :is(a, button)')) {
            const box = button.getBoundingClientRect()
            const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
            // What the bar above covers has left with the chat.
            if (seen?.closest('.chat-foot, .chat-list')) found.add(`${top}: ${button.textContent}`)
          }
        }
        return [...found]
      })
    expect(await covered()).toEqual([])
  }
})

test('the panel measures 384 by 520, enlarged 90 by 85 parts of the window and 1200 by 800 at most', async ({
  page,
}) => {
  const { button, tFeature } = await visitChat(page)
  expect(await boxOf(page)).toMatchObject({ width: 384, height: 520 })
  await button(tFeature('panel.expand')).click()
  await expect(button(tFeature('panel.shrink'))).toHaveAttribute('aria-pressed', 'true')
  for (const [width, height, panel] of [
    [1280, 800, { width: 1152, height: 680 }],
    [1920, 1080, { width: 1200, height: 800 }],
  ] as const) {
    await page.setViewportSize({ width, height })
    const box = await boxOf(page)
    expect(box.width).toBeCloseTo(panel.width, 0)
    expect(box.height).toBeCloseTo(panel.height, 0)
    expect(box.x * 2 + box.width).toBeCloseTo(width, 0)
  }
  await page.locator('.chat-backdrop').click({ position: { x: 5, y: 5 } })
  await page.setViewportSize({ width: 1280, height: 480 })
  const low = await boxOf(page)
  expect(low.width).toBe(384)
  expect(low.height).toBeGreaterThan(420)
  expect(low.y).toBeGreaterThanOrEqual(0)
  expect(low.y + low.height).toBeLessThanOrEqual(480)
})

test('most of the panel is conversation, below one line with one way to close it', async ({ page }) => {
  const { panel, t } = await visitChat(page)
  const heightOf = async (part: string) => expectDefined(await panel.locator(part).boundingBox()).height
  expect(await heightOf('.chat-box')).toBeGreaterThanOrEqual(400)
  expect(await heightOf('.chat-head')).toBeLessThan(52)
  expect(await heightOf('.chat-about')).toBeLessThan(28)
  await expect(page.getByRole('button', { name: t('common.close') })).toHaveCount(1)
})

test('the field of the small panel asks in all its words, and the text is not cut', async ({ page }) => {
  const { field, tFeature } = await visitChat(page)
  await expect(field).toHaveAttribute('placeholder', tFeature('input.placeholder'))
  expect(await field.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true)
})

test('on a phone the panel fills the screen, and makes room for what happens on the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await answerWith(page, 'Here. [GUIDE_TO_AI_CLOUD]')
  const { ask, button, tFeature, t } = await visitChat(page, crossed[0])
  expect(await boxOf(page)).toEqual({ x: 0, y: 0, width: 360, height: 740 })
  await expect(button(tFeature('panel.expand'))).toHaveCount(0)
  await ask('Go')
  const guide = page.locator('.chat-guide')
  await expect(guide).toContainText(tFeature('guide.aiCloud.title'))
  const [panel, note] = await Promise.all([boxOf(page), guide.boundingBox()])
  expect(panel.height).toBeLessThan(80)
  expect(expectDefined(note).y + expectDefined(note).height).toBeLessThanOrEqual(panel.y)
  await button(tFeature('panel.restore')).click()
  expect((await boxOf(page)).height).toBe(740)
  await button(t('common.close')).click()
  await expect(page.locator('#ai-chat-toggle')).toBeFocused()
})

test('neither surface is wider than its screen, whatever its content', async ({ page }) => {
  const columns = 12
  const table = `| ${'A | '.repeat(columns)}\n|${' --- |'.repeat(columns)}\n| ${'value | '.repeat(columns)}`
  const wide = `${'x'.repeat(200)}\n\n${table}\n\n\`\`\`\n${'y'.repeat(200)}\n\`\`\``
  await answerWith(page, `${wide} [PROJECT_CARDS] [FIT_ASSESSMENT]`)
  const { ask, messages, tFeature } = await visitChat(page, crossed[0])
  await ask('z'.repeat(200))
  await expect(messages.filter({ hasText: tFeature('fit.note') })).toBeVisible()
  for (const path of ['/', '/chat']) {
    await open(page, path)
    await expect(messages.filter({ hasText: tFeature('fit.note') })).toBeVisible()
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const overflows = await page.locator('.chat-box').evaluate((box) => {
        const controls = [...box.querySelectorAll('.chat-option, .chat-chip')]
        const clipped = controls.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        return [box.scrollWidth - box.clientWidth, document.documentElement.scrollWidth - innerWidth, clipped.length]
      })
      expect(overflows, `${path}, ${width} pixels`).toEqual([0, 0, 0])
    }
  }
})

test('minimised, enlarged and closed states are saved for the next visit', async ({ page }) => {
  const { button, panel, tFeature, t, field } = await visitChat(page)
  await button(tFeature('panel.expand')).click()
  await page.reload()
  await expect(panel).toHaveClass(/chat-expanded/)
  // What was left open takes the focus from nobody.
  await expect(field).not.toBeFocused()
  await button(tFeature('panel.minimise')).click()
  await expect(field).toHaveCount(0)
  await page.reload()
  await expect(panel).toHaveClass(/chat-minimised/)
  await button(tFeature('panel.restore')).click()
  await expect(panel).toHaveClass(/chat-expanded/)
  await button(t('common.close')).click()
  await expect(panel).toHaveCount(0)
  await page.reload()
  await expect(page.locator('#ai-chat-toggle')).toHaveAttribute('aria-expanded', 'false')
  await expect(panel).toHaveCount(0)
})

test('the full page leads back, to the projects, and to a mail about a call', async ({ page }) => {
  const { panel, tFeature, content } = await visitChat(page, crossed[1])
  const call = panel.getByRole('link', { name: tFeature('page.schedule') })
  await expect(call).toHaveAttribute('href', new RegExp(`^mailto:${content.profile.channels.general}`))
  await panel.getByRole('link', { name: tFeature('page.projects') }).click()
  await expect(page).toHaveURL('/projects')
  await page.goBack()
  await panel.getByRole('link', { name: tFeature('page.back') }).click()
  await expect(page).toHaveURL('/')
})

test('new content after a press scrolls into view from its start, in new and old conversations', async ({ page }) => {
  await answerWith(page, 'A fact. '.repeat(60))
  const { ask, button, messages, panel, tFeature } = await visitChat(page)
  const card = (number: number) => messages.filter({ hasText: tFeature('fit.progress', { number, total: 3 }) }).last()
  for (const round of ['new', 'old']) {
    if (round === 'old') await ask('What?')
    await (round === 'new' ? button(tFeature('chips.fit')) : button(tFeature('fit.again')).last()).click()
    for (const number of [1, 2, 3]) {
      await expect(card(number).locator('.chat-progress')).toBeInViewport()
      await card(number).getByRole('button').first().click()
    }
    await expect(panel.locator('.chat-gauge').last()).toBeInViewport()
    await button(tFeature('fit.summarise')).last().click()
    await expect(panel.getByRole('region', { name: tFeature('summary.heading') }).last()).toBeInViewport()
  }
})
