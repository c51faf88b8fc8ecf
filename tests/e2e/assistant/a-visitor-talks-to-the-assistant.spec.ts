import { listen } from '#tests/browser/announcements.ts'
import {
  answerWith,
  asEvent,
  crossed,
  keep,
  named,
  onQuestion,
  savedChat,
  stopTime,
  visitChat,
  type Way,
  ways,
} from '#tests/browser/chat.ts'
import { expect, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { fitQuestion } from '#web/features/chat/assessment/assessment.ts'

const [widget, fullPage] = ways as [Way, Way]
const enPage = expectDefined(crossed[1])

test('a question is answered from the facts, with the sources, and announced once and whole', async ({ page }) => {
  const heard = await listen(page)
  const { ask, last, said, tFeature, panel } = await visitChat(page)
  await expect(panel.getByText(tFeature('notice.text'))).toBeHidden()
  await panel.getByText(tFeature('notice.kept')).click()
  await expect(panel.getByText(tFeature('notice.text'))).toBeVisible()
  await ask('How fast is EPIC?')
  await expect(said).toHaveText('How fast is EPIC?')
  await expect(last.getByRole('superscript').first()).toBeVisible()
  await expect(last.getByText(tFeature('message.sources'))).toBeVisible()
  const all = await heard()
  expect(all).toHaveLength(1)
  expect(all[0]).toMatch(/0\.8/)
  expect(all[0]).not.toMatch(/[[\]*^]/)
  await expect(panel.getByText(tFeature('notice.kept'))).toBeVisible()
})

test('the same answer is announced again, and an answer together with what it begins', async ({ page }) => {
  const heard = await listen(page)
  await answerWith(page, 'There.')
  const { ask, messages, tFeature, content } = await visitChat(page)
  for (const [n, question] of ['Go to the projects', 'Go to the projects', 'Dark, please'].entries()) {
    await ask(question)
    await expect(messages).toHaveCount(2 * n + 3)
    await expect.poll(heard).toEqual(Array(n + 1).fill('There.'))
  }
  await answerWith(page, 'A few questions. [FIT_ASSESSMENT]')
  await ask('Do we fit?')
  const first = expectDefined(fitQuestion(0, tFeature, content))
  await expect.poll(heard).toContain(`A few questions.${first.question}`)
})

for (const way of ways) {
  test(`Enter sends, Shift+Enter does not, and nothing is sent twice (${named(way)})`, async ({ page }) => {
    const asked = await onQuestion(page, () => {})
    const { field, send, said, panel, tFeature, button } = await visitChat(page, way)
    await expect(send).toBeDisabled()
    await field.press('Enter')
    await field.fill('   ')
    await expect(send).toBeDisabled()
    await field.press('Enter')
    expect(asked).toHaveLength(0)

    await field.fill('one')
    await field.press('Shift+Enter')
    await field.pressSequentially('two')
    expect(asked).toHaveLength(0)
    await field.press('Enter')
    await expect(said).toHaveText('one\ntwo')
    await expect(field).toHaveValue('')
    await expect(field).not.toBeEditable()
    await expect(field).toBeFocused()
    await field.press('Enter')
    await expect(panel.locator('.skeleton')).toHaveCount(3)
    await expect(panel).toContainText(
      way.surface === 'widget' ? tFeature('loading') : tFeature('page.analyzing', { assistant: 'Ida' }),
    )
    await expect(panel.locator('.skeleton')).toHaveCount(3)
    expect(asked).toEqual([{ message: 'one\ntwo', history: [], role: 'unknown', language: way.language }])

    // Stopped, the question stays and can be asked again.
    await button(tFeature('input.stop')).click()
    await expect(panel.locator('.skeleton')).toHaveCount(0)
    await expect(field).toBeEditable()
    await expect(field).toBeFocused()
    await expect(said).toHaveText('one\ntwo')
  })

  test(`an answer can be copied, rated and asked for again (${named(way)})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const citations = [{ n: 1, id: 'x', text: 'A fact.', anchor: '/#about' }]
    const asked = await answerWith(page, { response: 'First **answer** [^1].', citations })
    const { ask, last, tFeature, messages } = await visitChat(page, way)
    await ask('Why?')
    const tool = (name: string) => last.getByRole('button', { name, exact: true })
    await tool(tFeature('message.copy')).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('First **answer**.')
    await tool(tFeature('message.good')).click()
    await expect(tool(tFeature('message.good'))).toHaveAttribute('aria-pressed', 'true')
    await tool(tFeature('message.bad')).click()
    await expect(tool(tFeature('message.good'))).toHaveAttribute('aria-pressed', 'false')
    await expect(tool(tFeature('message.bad'))).toHaveAttribute('aria-pressed', 'true')

    await answerWith(page, 'Second answer.')
    const count = await messages.count()
    await tool(tFeature('message.regenerate')).press('Enter')
    await expect(last).toContainText('Second answer.')
    await expect(messages).toHaveCount(count)
    // The control that was pressed went away; the focus did not.
    await expect(page.locator('.chat textarea')).toBeFocused()
    expect(asked).toHaveLength(1)
  })

  test(`a limit and an error are shown in the chat, and it continues (${named(way)})`, async ({ page, faults }) => {
    faults.allow(/Failed to load resource|status of/)
    const { ask, last, said, tFeature, content, button } = await visitChat(page, way)
    const failure =
      way.surface === 'widget' ? tFeature('failure.widget') : tFeature('failure.page', { owner: content.profile.name })
    // A limit: in the server's words, with when to try again, and then it works again.
    const wait = way.language === 'ja' ? '30秒後にもう一度お試しください。' : 'Please try again in 30 seconds.'
    const limit = { success: false, error: 'rate-limited', message: wait, requestId: 'r' }
    await onQuestion(page, (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '30' }, json: limit }))
    await ask('Too often?')
    await expect(last).toContainText(wait)
    await answerWith(page, 'Now.')
    await last.getByRole('button', { name: tFeature('message.regenerate') }).click()
    await expect(last).toContainText('Now.')

    await onQuestion(page, (route) => route.abort())
    await ask('???')
    await expect(last).toContainText(failure)
    // A fault of the server that it could still name counts as the same.
    const body = { success: false, error: 'internal-error', message: 'Oops.', requestId: 'r' }
    await onQuestion(page, (route) => route.fulfill({ status: 500, json: body }))
    await button(tFeature('paths.heading')).click()
    await button(tFeature('paths.recruiter.title')).first().click()
    await ask('Again')
    await expect(said).toHaveText('Again')
    await expect(last).toContainText(failure)
    await expect(last).not.toContainText('Oops')
    if (way.surface === 'page') await expect(page.getByText(tFeature('page.online'), { exact: true })).toBeVisible()
    if (way.surface === 'widget') {
      await expect(last).toContainText(tFeature('failure.recruiter'))
      await expect(last).toContainText(expectDefined(content.experience[0]).company)
      await ask('What about costs and results?')
      await expect(last).toContainText(
        expectDefined(expectDefined(content.caseStudies[0]).outcomes[0]).text.replaceAll('**', ''),
      )
    }
  })
}

for (const way of crossed) {
  test(`the visitor’s role can be chosen, and then the ways to the owner appear (${named(way)})`, async ({ page }) => {
    const { button, panel, last, tFeature, content, field } = await visitChat(page, way)
    const paths = button(tFeature('paths.heading'))
    await expect(paths).toHaveAttribute('aria-expanded', 'false')
    await paths.click()
    const client = button(tFeature('paths.client.title'))
    await client.press('Enter')
    await expect(last).toContainText(tFeature('paths.client.intro'))
    await expect(field).toBeFocused()
    await expect(paths).toHaveCount(0)

    const contact = button(tFeature('contact.heading'))
    await expect(contact).toHaveAttribute('aria-expanded', 'false')
    await contact.click()
    const links = panel.locator('.chat-channels').getByRole('link')
    await expect(links).toHaveCount(4)
    for (const [i, id] of (['hiring', 'projects', 'general', 'support'] as const).entries()) {
      await expect(links.nth(i)).toHaveAttribute('href', `mailto:${content.profile.channels[id]}`)
      for (const text of [
        tFeature(`contact.${id}.title`),
        tFeature(`contact.${id}.text`),
        content.profile.channels[id],
      ]) {
        await expect(links.nth(i)).toContainText(text)
      }
    }
    const [a, b, c] = await Promise.all([0, 1, 2].map((i) => links.nth(i).boundingBox()))
    expect(expectDefined(b).y).toBe(expectDefined(a).y)
    expect(expectDefined(b).x).toBeGreaterThan(expectDefined(a).x)
    expect(expectDefined(c).x).toBe(expectDefined(a).x)
    expect(expectDefined(c).y).toBeGreaterThan(expectDefined(a).y)
    await page.reload()
    await expect(contact).toHaveAttribute('aria-expanded', 'true')
    await expect(last).toContainText(tFeature('paths.client.intro'))
  })
}

test('the visitor’s own words reveal the role; else the assistant asks once', async ({ page }) => {
  const asked = await answerWith(page, 'Good to know.')
  const { ask, button, last, messages, tFeature } = await visitChat(page, widget)
  await ask('What can you do?')
  await expect(last.getByText(tFeature('paths.prompt'))).toBeVisible()
  await ask('I see')
  await expect(messages.filter({ hasText: tFeature('paths.prompt') })).toHaveCount(1)
  await ask('We are hiring an architect')
  await expect(button(tFeature('contact.heading'))).toBeVisible()
  await expect(messages.filter({ hasText: tFeature('paths.prompt') })).toHaveCount(0)
  await expect.poll(() => asked.map(({ role }) => role)).toEqual(['unknown', 'unknown', 'recruiter'])

  // And a chip below an answer sets it.
  await button(tFeature('page.clear')).click()
  await ask('Hi')
  await last.getByRole('button', { name: tFeature('paths.developer.title') }).click()
  await expect(last).toContainText(tFeature('paths.developer.intro'))
  await expect(last.getByRole('button', { name: tFeature('chips.architecture') })).toBeVisible()
})

test('the full page says that the assistant is there, after a failure too', async ({ page, faults }) => {
  faults.allow(/Failed to load resource/)
  await onQuestion(page, (route) => route.abort())
  const { ask, last, panel, tFeature } = await visitChat(page, fullPage)
  await ask('Anybody there?')
  await expect(last.getByRole('button', { name: tFeature('message.regenerate') })).toBeVisible()
  await expect(panel.getByText(tFeature('page.online'), { exact: true })).toBeVisible()
})

test('the last ten messages are sent with a question', async ({ page }) => {
  const messages = Array.from({ length: 13 }, (_, i) => ({ role: i % 2 ? 'assistant' : 'user', content: `said ${i}` }))
  await keep(page, 'chat', savedChat([...messages, { role: 'assistant', content: 'a refusal', failed: true }]))
  const asked = await answerWith(page, 'Yes.')
  const { ask, last } = await visitChat(page, enPage)
  await ask('And now?')
  await expect(last).toContainText('Yes.')
  expect(asked[0]?.history.map(({ content }) => content)).toEqual(messages.slice(-10).map(({ content }) => content))
})

test('the opening chips of the full page are answered after a second', async ({ page }) => {
  const asked = await answerWith(page, 'From the server.')
  const { button, last, said, tFeature, messages, panel, content } = await visitChat(page, fullPage)
  const labels = (['architecture', 'projects', 'leadership', 'results'] as const).map((id) => tFeature(`chips.${id}`))
  await expect(messages.first().getByRole('listitem')).toHaveText(labels)
  await expect(messages.first()).toContainText(
    tFeature('page.welcome', { assistant: 'Ida', owner: content.profile.name }),
  )
  await expect(panel).toContainText(tFeature('page.online'))
  await stopTime(page)
  await button(expectDefined(labels[1])).click()
  await expect(said).toHaveText(expectDefined(labels[1]))
  await expect(panel).toContainText(tFeature('page.thinking'))
  await page.clock.runFor(999)
  await expect(last).toContainText(tFeature('page.analyzing', { assistant: 'Ida' }))
  await page.clock.runFor(1)
  await expect(last).toContainText(expectDefined(content.caseStudies[0]).title)
  await expect(last.locator('time')).toBeVisible()
  // They stay for the next question.
  await expect(messages.first().getByRole('listitem')).toHaveText(labels)
  expect(asked).toHaveLength(0)
})

test('any other chip on the full page gets an announcement, which the server then fulfils', async ({ page }) => {
  const asked = await answerWith(page, 'From the server. [CHIPS:Security]')
  const { ask, button, last, messages, tFeature } = await visitChat(page, enPage)
  await ask('Hello')
  await button('Security').click()
  await expect(messages.filter({ hasText: tFeature('canned.generic', { topic: 'Security' }) })).toHaveCount(1)
  await expect(last).toContainText('From the server.')
  expect(asked.map(({ message }) => message)).toEqual(['Hello', 'Security'])
})

test('clearing the chat leaves one greeting, here and in the browser', async ({ page }) => {
  await keep(page, 'chat', savedChat([{ role: 'user', content: 'My secret' }], { role: 'client' }))
  await answerWith(page, 'x')
  const { button, messages, panel, tFeature } = await visitChat(page, enPage)
  await expect(panel).toContainText('My secret')
  await button(tFeature('page.clear')).click()
  await expect(messages).toHaveCount(1)
  await expect(button(tFeature('paths.heading'))).toBeVisible()
  await page.reload()
  await expect(messages).toHaveCount(1)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('secret')
})

test('the full page says when the browser is offline, and when it is online again', async ({ page, context }) => {
  const { panel, tFeature } = await visitChat(page, enPage)
  const status = (key: 'page.online' | 'page.offline') => panel.getByText(tFeature(key), { exact: true })
  await expect(status('page.online')).toBeVisible()
  await context.setOffline(true)
  await expect(status('page.offline')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: tFeature('page.offline') })).toHaveCount(1)
  await context.setOffline(false)
  await expect(status('page.online')).toBeVisible()
})

test('a stopped answer stays and is marked as stopped', async ({ page }) => {
  const { ask, last, button, tFeature } = await visitChat(page)
  await page.evaluate(
    (head) => {
      window.fetch = async (_, init) => {
        const body = new ReadableStream({
          start(stream) {
            stream.enqueue(new TextEncoder().encode(head))
            init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason))
          },
        })
        return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
      }
    },
    asEvent('text', 'The beginning of '),
  )
  await ask('Go')
  await expect(last).toContainText('The beginning of')
  await button(tFeature('input.stop')).click()
  await expect(last).toContainText(tFeature('message.stopped'))
  await expect(last).toContainText('The beginning of')
  await expect(last.getByRole('button', { name: tFeature('message.regenerate') })).toBeVisible()
})

test('a message that is too long is not sent, and shows by how much', async ({ page }) => {
  const asked = await answerWith(page, 'x')
  const { field, send, panel, tFeature } = await visitChat(page, enPage)
  await field.fill('a'.repeat(3_501))
  await expect(panel.getByText(tFeature('input.left', { count: 499 }))).toBeVisible()
  await field.fill('a'.repeat(4_002))
  await expect(panel.getByText(tFeature('input.tooLong', { max: 4000, count: 2 }))).toBeVisible()
  await expect(send).toBeDisabled()
  await field.press('Enter')
  expect(asked).toHaveLength(0)
})
