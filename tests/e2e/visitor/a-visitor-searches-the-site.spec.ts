import { expectNoViolation } from '#tests/browser/accessible.ts'
import { openAdmin } from '#tests/browser/admin.ts'
import { parts } from '#tests/browser/chat.ts'
import { untilKept } from '#tests/browser/offline.ts'
import { searchOn } from '#tests/browser/search.ts'
import { chatMessages, expect, messagesIn, open, pagePaths, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test('nothing of the search is fetched before it is first used', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await open(page, '/')
  const { open: openSearch } = await searchOn(page)
  await page.mouse.move(300, 300)
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => /search/.test(path))).toEqual([])
  await openSearch()
  expect(fetched.filter((path) => /\/search-entries-[\w-]+\.js$/.test(path))).toHaveLength(1)
})

test('the magnifier opens it, the field has the focus, and Escape gives it back', async ({ page }) => {
  await open(page, '/projects')
  const { dialog, field } = await searchOn(page)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
  await opener.click()
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the keys open it from a field, where a stroke is a stroke, and close it again', async ({ page }) => {
  await open(page, '/#contact')
  const { dialog, field } = await searchOn(page)
  const subject = page.getByLabel('Subject')
  await subject.fill('a')
  await subject.press('/')
  await expect(subject).toHaveValue('a/')
  await subject.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(dialog).toBeHidden()
  await expect(subject).toBeFocused()
  await expect(subject).toHaveValue('a/')
})

test('another dialog is answered first', async ({ page }) => {
  await open(page, '/')
  await page.locator('#resume-download-btn').click()
  const other = page.getByRole('dialog')
  await expect(other).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(other).toHaveCount(1)
})

test('arrows, Home and End choose, and the field tells which option it is', async ({ page }) => {
  await open(page, '/')
  const search = await searchOn(page)
  await search.open()
  await search.field.fill('data')
  const ids = await search.options.evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(4)
  const isAt = (id: string | undefined) =>
    expect(search.field).toHaveAttribute('aria-activedescendant', expectDefined(id))
  await isAt(ids[0])
  for (const [key, at] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['End', -1],
    ['ArrowDown', 0],
    ['ArrowUp', -1],
    ['Home', 0],
  ] as const) {
    await search.field.press(key)
    await isAt(ids.at(at))
    await expect(search.active).toHaveCount(1)
    await expect(search.active).toBeInViewport()
  }
  await expect(search.field).toBeFocused()
})

test('Enter opens a project, a job and a skill', async ({ page }) => {
  const { content } = await messagesIn('en')
  const project = expectDefined(content.caseStudies[1])
  const job = expectDefined(content.experience.at(-1))
  const skill = expectDefined(content.skills.at(-1))
  await open(page, '/')
  const search = await searchOn(page)
  await search.open()
  await search.take(project.title.toLowerCase())
  await expect(page.getByRole('heading', { level: 1, name: project.title })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await search.open()
  await search.take(job.company)
  await expect(page).toHaveURL(`/#job-${job.id}`)
  await expect(page.locator(`#job-${job.id}`)).toBeInViewport()
  await search.open()
  await search.take(job.company)
  // Already there: the focus goes to the place.
  await expect(page.locator(`#job-${job.id}`)).toBeFocused()
  await search.open()
  await search.take(skill.name)
  await expect(page).toHaveURL(`/skills#${skill.id}`)
})

test('a slip of the keyboard still finds, and what nothing fits says so', async ({ page }) => {
  await open(page, '/')
  const { field, open: openSearch, dialog, options, group } = await searchOn(page)
  await openSearch()
  await field.fill('kuberntes')
  await expect(group('background').getByRole('option').first()).toContainText('Kubernetes')
  // Why it was found, where the title does not say so.
  await field.fill('kafka')
  await expect(options.locator('mark').first()).toHaveText('Kafka')
  await field.fill('xyzzyx')
  await expect(dialog.getByRole('status')).toHaveText('Nothing on this site matches.')
  await expect(options).toHaveText(['Ask Ida: “xyzzyx”'])
})

test('commands change theme and language, and open the résumé', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/skills')
  const english = await searchOn(page)
  await english.open()
  await english.take('dark mode')
  await expect(page.locator('html')).toContainClass('dark')
  await english.open()
  await english.take('german')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const german = await searchOn(page, 'de')
  await german.open()
  await german.take('lebenslauf')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the last entry asks the assistant: in the panel, in an open one, and on the page of the chat', async ({
  page,
}) => {
  const t = await chatMessages('en')
  const chat = parts(page, t)
  const search = await searchOn(page)
  const ask = async (question: string) => {
    await search.open()
    await search.field.fill(question)
    await search.field.press('End')
    await expect(search.active).toHaveText(`Ask Ida: “${question}”`)
    await search.field.press('Enter')
    await expect(chat.said).toHaveText(question)
    await expect(chat.last).toContainText('Fjordvane')
    await expect(chat.send).toBeVisible()
  }
  await open(page, '/')
  await ask('Where does she work?')
  await ask('What did she do at Fjordvane Logistics?')
  await open(page, '/client-portal')
  await ask('Does she still work at Fjordvane Logistics?')
  await expect(page).toHaveURL('/chat')
  await ask('Who is Fjordvane Logistics?')
})

test('an answer of the interview is asked for by its question', async ({ page }) => {
  await open(page, '/')
  const search = await searchOn(page)
  await search.open()
  await search.field.fill('weaknesses')
  await search.group('answers').getByRole('option').first().click()
  await expect(parts(page, await chatMessages('en')).said).toHaveText('What are the weaknesses of Mara Lindholm?')
})

for (const [where, path, address] of [
  ['beside the chat', '/privacy', '/'],
  ['without it', '/client-portal', /\/#/],
] as const) {
  test(`the tour begins from wherever it is asked for, ${where}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    const search = await searchOn(page)
    await search.open()
    await search.take('tour')
    await expect(page).toHaveURL(address)
    await expect(page.locator('.chat-guide')).toBeVisible()
  })
}

test('a phone has it in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const { field } = await searchOn(page)
  await expect(field).toBeFocused()
})

test('it opens on every page', async ({ page }) => {
  for (const path of pagePaths) {
    await open(page, path)
    await (await searchOn(page)).open()
  }
})

test('visitors are offered no tab of the owner’s desk, and the owner all of them', async ({ page }) => {
  await open(page, '/')
  const search = await searchOn(page)
  await search.open()
  await search.field.fill('admin')
  await expect(search.group('admin')).toHaveCount(0)
  await openAdmin(page, 'seo')
  await search.open()
  await expect(search.group('admin').getByRole('option')).toHaveCount(8)
  await search.take('inbox')
  await expect(page).toHaveURL('/admin?tab=inbox')
  await expect(page.getByRole('tab', { name: 'Inbox' })).toHaveAttribute('aria-selected', 'true')
})

for (const [language, query] of [
  ['en', 'data'],
  ['de', 'daten'],
  ['ja', 'データ'],
] as const) {
  test(`everyone can use it, in ${language}, and fingers too`, async ({ page }) => {
    await open(page, `/projects?lng=${language}`)
    const search = await searchOn(page, language)
    await search.open()
    for (const typed of ['', query]) {
      await search.field.fill(typed)
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 700 })
        await expectNoViolation(page)
        const boxes = await search.dialog
          .locator('[role=option], button, input')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
        expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
        expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width)
      }
    }
  })
}

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })
  test('who has searched once searches without a connection', async ({ page, context, faults }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED/)
    await open(page, '/skills')
    await untilKept(page, '/skills')
    const search = await searchOn(page)
    await search.open()
    await page.keyboard.press('Escape')
    await context.setOffline(true)
    await page.reload()
    await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0)
    await search.open()
    await search.field.fill('fraud')
    await expect(search.options.first()).toContainText('Fraud Detection System')
  })
})
