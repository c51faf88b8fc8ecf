import { createServer } from 'node:http'
import type { ChatRequest } from '#contract/chat/chat.ts'
import { expectNoViolation } from '#tests/browser/accessible.ts'
import {
  auditParts,
  fastResult,
  lightResult,
  measureAs,
  openAuditForm,
  slowResult,
  tellMeasurement,
} from '#tests/browser/audit.ts'
import { answerWith, crossed, named, visitChat, type Way, ways } from '#tests/browser/chat.ts'
import { AUDITED_PORT, SITE_URL } from '#tests/browser/environment.ts'
import { expect, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test('this site measures itself, and the result stays in the chat, at its link and as a file', {
  tag: '@alone',
}, async ({ page, request }) => {
  test.setTimeout(150_000)
  const { address, card, panel, tFeature, stop } = await openAuditForm(page)
  await expect(address).toBeFocused()
  await address.fill(`${SITE_URL}/projects`)
  await address.press('Enter')
  await expect(stop).toBeVisible()
  await expect(card.getByRole('img', { name: /^\d+ out of 100, / })).toBeVisible({ timeout: 90_000 })
  await expect(address).toHaveCount(0)
  await expect(panel.getByText(tFeature('audit.accept', { page: `${new URL(SITE_URL).host}/projects` }))).toBeVisible()
  await expect(card.getByText('a browser on this server')).toBeVisible()
  for (const name of ['FCP', 'LCP', 'CLS', 'TBT']) await expect(card.getByText(name, { exact: true })).toBeVisible()

  // Each sign stands beside its words.
  for (const name of [tFeature('audit.report'), 'Save as PDF'])
    expect((await expectDefined(await card.getByRole('link', { name }).boundingBox())).height).toBeLessThan(48)

  const link = expectDefined(await card.getByRole('link', { name: tFeature('audit.report') }).getAttribute('href'))
  const file = await request.get(
    expectDefined(await card.getByRole('link', { name: 'Save as PDF' }).getAttribute('href')),
  )
  expect(file.headers()['content-type']).toBe('application/pdf')

  await page.reload()
  await expect(card.getByRole('img', { name: /out of 100/ })).toBeVisible()

  await open(page, link)
  await expect(page.getByRole('heading', { level: 1, name: `${new URL(SITE_URL).host}/projects` })).toBeVisible()
  await expect(page.getByRole('img', { name: 'The page as a phone shows it' })).toBeVisible()
  await expectNoViolation(page)
})

test('queue position and steps are shown and announced, and cancelling stops the audit', async ({ page }) => {
  const { address, tFeature, stop, measure, panel } = await openAuditForm(page)
  const measurement = await tellMeasurement(page)
  await address.fill('slow.example')
  await measure.click()
  const said = page.getByRole('status').first()
  await measurement.tell('progress', { phase: 'queued', position: 2 })
  await expect(panel.getByText(tFeature('audit.queued', { count: 2 }))).toBeVisible()
  await measurement.tell('progress', { phase: 'queued', position: 1 })
  await expect(page.getByRole('status').filter({ hasText: tFeature('audit.queued', { count: 1 }) })).toHaveCount(1)
  await measurement.tell('progress', { phase: 'loading' })
  const current = panel.locator('.audit-steps [aria-current=step]')
  await expect(current).toHaveText(tFeature('audit.phases.loading'))
  await measurement.tell('progress', { phase: 'measuring' })
  await expect(current).toHaveText(tFeature('audit.phases.measuring'))
  await expect(said).toHaveText(tFeature('audit.phases.measuring'))
  await expect(address).not.toBeEditable()
  await expectNoViolation(page)

  await stop.click()
  await measurement.left
  await expect(said).toHaveText(tFeature('audit.stopped'))
  await expect(address).toHaveValue('slow.example')
  await expect(address).toBeEditable()
  await expect(panel.locator('[data-message]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(address).toHaveCount(0)
  await expect(panel).toBeVisible()
  measurement.stop()
})

test('a cancelled audit stops its requests to the website', async ({ page }) => {
  let ended = () => {}
  const hangUp = new Promise<void>((resolve) => {
    ended = resolve
  })
  let asked = () => {}
  const asking = new Promise<void>((resolve) => {
    asked = resolve
  })
  const silent = createServer((request) => {
    request.socket.on('close', ended)
    asked()
  })
  await new Promise<void>((done) => silent.listen(AUDITED_PORT, 'localhost', done))
  const { address, stop } = await openAuditForm(page)
  await address.fill(`http://localhost:${AUDITED_PORT}/`)
  await address.press('Enter')
  await asking
  await stop.click()
  await hangUp
  silent.close()
})

test('errors are shown at the field or by the assistant, and the input stays', async ({ page, faults }) => {
  faults.allow(/Failed to load resource|status of (4|5)/)
  const { address, last, measure, tFeature, button, openTools } = await openAuditForm(page)
  await measure.click()
  await expect(address).toHaveAccessibleDescription(/Please enter the address of a website/)
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill('ftp://example.com')
  await measure.click()
  await expect(address).toHaveAccessibleDescription(/Please enter a valid website address/)
  await expect(address).toBeFocused()

  await address.fill('http://127.0.0.1:9/')
  await measure.click()
  await expect(last).toContainText('I had an issue analysing 127.0.0.1:9')
  await expect(last).toContainText('could not be measured')
  await expect(button(tFeature('chips.projects')).last()).toBeEnabled()
  await expect(address).toHaveValue('http://127.0.0.1:9/')

  const measurement = await tellMeasurement(page)
  await measure.click()
  await measurement.tell('progress', { phase: 'loading' })
  await measurement.breakOff()
  await expect(last).toContainText(tFeature('audit.broken'))
  await expect(address).toHaveValue('http://127.0.0.1:9/')
  await expectNoViolation(page)
  measurement.stop()

  await page.reload()
  await openTools()
  await button(tFeature('audit.offer')).click()
  await expect(address).toHaveValue('http://127.0.0.1:9/')
})

for (const [reply, reason] of [
  [{ status: 500, body: '' }, 'Analysis failed.'],
  [{ json: { success: false, message: 'No browser today.' } }, 'No browser today.'],
  [{ json: { analysis: { score: 90 } } }, 'Analysis failed.'],
] as const) {
  test(`an answer without success (${JSON.stringify(reply)}) asks for a public address and offers to go on`, async ({
    page,
    faults,
  }) => {
    faults.allow(/Failed to load resource|status of 500/)
    const { address, last, tFeature, button } = await openAuditForm(page)
    await page.route('**/api/analyze-performance', (route) => route.fulfill(reply))
    await address.fill('shop.example')
    await address.press('Enter')
    await expect(last).toContainText(`I had an issue analysing shop.example. ${reason}`)
    await expect(last).toContainText('another publicly accessible address')
    await expect(button(tFeature('chips.projects')).last()).toBeEnabled()
    await expect(address).toHaveValue('shop.example')
  })
}

test('asking for an audit starts it with an address, and opens the form without one', async ({ page }) => {
  const questions = await answerWith(page, 'Yes.')
  const chat = await visitChat(page)
  const { ask, field, said, panel, tFeature, button } = chat
  const { address } = auditParts(chat)
  const asked = await measureAs(page, slowResult())
  await ask('How fast is www.slow.example?')
  await expect(panel.locator('.audit-result')).toHaveCount(1)
  await expect(said).toHaveText('How fast is www.slow.example?')
  await ask('https://slow.example/a')
  await expect(panel.locator('.audit-result')).toHaveCount(2)

  await ask('Can you check my website?')
  await expect(panel.getByText(tFeature('audit.which'))).toBeVisible()
  await expect(address).toBeFocused()
  await button(tFeature('audit.cancel')).click()
  await field.fill('We are slow.example.com, do you know us?')
  await button(tFeature('audit.accept', { page: 'slow.example.com' })).click()
  await expect(panel.locator('.audit-result')).toHaveCount(3)
  expect(asked.map(({ url }) => url)).toEqual(['www.slow.example', 'https://slow.example/a', 'slow.example.com'])
  expect(questions).toEqual([])
})

test('a question about the result includes its figures', async ({ page }) => {
  const asked: ChatRequest[] = await answerWith(page, 'Much.')
  const { address, card, last, tFeature, content } = await openAuditForm(page)
  await measureAs(page, slowResult())
  await address.fill('slow.example')
  await address.press('Enter')
  await expect(card.getByRole('listitem').first()).toContainText('Estimated gain: 1.8 s')
  await card.getByRole('button', { name: tFeature('audit.question', { owner: content.profile.name }) }).click()
  await expect(last).toContainText('Much.')
  expect(expectDefined(expectDefined(asked[0]).history.at(-1)).content).toContain(
    'Let the page paint first: defer the scripts.',
  )
})

const sizes = [
  [expectDefined(ways[0]), 1440],
  [expectDefined(crossed[0]), 360],
  [expectDefined(ways[1]), 360],
  [{ surface: 'page', theme: 'light', language: 'de' } satisfies Way, 768],
] as const

for (const [way, width] of sizes) {
  test(`good, bad and light results differ by more than colour (${named(way)}, ${width} pixels)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const { address, card, button, panel, tFeature } = await openAuditForm(page, way)
    await expectNoViolation(page, [way.theme])
    const results = [slowResult(way.language), fastResult(way.language), lightResult(way.language)]
    for (const [i, result] of results.entries()) {
      await measureAs(page, result)
      if (i > 0) await button(tFeature('audit.again')).last().click()
      await address.fill(result.analysis.url)
      await address.press('Enter')
      await expect(card).toHaveCount(i + 1)
      const rating = expectDefined(['poor', 'good', 'needs-improvement'][i])
      await expect(card.last().getByRole('img').first()).toHaveAttribute('data-rating', rating)
      await expect(card.last().locator('.audit-verdict')).not.toHaveText('')
    }
    // Markdown makes links of names that begin with www.
    await expect(panel.locator('.chat-text a')).toHaveCount(0)
    await expectNoViolation(page, [way.theme])
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wider).toBe(0)
  })
}

test('a missing report says how to get a new one, and a failed one can be retried', async ({ page, faults }) => {
  faults.allow(/Failed to load resource/)
  await open(page, '/audit/3f1a9d0e-6f0f-4d57-8f3e-0c9a2b7d1e55')
  await expect(page.getByRole('heading', { level: 1, name: 'Report not found' })).toBeVisible()
  await expectNoViolation(page)

  await page.route('**/api/audits/*', (route) => route.abort())
  await open(page, '/audit/3f1a9d0e-6f0f-4d57-8f3e-0c9a2b7d1e55?lng=de')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/audits/*')
  await page.route('**/api/audits/*', (route) => route.fulfill({ json: slowResult('de') }))
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1, name: 'www.slow.example' })).toBeVisible()
  await expect(page.getByText('diese Website: 1,1 s')).toBeVisible()
})
