import type { Page } from '@playwright/test'
import {
  answerWith,
  asEvent,
  keep,
  onQuestion,
  parts,
  savedChat,
  visitChat,
  type Way,
  ways,
} from '#tests/browser/chat.ts'
import { chatMessages, expect, open, test } from '#tests/browser/site.ts'

const [widget, fullPage] = ways as [Way, Way]
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('chat') ?? '')

/** The first words of an answer come, and then nothing more. Survives a reload as long as it is wanted. */
async function answerInPieces(page: Page, head: string): Promise<void> {
  await page.addInitScript((text) => {
    const real = window.fetch
    window.fetch = async (input, init) => {
      if (!String(input).endsWith('/api/chat') || sessionStorage.getItem('whole')) return real(input, init)
      sessionStorage.setItem('whole', 'next time')
      const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(text)) })
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
    }
  }, head)
}

for (const way of ways) {
  test(`a reload during an answer keeps the received part and asks again (${way.surface})`, async ({ page }) => {
    await answerInPieces(page, asEvent('text', 'It began like thi'))
    const asked = await answerWith(page, 'The whole answer.')
    const { ask, last, said, messages, panel, tFeature } = await visitChat(page, way)
    await ask('How?')
    await expect(panel).toContainText('It began like thi')
    await page.reload()
    await expect(last).toContainText('The whole answer.')
    await expect(said).toHaveText('How?')
    const broken = messages.filter({ hasText: 'It began like thi' })
    await expect(broken).toContainText(tFeature('message.interrupted'))
    expect(asked).toHaveLength(1)
    expect(asked[0]?.history).toEqual([])
    // That happened once: the next reload asks nothing.
    await page.reload()
    await expect(last).toContainText('The whole answer.')
    expect(asked).toHaveLength(1)
  })
}

test('an answer that breaks off twice can be requested again', async ({ page }) => {
  const partial = { role: 'assistant', content: 'It began', partial: true, again: true }
  await keep(page, 'chat', savedChat([{ role: 'user', content: 'How?' }, partial]))
  const asked = await answerWith(page, 'The whole answer.')
  const { last, tFeature } = await visitChat(page)
  await expect(last).toContainText('It began')
  expect(asked).toHaveLength(0)
  await last.getByRole('button', { name: tFeature('message.regenerate') }).click()
  await expect(last).toContainText('The whole answer.')
  await expect(last).not.toContainText('It began')
})

test('a conversation is not overwritten when its code cannot be loaded', async ({ page, faults }) => {
  faults.allow(/Failed to (?:load resource|fetch)/)
  await answerWith(page, 'Still here.')
  const stored = savedChat([
    { role: 'user', content: 'Said before.' },
    { role: 'assistant', content: 'Answered before.' },
  ])
  await page.goto('/healthz')
  await page.evaluate((text) => localStorage.setItem('chat', text), stored)
  await page.route('**/assets/stored-form-*.js', (route) => route.abort())
  const { ask, messages } = await visitChat(page)
  await ask('Are you there?')
  await page.goto('/healthz')
  expect(await page.evaluate(() => localStorage.getItem('chat'))).toBe(stored)

  await page.unroute('**/assets/stored-form-*.js')
  await page.goto('/')
  await expect(messages.filter({ hasText: 'Answered before.' })).toBeVisible()
})

test('unreadable storage gives the greeting and a note', async ({ page }) => {
  const notes: string[] = []
  page.on('console', (message) => message.type() === 'warning' && notes.push(message.text()))
  await answerWith(page, 'Still here.')
  const { messages, ask, last, button, tFeature } = await visitChat(page)
  for (const stored of [
    '{"messages": [oh',
    JSON.stringify({ messages: 'many' }),
    JSON.stringify({ version: 7, conversations: [{ turns: [] }] }),
    savedChat([{ role: 'robot', content: 7 }], { role: 'client', contactOpen: true }),
  ]) {
    notes.length = 0
    // Away from the site, so that nothing is kept on leaving.
    await page.goto('/healthz')
    await page.evaluate((text) => localStorage.setItem('chat', text), stored)
    await page.goto('/')
    await expect(messages).toHaveCount(1)
    await expect.poll(() => notes.join('\n')).toContain('cannot be read')
  }
  // Of the last one only the messages made no sense.
  await expect(button(tFeature('contact.heading'))).toHaveAttribute('aria-expanded', 'true')
  await ask('Are you there?')
  await expect(last).toContainText('Still here.')
  await page.reload()
  await expect(last).toContainText('Still here.')
})

test('two tabs show one conversation, and an answer in one appears live in the other', async ({ page, context }) => {
  const gate = Promise.withResolvers<void>()
  await onQuestion(page, async (route) => {
    await gate.promise
    await route.fulfill({
      json: {
        success: true,
        response: 'For both.',
        citations: [],
        provider: 'local',
        language: 'en',
        answered: true,
      },
    })
  })
  const first = await visitChat(page, widget)
  await first.openTools()
  const [tab] = await Promise.all([context.waitForEvent('page'), page.getByText(first.tFeature('panel.full')).click()])
  await tab.waitForURL('**/chat')
  const second = parts(tab, first.tFeature)
  await first.ask('From the first tab')
  await expect(second.said).toHaveText('From the first tab')
  await expect(second.panel.locator('.skeleton').first()).toBeVisible()
  await expect(second.panel).not.toContainText(first.tFeature('message.interrupted'))

  // What is said in the second meanwhile stays, whoever writes last.
  await answerWith(tab, 'Only here.')
  await second.ask('From the second tab')
  await expect(second.panel).toContainText('Only here.')
  await expect(first.panel).toContainText('From the second tab')
  gate.resolve()
  await expect(first.panel).toContainText('For both.')
  await expect(second.panel).toContainText('For both.')
  await expect(first.panel).toContainText('Only here.')

  // Erased in one, it is gone in both, for good.
  await second.button(first.tFeature('page.clear')).click()
  await expect(first.messages).toHaveCount(1)
  await tab.close()
  await page.reload()
  await expect(first.messages).toHaveCount(1)
})

test('a conversation erased in one tab does not return with an answer pending in another', async ({
  page,
  context,
}) => {
  await onQuestion(page, () => {})
  const first = await visitChat(page, widget)
  await first.ask('My secret')
  await expect.poll(() => kept(page)).toContain('secret')
  const tab = await context.newPage()
  await open(tab, '/chat')
  const second = parts(tab, first.tFeature)
  await expect(second.said).toHaveText('My secret')
  await second.button(first.tFeature('page.clear')).click()
  await expect(first.messages).toHaveCount(1)
  await expect(first.field).toBeEditable()
  await page.reload()
  await expect(first.messages).toHaveCount(1)
  expect(await kept(page)).not.toContain('secret')
})

test('a draft survives closing and another visit, but not erasing the conversation', async ({ page }) => {
  await answerWith(page, 'x')
  const { field, button, tFeature, t } = await visitChat(page)
  await field.fill('Half a thou')
  await button(t('common.close')).click()
  await page.locator('#ai-chat-toggle').click()
  await expect(field).toHaveValue('Half a thou')
  await page.reload()
  await expect(field).toHaveValue('Half a thou')
  await button(tFeature('page.clear')).click()
  await page.reload()
  await expect(field).toHaveValue('')
})

test('the conversation follows from the full page to the home page and back', async ({ page }) => {
  await answerWith(page, 'Remembered.')
  const { ask, last } = await visitChat(page, fullPage)
  await ask('Remember')
  await expect(last).toContainText('Remembered.')
  await page.goto('/')
  await page.locator('#ai-chat-toggle').click()
  const { last: inPanel } = parts(page, await chatMessages('ja'))
  await expect(inPanel).toContainText('Remembered.')
})
