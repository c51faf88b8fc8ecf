/** What every journey stands on: a test that fails on anything unexpected, and the site's pages and words. */
import { test as base, expect, type Page, type Route } from '@playwright/test'
import type { ChatMessages } from '#content/interface/en/chat/chat.ts'
import { loadTexts } from '#content/interface/load.ts'
import { withChatLabels, withSiteLabels } from '#content/labels.ts'
import { articles, caseStudies, contentIn } from '#content/owner.ts'
import { tagPages } from '#content/site-pages.ts'
import { createTranslate } from '#content/translate.ts'
import type { Language } from '#contract/language.ts'

export { expect }

interface Faults {
  /** From here on, errors that match are part of the journey. */
  allow(pattern: RegExp): void
}

/** Playwright's test; it fails on an error in the console or on the page, and on a request to a foreign host. */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ context, baseURL }, use) => {
      const found: string[] = []
      const allowed: RegExp[] = []
      const note = (fault: string) => {
        if (!allowed.some((pattern) => pattern.test(fault))) found.push(fault)
      }
      context.on('console', (message) => {
        if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`)
      })
      // React says that it has recovered, and only its cause says from what.
      await context.addInitScript(() => {
        addEventListener('error', ({ error }) => {
          if (error?.cause) reportError(error.cause)
        })
      })
      context.on('weberror', (error) => note(`page: ${error.error().stack}`))
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        // The browser's own PDF viewer asks for chrome:// files, which no network sees.
        const travels = /^(http|ws)s?:$/.test(protocol)
        if (travels && origin !== baseURL) note(`foreign request: ${request.url()}`)
      })
      await use({ allow: (pattern) => void allowed.push(pattern) })
      expect(found, 'errors and foreign requests').toEqual([])
    },
    { auto: true },
  ],
})

/** For `test.use`: the page moves as it does for most people. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const

export const caseStudyPaths = caseStudies.map(({ id }) => `/case-study/${id}`)
export const articlePaths = articles.map(({ id }) => `/writing/${id}`)
export const pagePaths = [
  '/',
  '/projects',
  '/skills',
  '/chat',
  '/writing',
  ...tagPages.slice(0, 1),
  ...articlePaths,
  '/client-portal',
  '/account',
  '/privacy',
  '/secure/admin',
  ...caseStudyPaths,
]

/** The words of the interface and the owner's facts in one language. */
export async function messagesIn(language: Language) {
  const { messages, fields } = await loadTexts[language]()
  const content = contentIn(language)
  return { t: createTranslate(language, { ...withSiteLabels(messages, content.labels), fields }), content }
}

/** The words of the chat in one language. */
export async function chatMessages(language: Language) {
  const { chat } = (await import(`../../content/interface/${language}/chat/chat.ts`)) as { chat: ChatMessages }
  return createTranslate(language, withChatLabels(chat, contentIn(language).labels))
}

export const englishName = (language: Language) => new Intl.DisplayNames('en', { type: 'language' }).of(language)

/** Waits until the page's code runs, what was pressed before has been carried out, and nothing of it waits for its styles. */
export const untilAlive = (page: Page) =>
  page
    .waitForFunction(
      () => performance.getEntriesByName('alive').length > 0 && document.documentElement.dataset.waits === undefined,
    )
    .then(() => {})

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
}

/** Holds back the requests that match until `release` is called. */
export async function hold(page: Page, pattern: string) {
  const held: Route[] = []
  let released = false
  await page.route(pattern, async (route) => {
    if (released) await route.continue()
    else held.push(route)
  })
  return {
    count: () => held.length,
    async release() {
      released = true
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}

/** The text that can be read on the page, with every run of white space as one space. */
export const visibleText = async (page: Page) => oneSpace(await page.locator('body').innerText())

export const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Scrolls at once, whatever the page's own way of scrolling is. */
export const jumpTo = (page: Page, y: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)

export const offset = (page: Page) => page.evaluate(() => scrollY)
