/** The chat as a visitor meets it: on its two surfaces, in both themes and two languages; and answers made for a journey. */

import type { Page, Route } from '@playwright/test'
import type { ChatReply, ChatRequest } from '#contract/chat/chat.ts'
import type { Language } from '#contract/language.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { chatMessages, expect, messagesIn, open } from './site.ts'

export interface Way {
  surface: 'widget' | 'page'
  theme: 'light' | 'dark'
  language: Language
}

/** Between them every surface, theme and language, without every combination. */
export const ways: Way[] = [
  { surface: 'widget', theme: 'light', language: 'en' },
  { surface: 'page', theme: 'dark', language: 'ja' },
]
export const crossed: Way[] = [
  { surface: 'widget', theme: 'dark', language: 'ja' },
  { surface: 'page', theme: 'light', language: 'en' },
]
export const named = ({ surface, theme, language }: Way) => `${surface}, ${theme}, ${language}`

/** Everything of the chat that a journey touches. */
export async function visitChat(page: Page, { surface, theme, language }: Way = expectDefined(ways[0])) {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await open(page, `${surface === 'page' ? '/chat' : '/'}?lng=${language}`)
  await expect(page.locator('html')).toContainClass(theme)
  if (surface === 'widget') await page.locator('#ai-chat-toggle').click()
  const [{ t, content }, tFeature] = await Promise.all([messagesIn(language), chatMessages(language)])
  const chat = parts(page, tFeature)
  await expect(chat.field).toBeVisible()
  return { ...chat, tFeature, t, content }
}

export function parts(page: Page, tFeature: Awaited<ReturnType<typeof chatMessages>>) {
  const panel = page.locator('.chat')
  const field = panel.getByRole('textbox')
  return {
    panel,
    field,
    /** What was said, by either side; the opening is the first. */
    messages: panel.getByRole('log').locator('> ol > li'),
    last: panel.getByRole('log').locator('> ol > li').last(),
    /** What the visitor said last. */
    said: panel.locator('[data-message=user] .chat-words').last(),
    send: panel.getByRole('button', { name: tFeature('input.send'), exact: true }),
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
    /** Opens what else the assistant can do. */
    openTools: () => panel.locator('.chat-plus > summary').click(),
    async ask(text: string) {
      await field.fill(text)
      await field.press('Enter')
    },
  }
}

const wholeReply = (reply: Partial<ChatReply>): ChatReply => ({
  success: true,
  response: '',
  citations: [],
  provider: 'local',
  language: 'en',
  answered: true,
  ...reply,
})

export const asEvent = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** Answers every question like this from now on. @returns what was asked. */
export async function answerWith(
  page: Page,
  reply: Partial<ChatReply> | string,
  { streamed = false } = {},
): Promise<ChatRequest[]> {
  const whole = wholeReply(typeof reply === 'string' ? { response: reply } : reply)
  return onQuestion(page, (route) => {
    if (!streamed) return route.fulfill({ json: whole })
    const pieces = whole.response.match(/.{1,7}/gs) ?? []
    const body = [...pieces.map((piece) => asEvent('text', piece)), asEvent('done', whole)].join('')
    return route.fulfill({ contentType: 'text/event-stream', body })
  })
}

/** Lets the journey deal with every question from now on. @returns what was asked. */
export async function onQuestion(page: Page, deal: (route: Route) => unknown): Promise<ChatRequest[]> {
  const asked: ChatRequest[] = []
  await page.unroute('**/api/chat')
  await page.route('**/api/chat', async (route) => {
    asked.push(route.request().postDataJSON())
    await deal(route)
  })
  return asked
}

/** From here on time stands still, and moves when the journey says so. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** A conversation as this browser would have kept it. */
export const savedChat = (messages: object[], rest: object = {}) =>
  JSON.stringify({
    minimised: false,
    expanded: false,
    role: 'unknown',
    pathsOpen: false,
    contactOpen: false,
    fitAnswers: null,
    conversation: null,
    messages: messages.map((message, i) => ({ id: `kept-${i}`, timestamp: 1_700_000_000_000 + i, ...message })),
    ...rest,
  })

/** Puts something into the browser's storage before the page runs, once. */
export const keep = (page: Page, key: string, value: string) =>
  page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem('kept')) return
      sessionStorage.setItem('kept', 'once')
      localStorage.setItem(name, text)
    },
    [key, value] as const,
  )

/** Whether the address is one of a file that only the chat needs. */
export const hasChatCode = (url: string) => /\/assets\/(?:chat|widget|use-new-chat|markdown|footnotes)-/.test(url)
