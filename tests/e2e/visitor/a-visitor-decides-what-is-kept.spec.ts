import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { profile } from '#content/owner.ts'
import type { Language } from '#contract/language.ts'
import { dataDir } from '#tests/browser/environment.ts'
import { chatMessages, expect, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

/** What the server keeps of questions that contain this. */
function kept(text: string) {
  const db = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true })
  try {
    return db
      .prepare('select question, answer, feedback, conversation from chat_turns where instr(question, ?) > 0')
      .all(text)
  } finally {
    db.close()
  }
}

/** True if the server's files hold this anywhere, be it in what was deleted. */
const holds = (text: string) =>
  readdirSync(dataDir)
    .filter((file) => file.startsWith('site.db'))
    .some((file) => readFileSync(join(dataDir, file)).includes(text))

/** What the browser sends to the chat's calls from here on. */
function takeDown(page: Page) {
  const posts: { path: string; body: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() })
  })
  return posts
}

async function chatIn(page: Page, language: Language) {
  const tFeature = await chatMessages(language)
  const owner = { owner: profile.name }
  const chat = page.locator('#chat-section')
  const answers = chat.locator('[data-message="assistant"]')
  return {
    tFeature,
    owner,
    chat,
    answers,
    toast: page.getByRole('region', { name: /\(F8\)/ }),
    consent: page.getByRole('switch', { name: tFeature('consent.label', owner) }),
    thumb: (kind: 'good' | 'bad') => answers.last().getByRole('button', { name: tFeature(`message.${kind}`) }),
    async ask(question: string) {
      const count = await answers.count()
      await chat.getByRole('textbox').fill(question)
      await page.keyboard.press('Enter')
      await expect(answers).toHaveCount(count + 1)
      await expect(answers.last().getByRole('button', { name: tFeature('message.good') })).toBeVisible()
    },
  }
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

for (const [language, path, name] of [
  ['en', '/chat', 'Quillfeather'],
  ['ja', '/', 'Inkwell'],
] as const) {
  test(`nothing is stored without consent, and erased conversations are gone (${language})`, async ({ page }) => {
    const posts = takeDown(page)
    await open(page, `${path}?lng=${language}`)
    if (path === '/') await page.locator('#ai-chat-toggle').click()
    const { tFeature, owner, chat, consent, thumb, ask } = await chatIn(page, language)
    await expect(consent).toHaveAttribute('aria-checked', 'false')
    await expect(consent).toHaveAccessibleDescription(tFeature('consent.text', { ...owner, days: 180 }))
    await chat.getByText(tFeature('notice.kept')).click()
    for (const text of [tFeature('notice.text'), tFeature('notice.provider', owner)]) {
      await expect(chat.getByText(text)).toBeVisible()
    }

    await ask(`EPIC AI ${name}-before`)
    await thumb('bad').click()
    await expect(chat.getByText(tFeature('message.ratedHere'))).toBeVisible()
    expect(posts.map(({ path }) => path)).toEqual(['/api/chat'])
    expect(expectDefined(posts[0]).body).not.toHaveProperty('conversation')
    expect(holds(name)).toBe(false)

    await consent.click()
    await expect(consent).toHaveAttribute('aria-checked', 'true')
    await expect(chat.getByText(tFeature('notice.keptForOwner', owner))).toBeVisible()
    await ask(`EPIC AI ${name}-after`)
    expect(expectDefined(posts.at(-1)).body.conversation).toMatch(uuid)
    await thumb('bad').click()
    await expect(chat.getByText(tFeature('message.ratedForOwner', owner))).toBeVisible()
    await expect
      .poll(() => kept(name).map(({ question, feedback }) => [question, feedback]))
      .toEqual([[`EPIC AI ${name}-after`, 'down']])
    expect(holds(name)).toBe(true)

    await page.reload()
    await expect(consent).toHaveAttribute('aria-checked', 'true')
    await expect(thumb('bad')).toHaveAttribute('aria-pressed', 'true')

    await page.getByRole('button', { name: tFeature('page.clear') }).click()
    await expect(page.locator('[data-message]')).toHaveCount(0)
    await expect(consent).toHaveAttribute('aria-checked', 'false')
    await expect.poll(() => holds(name)).toBe(false)
    expect(kept(name)).toEqual([])
    expect(posts.at(-1)).toEqual({ path: '/api/chat/erase', body: { conversation: expect.stringMatching(uuid) } })
    // A later conversation has nothing to do with this one.
    await ask(`EPIC AI ${name}-later`)
    expect(expectDefined(posts.at(-1)).body).not.toHaveProperty('conversation')
  })
}

test('after withdrawing consent the visitor keeps the conversation, and the owner loses it', async ({ page }) => {
  const posts = takeDown(page)
  await open(page, '/chat')
  const { tFeature, owner, chat, consent, thumb, ask, answers } = await chatIn(page, 'en')
  await consent.click()
  await ask('EPIC AI Foolscap')
  await thumb('good').click()
  await expect.poll(() => kept('Foolscap').map(({ feedback }) => feedback)).toEqual(['up'])
  // Pressed again, the thumb is taken back.
  await thumb('good').click()
  await expect(thumb('good')).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => kept('Foolscap').map(({ feedback }) => feedback)).toEqual([null])

  await consent.click()
  await expect(chat.getByText(tFeature('notice.kept'))).toBeVisible()
  await expect.poll(() => holds('Foolscap')).toBe(false)
  await expect(answers).toHaveCount(1)
  const sent = posts.length
  await thumb('good').click()
  await expect(chat.getByText(tFeature('message.ratedHere'))).toBeVisible()
  expect(posts).toHaveLength(sent)

  // Allowing it again begins anew.
  await consent.click()
  await ask('EPIC AI Blotter')
  expect(expectDefined(posts.at(-1)).body.conversation).toMatch(uuid)
  expect(expectDefined(posts.at(-1)).body.conversation).not.toBe(expectDefined(posts[0]).body.conversation)
  expect(kept('Foolscap')).toEqual([])
  await expect(chat.getByText(tFeature('message.ratedForOwner', owner))).toHaveCount(0)
})

test('a conversation erased offline is gone here at once, and on the server when the chat next opens', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|status of 503/)
  await open(page, '/chat')
  const { tFeature, consent, ask, answers, toast } = await chatIn(page, 'en')
  await consent.click()
  await ask('EPIC AI Palimpsest')
  await expect.poll(() => kept('Palimpsest')).toHaveLength(1)
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await page.getByRole('button', { name: tFeature('page.clear') }).click()
  await expect(answers).toHaveCount(0)
  await expect(toast.getByText(tFeature('consent.notErasedText'))).toBeVisible()
  expect(kept('Palimpsest')).toHaveLength(1)

  // The server is there again, but its database is not.
  await context.setOffline(false)
  await page.route('**/api/chat/erase', (route) => route.fulfill({ status: 503, body: '' }))
  await page.reload()
  await expect(toast.getByText(tFeature('consent.notErasedText'))).toBeVisible()

  await page.unroute('**/api/chat/erase')
  await page.reload()
  await expect.poll(() => holds('Palimpsest')).toBe(false)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('chat-erasures'))).toBeNull()
})

test('a rating that fails to send is reverted and reported', async ({ page, faults }) => {
  faults.allow(/status of 50\d|status of 404/)
  await open(page, '/chat')
  const { tFeature, chat, consent, thumb, ask, toast } = await chatIn(page, 'en')
  await consent.click()
  await ask('EPIC AI Vellum')
  await page.route('**/api/chat/feedback', (route) => route.fulfill({ status: 503, body: '' }))
  await thumb('good').click()
  await expect(toast.getByText(tFeature('consent.notRated'))).toBeVisible()
  await expect(thumb('good')).toHaveAttribute('aria-pressed', 'false')

  // Erased elsewhere or long ago: it is a note for the visitor alone.
  await page.unroute('**/api/chat/feedback')
  await page.route('**/api/chat/feedback', (route) => route.fulfill({ status: 404, body: '' }))
  await thumb('good').click()
  await expect(chat.getByText(tFeature('message.ratedHere'))).toBeVisible()
  await expect(thumb('good')).toHaveAttribute('aria-pressed', 'true')
})

test('erasing during an answer leaves nothing behind', async ({ page }) => {
  await open(page, '/chat')
  const { tFeature, consent } = await chatIn(page, 'en')
  await consent.click()
  const asked = page.waitForRequest('**/api/chat')
  await page.getByRole('textbox', { name: tFeature('input.label') }).fill('EPIC AI Marginalia')
  await page.keyboard.press('Enter')
  await asked
  const erased = page.waitForResponse('**/api/chat/erase')
  await page.getByRole('button', { name: tFeature('page.clear') }).click()
  expect((await erased).status()).toBe(200)
  await expect.poll(() => holds('Marginalia')).toBe(false)
  await expect(page.locator('[data-message]')).toHaveCount(0)
})
