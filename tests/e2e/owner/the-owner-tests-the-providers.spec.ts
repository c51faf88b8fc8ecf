import { readFile } from 'node:fs/promises'
import { PROVIDER_POLL_MS } from '#contract/admin/providers.ts'
import { expectFit, openAdmin } from '#tests/browser/admin.ts'
import { type Answers, serveProviders, startSite } from '#tests/browser/own-site.ts'
import { expect, test } from '#tests/browser/site.ts'

const MESSAGE = 'Tell me about Mara Lindholm’s expertise in AI & Machine Learning'

test('without a key all are disconnected, and a test says that none was asked', async ({ page }) => {
  await openAdmin(page, 'providers')
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('0/3 Providers Active')).toBeVisible()
  await expect(panel.getByText('Disconnected', { exact: true })).toHaveCount(3)
  await expect(panel.getByText('All 500 calls of the day are left.')).toBeVisible()
  await expect(panel.getByLabel('Test message')).toHaveValue(MESSAGE)
  await panel.getByRole('button', { name: 'Test All Providers' }).click()
  await expect(panel.getByText('No provider is configured, so nobody was asked.')).toBeVisible()
  // What a visitor would get stands beside it.
  await expect(panel.getByText('The answer that a visitor gets')).toBeVisible()
  await expect(panel.locator('.as-written')).toHaveText(/\w{3}/)
})

test('a blank message is an error at its field', async ({ page }) => {
  await openAdmin(page, 'providers')
  const message = page.getByLabel('Test message')
  await message.fill('  ')
  await page.getByRole('button', { name: 'Test All Providers' }).click()
  await expect(message).toHaveAccessibleDescription(/Message is required/)
  await expect(message).toBeFocused()
})

test('an unanswered test says so, and can be repeated', async ({ page, faults }) => {
  faults.allow(/503/)
  await openAdmin(page, 'providers')
  await expect(page.getByText('0/3 Providers Active')).toBeVisible()
  await page.route('**/api/chat', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  const button = page.getByRole('button', { name: 'Test All Providers' })
  await button.click()
  await expect(page.getByRole('alert')).toHaveText('Error testing providers: Failed to test providers')
  await expect(page.getByRole('region', { name: /\(F8\)/ })).toContainText('Provider test failed')
  await button.click()
  await expect(page.getByText('nobody was asked')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a test that does not reach the site says so', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/)
  await openAdmin(page, 'providers')
  await expect(page.getByText('0/3 Providers Active')).toBeVisible()
  await page.route('**/api/chat', (route) => route.abort())
  await page.getByRole('button', { name: 'Test All Providers' }).click()
  await expect(page.getByRole('alert')).toContainText('Error testing providers: The site cannot be reached.')
})

test('each provider’s answer is shown, and a failing one is disconnected until it works again', async ({
  page,
  faults,
}) => {
  test.slow()
  const answers: Answers = { openai: 'An answer of OpenAI.', anthropic: 401, gemini: 'An answer of Gemini.' }
  const providers = await serveProviders(answers)
  const site = await startSite(providers.settings)
  // It is the site of this journey.
  faults.allow(new RegExp(`foreign request: ${site.url}`))
  try {
    await openAdmin(page, 'providers', site.url)
    const panel = page.getByRole('tabpanel')
    const card = (name: string) => panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expect(panel.getByText('3/3 Providers Active')).toBeVisible()
    await expect(card('OpenAI')).toContainText('No call has been recorded yet')

    await panel.getByRole('button', { name: 'Test All Providers' }).click()
    const results = panel.getByRole('list', { name: 'Results' }).getByRole('listitem')
    await expect(results).toHaveCount(3)
    await expect(results.nth(0)).toContainText('OpenAIgpt-5-miniAn answer of OpenAI.')
    await expect(results.nth(1)).toContainText(
      'claude-sonnet-4-5Error testing Anthropic: it does not accept the key (status 401)',
    )
    await expect(results.nth(2)).toContainText('An answer of Gemini.')
    await expect(results.nth(2)).toContainText('Your facts bear out nothing of it')

    await expect(panel.getByText('The second reading is off')).toBeVisible()
    await expect(panel.getByText('2/3 Providers Active')).toBeVisible()
    await expect(card('Anthropic')).toContainText('Disconnected')
    await expect(card('Anthropic')).toContainText('it does not accept the key (status 401)')
    await expect(panel.getByText('497 of 500 calls are left today.')).toBeVisible()
    await expect(card('Gemini')).toContainText('Median time to the first word')
    const usage = panel.getByRole('table').getByRole('row')
    await expect(usage).toHaveCount(4)
    await expect(usage.filter({ hasText: 'Gemini' })).toContainText('Tests')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectFit(page)

    // It works again, and the page that is looked at finds out by itself.
    answers.anthropic = 'Here again.'
    const tested = await page.request.post(`${site.url}/api/chat`, { data: { message: 'Hello', test: true } })
    expect(tested.status()).toBe(200)
    await expect(panel.getByText('3/3 Providers Active')).toBeVisible({ timeout: 2 * PROVIDER_POLL_MS })
  } finally {
    await site.stop()
    providers.stop()
  }
})

test('a sentence that was not shown stands there with its reason, and once called true becomes a case of the bench', async ({
  page,
  faults,
}) => {
  test.slow()
  const fact = 'experience.fjordvane-logistics.launch-epic'
  const wrong = 'EPIC shows the first word in 0.9 s.'
  const providers = await serveProviders({ openai: `${wrong} [[${fact}]]`, anthropic: 401, gemini: 401 })
  const site = await startSite(providers.settings)
  // It is the site of this journey.
  faults.allow(new RegExp(`foreign request: ${site.url}`))
  try {
    const data = { message: 'How fast is EPIC?', conversation: crypto.randomUUID() }
    const asked = await page.request.post(`${site.url}/api/chat`, { data })
    expect(await asked.text()).not.toContain('0.9 s')
    await openAdmin(page, 'providers', site.url)
    const list = page.getByRole('region', { name: 'Sentences that were not shown' })
    const sentence = list.getByRole('listitem').filter({ hasText: wrong })
    await expect(sentence).toContainText('gives a number that its facts do not')
    await expect(sentence).toContainText('0.8 s')
    await expect(list.getByRole('link')).toHaveCount(0)
    await sentence.getByRole('button', { name: 'This was true' }).click()
    await expect(sentence).toContainText('You said that this was true.')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      list.getByRole('link', { name: 'Export as test cases' }).click(),
    ])
    const exported = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(exported).toMatchObject({ facts: [fact], kind: 'true', text: wrong })
    expect(exported.id).toMatch(/^en-.+-true$/)
    await sentence.getByRole('button', { name: 'It was not true' }).click()
    await expect(list.getByRole('link')).toHaveCount(0)
    // The page fetches more when it is idle, from a site that is gone by then.
    await page.goto('about:blank')
  } finally {
    await site.stop()
    providers.stop()
  }
})
