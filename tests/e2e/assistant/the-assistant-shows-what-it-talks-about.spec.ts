import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { answerWith, crossed, named, stopTime, visitChat, ways } from '#tests/browser/chat.ts'
import { expect, moving, offset, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { sentDiagram } from '#tests/builders/system-diagram.ts'

test.use(moving)

const sources = (message: Locator) => message.locator('.chat-sources > summary')

for (const way of ways) {
  test(`projects come as cards that lead to their case studies (${named(way)})`, async ({ page }) => {
    await answerWith(page, 'Look. [PROJECT_CARDS]')
    const { ask, last, content } = await visitChat(page, way)
    await ask('Projects?')
    const cards = last.getByRole('listitem').filter({ has: page.getByRole('link') })
    await expect(cards).toHaveCount(content.caseStudies.length)
    for (const [i, { title, subtitle, metrics }] of content.caseStudies.entries()) {
      for (const text of [title, subtitle, expectDefined(metrics[0]).value])
        await expect(cards.nth(i)).toContainText(text)
    }
    await cards.nth(1).click()
    await expect(page).toHaveURL(`/case-study/${expectDefined(content.caseStudies[1]).id}`)
    await expect(
      page.getByRole('heading', { level: 1, name: expectDefined(content.caseStudies[1]).title }),
    ).toBeVisible()
  })

  test(`three questions lead to a score, and that to a summary (${named(way)})`, async ({ page }) => {
    await answerWith(page, 'Three questions. [FIT_ASSESSMENT]')
    const { ask, button, messages, said, last, tFeature, content } = await visitChat(page, way)
    const { channels, name: owner } = content.profile
    await stopTime(page)
    if (way.surface === 'widget') await button(tFeature('chips.fit')).click()
    else await ask('Do we fit?')
    const question = (number: number) =>
      messages.filter({ hasText: tFeature('fit.progress', { number, total: 3 }) }).getByRole('group')

    for (const number of [1, 2, 3]) {
      await expect(question(number).getByRole('button')).toHaveCount(4)
      const option = question(number).getByRole('button').first()
      const label = (await option.innerText()).trim()
      await option.click()
      await expect(said).toHaveText(label)
      // Pressed again, it answers nothing a second time.
      await option.press('Enter')
      const [wait, next] =
        number < 3 ? [500, question(number + 1)] : [1000, last.getByRole('region', { name: tFeature('fit.heading') })]
      await page.clock.runFor(wait - 1)
      await expect(next).toHaveCount(0)
      await page.clock.runFor(1)
      await expect(next).toBeVisible()
    }
    const result = last.getByRole('region', { name: tFeature('fit.heading') })
    await expect(result.getByRole('img', { name: tFeature('fit.score', { score: 98 }) })).toContainText('98%')
    await expect(result.getByRole('heading', { name: tFeature('fit.excellent') })).toBeVisible()
    await expect(result).toContainText(expectDefined(content.profile.coreExpertise[0]).title)
    await expect(result).toContainText(tFeature('fit.deepDive.first'))

    await button(tFeature('fit.summarise')).click()
    const summary = last.getByRole('region', { name: tFeature('summary.heading') })
    // Of what nobody said nothing stands there.
    await expect(summary).not.toContainText(tFeature('summary.visitor'))
    await expect(summary).not.toContainText(tFeature('summary.company'))
    await expect(summary).toContainText(tFeature('summary.nextFor.unknown', { owner }))
    const mail = async (link: string) =>
      new URL((await summary.getByRole('link', { name: link }).getAttribute('href')) ?? '')
    const call = await mail(tFeature('summary.schedule'))
    expect(call.pathname).toBe(channels.general)
    expect(call.searchParams.get('subject')).toBe(tFeature('summary.scheduleSubject', { owner }))
    const sent = await mail(tFeature('summary.email'))
    expect(sent.searchParams.get('body')).toContain(tFeature('summary.nextFor.unknown', { owner }))
  })

  test(`a footnote leads to its place on the page (${named(way)})`, async ({ page }) => {
    const citations = [
      { n: 1, id: 'skill.security', text: 'Security is part of the design.', anchor: '/#skill-security' },
      { n: 2, id: 'case-study.x', text: 'An outcome.', anchor: '/case-study/mlops-transformation#outcomes' },
      { n: 3, id: 'foreign', text: 'Not from here.', anchor: '//evil.example/' },
    ]
    await answerWith(page, { response: 'Secure [^1], proven [^2] and odd [^3], not [^4].', citations })
    const { ask, last, tFeature } = await visitChat(page, way)
    await ask('Security?')
    await expect(last).toContainText('Secure')
    await expect(last.getByRole('superscript')).toHaveCount(3)
    await sources(last).click()
    await expect(last.locator('.chat-sources li')).toHaveText(citations.map(({ n, text }) => `${n}${text}`))
    await expect(last.getByRole('link', { name: /Not from here|3/ })).toHaveCount(0)

    await last.getByRole('link', { name: tFeature('message.source', citations[0]) }).click()
    await expect(page).toHaveURL(/\/(\?lng=\w+)?(#skill-security)?$/)
    const skill = page.locator('#skill-security')
    await expect(skill).toHaveAttribute('open', '')
    await expect(skill.locator('summary')).toBeFocused()
    await expect(skill).toBeInViewport()
    if (way.surface === 'widget') {
      await last.getByRole('link', { name: tFeature('message.source', citations[1]) }).click()
      await expect(page).toHaveURL('/case-study/mlops-transformation#outcomes')
      await expect(page.locator('#outcomes')).toBeFocused()
    }
  })
}

for (const way of crossed) {
  test(`Markdown is shown in form, and nothing in it loads, runs or leads astray (${named(way)})`, async ({ page }) => {
    const response = [
      '# A heading',
      '**bold** and *italic*, `code`\nnext line',
      '- one\n- two\n\n1. first\n2. second',
      '| System | Days |\n| --- | --- |\n| EPIC | 2 |',
      '```ts\nconst answer = 42\n```',
      '![pixel](https://evil.example/pixel.png) <img src=x onerror="document.title=1"> [bad](javascript:alert(1)) [good](https://example.org/)',
      '[here](/projects) [mail](mailto:a@example.org) [API] [SCROLL_TO_MOON]',
    ].join('\n\n')
    await answerWith(page, response, { streamed: true })
    const { ask, last } = await visitChat(page, way)
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await ask('Form?')
    await expect(last.getByRole('table').getByRole('cell')).toHaveText(['EPIC', '2'])
    await expect(last.getByRole('strong').or(last.locator('strong'))).toHaveText(['bold'])
    await expect(last.locator('em')).toHaveText('italic')
    await expect(last.locator('p br')).toHaveCount(1)
    await expect(last.locator('.chat-text').getByRole('listitem')).toHaveText(['one', 'two', 'first', 'second'])
    await expect(last.locator('pre code')).toHaveText('const answer = 42\n')
    await expect(last.locator('.chat-text img')).toHaveCount(0)
    await expect(last.getByRole('link', { name: 'bad' })).toHaveCount(0)
    await expect(last.getByRole('link', { name: 'good' })).toHaveAttribute('rel', 'noopener nofollow')
    await expect(last).toContainText('[API]')
    await expect(last).not.toContainText('MOON')
    expect(said.join('\n')).toContain('[SCROLL_TO_MOON]')
    await last.getByRole('link', { name: 'here' }).click()
    await expect(page).toHaveURL('/projects')
  })

  test(`an architecture can be enlarged, moved, listed, saved and asked about (${named(way)})`, async ({ page }) => {
    const asked = await answerWith(page, 'x')
    const { ask, last, button, panel, content, tFeature, t } = await visitChat(page, way)
    const study = expectDefined(content.caseStudies[0])
    const { diagram, id: project } = study
    const systemDiagram = sentDiagram(way.language, project)
    await answerWith(page, { response: 'See.', systemDiagram })
    await ask('Architecture?')
    const card = last.getByRole('region', { name: diagram.title, exact: true })
    const drawing = card.getByRole('img', { name: t('diagram.alt', { title: diagram.title }) })
    const frame = card.getByRole('region', { name: tFeature('diagram.view', { title: diagram.title }) })
    const view = async () =>
      expectDefined(await drawing.getAttribute('viewBox'))
        .split(' ')
        .map(Number) as [number, number, number]
    const { width, height } = systemDiagram.drawing
    const whole = `-8 -8 ${width + 16} ${height + 16}`
    await expect(drawing).toHaveAttribute('viewBox', whole)

    // By keys: closer, to the right, back to the whole; while all of it is shown the arrows move the conversation.
    await frame.focus()
    await page.keyboard.press('ArrowRight')
    await expect(drawing).toHaveAttribute('viewBox', whole)
    await page.keyboard.press('+')
    const [x, , w] = await view()
    expect(w).toBeCloseTo((width + 16) / 1.5)
    await page.keyboard.press('ArrowRight')
    expect((await view())[0]).toBeCloseTo(x + (width + 16) / 15)
    await page.keyboard.press('0')
    await expect(drawing).toHaveAttribute('viewBox', whole)

    // By buttons and dragging; a drag asks nothing.
    const before = asked.length
    await button(tFeature('diagram.closer')).click()
    const [left] = await view()
    await drawing.hover()
    await page.mouse.down()
    await page.mouse.move(10, 10, { steps: 30 })
    await page.mouse.up()
    await expect.poll(async () => (await view())[0]).toBeGreaterThan(left)
    expect(asked.length).toBe(before)
    await button(tFeature('diagram.farther')).click()
    await button(tFeature('diagram.whole')).press('Enter')

    // The same in words.
    await card.getByText(t('diagram.parts'), { exact: true }).click()
    await expect(card.getByRole('list').first().getByRole('listitem')).toHaveCount(diagram.nodes.length)
    await expect(card).toContainText(expectDefined(diagram.nodes[0]).details)
    await card.getByText(t('diagram.connections'), { exact: true }).click()
    const { from, to, label } = expectDefined(diagram.connections[0])
    const name = (id: string) => expectDefined(diagram.nodes.find((node) => node.id === id)).label
    await expect(card).toContainText(t('diagram.connection', { from: name(from), to: name(to), label }))

    // As a file of its own: no class, no variable, nothing foreign.
    const [download] = await Promise.all([page.waitForEvent('download'), button(tFeature('diagram.save')).click()])
    expect(download.suggestedFilename()).toMatch(/^.+\.svg$/)
    const file = readFileSync(await download.path(), 'utf8')
    expect(file).toContain('xmlns="http://www.w3.org/2000/svg"')
    expect(file).toContain(expectDefined(diagram.nodes[0]).label.split(/[ -]/)[0])
    expect(file).not.toMatch(/class=|var\(|style=/)

    // The whole screen, and back.
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
    await button(t('diagram.fullscreen')).click()
    await expect.poll(isFull).toBe(true)
    await button(t('diagram.closeFullscreen')).click()
    await expect.poll(isFull).toBe(false)

    // A part in the drawing, a part in the list and a next step each ask.
    const questions = await answerWith(page, { response: 'It does.', systemDiagram })
    const about = (part: string) => tFeature('diagram.ask', { part, system: diagram.title })
    await drawing
      .locator('.node-box')
      .first()
      .click({ position: { x: 3, y: 3 } })
    await expect(panel).toContainText(about(expectDefined(diagram.nodes[0]).label))
    await last.getByText(t('diagram.parts'), { exact: true }).click()
    await button(tFeature('diagram.askLabel', { part: expectDefined(diagram.nodes[1]).label }))
      .last()
      .click()
    await expect(last).toContainText('It does.')
    await expect.poll(() => questions.length).toBe(2)
    await last.getByRole('button', { name: expectDefined(diagram.nextSteps[0]).ask }).click()
    await expect
      .poll(() => questions.map(({ message }) => message))
      .toEqual([
        about(expectDefined(diagram.nodes[0]).label),
        about(expectDefined(diagram.nodes[1]).label),
        diagram.nextSteps[0]?.ask,
      ])
    expect(questions.map((question) => question.about)).toEqual([
      { project, node: expectDefined(diagram.nodes[0]).id },
      { project, node: expectDefined(diagram.nodes[1]).id },
      { project },
    ])
  })
}

test('where a browser has no full screen, the assistant’s drawing does not offer it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }))
  const { ask, button, content, t, tFeature } = await visitChat(page)
  const systemDiagram = sentDiagram('en', expectDefined(content.caseStudies[0]).id)
  await answerWith(page, { response: 'See.', systemDiagram })
  await ask('Architecture?')
  await expect(button(tFeature('diagram.save'))).toBeVisible()
  await expect(button(t('diagram.fullscreen'))).toHaveCount(0)
})

test('the real assistant draws an architecture and cites the page', async ({ page }) => {
  const { ask, last } = await visitChat(page)
  await ask('Show me the architecture of the EPIC AI Platform')
  await expect(last.getByRole('img', { name: 'Diagram: EPIC answer path' })).toBeVisible()
  await sources(last).click()
  const before = await offset(page)
  await last.getByRole('link').last().click()
  await expect.poll(async () => page.url().includes('/case-study/') || (await offset(page)) !== before).toBe(true)
})

test('the real assistant answers what is pressed in its drawing', async ({ page }) => {
  const { ask, last, content, t, tFeature } = await visitChat(page)
  const { diagram } = expectDefined(content.caseStudies.find(({ id }) => id === 'epic-ai-platform'))
  const [line] = diagram.connections.slice(4)
  const { from, to, label } = expectDefined(line)
  const name = (id: string) => expectDefined(diagram.nodes.find((node) => node.id === id)).label
  await ask('Show me the architecture of the EPIC AI Platform')
  const card = last.getByRole('region', { name: diagram.title, exact: true })
  await card.getByText(t('diagram.connections'), { exact: true }).click()
  const part = t('diagram.connection', { from: name(from), to: name(to), label })
  await card.getByRole('button', { name: tFeature('diagram.askLabel', { part }) }).click()
  await expect(last).toContainText(`“${label}” goes from ${name(from)} to ${name(to)}.`)

  await ask('Show me the architecture of the EPIC AI Platform')
  await card
    .getByRole('img', { name: t('diagram.alt', { title: diagram.title }) })
    .locator('.node-box')
    .first()
    .click({ position: { x: 3, y: 3 } })
  const [node, second] = diagram.nodes
  await expect(last).toContainText(expectDefined(node).details)
  await expect(last).toContainText(`It sends “question” to ${expectDefined(second).label}.`)
  await expect(sources(last)).toBeVisible()
})

test('a visitor without any match is told so kindly', async ({ page }) => {
  const { button, last, tFeature, content } = await visitChat(page)
  await button('Take Fit Assessment').click()
  for (const label of ['Something else', 'Something else', 'Extra hands only']) {
    await last.getByRole('button', { name: label }).click()
  }
  const result = last.getByRole('region', { name: 'Fit assessment' })
  await expect(result).toContainText('70%')
  await expect(result.getByRole('heading', { name: tFeature('fit.open') })).toBeVisible()
  await expect(result).toContainText(tFeature('fit.noReasons'))
  await expect(result.getByRole('heading', { name: tFeature('fit.reasons') })).toBeHidden()
  // No list without an item: the next steps are the only one.
  await expect(result.getByRole('list')).toHaveCount(1)
  await expect(result.getByRole('list')).toContainText(tFeature('fit.clarify.first'))
  await result.getByRole('link', { name: tFeature('advert.write', { owner: content.profile.name }) }).click()
  await expect(page).toHaveURL(/\/#contact$/)
})

test('a question of the assessment can still be answered after another question', async ({ page }) => {
  await answerWith(page, 'By the way.')
  const { ask, button, messages, last } = await visitChat(page)
  await button('Take Fit Assessment').click()
  await ask('Where does she live?')
  await expect(last).toContainText('By the way.')
  await messages.filter({ hasText: 'Question 1 of 3' }).getByRole('button').first().click()
  await expect(last).toContainText('Question 2 of 3')
  // A reload in between goes on where it was.
  await page.reload()
  await expect(last).toContainText('Question 2 of 3')
  await last.getByRole('button').first().click()
  await page.reload()
  await expect(last).toContainText('Question 3 of 3')
})

for (const way of ways) {
  test(`no part of a drawing lies beyond its frame (${named(way)})`, async ({ page }) => {
    const { ask, last } = await visitChat(page, way)
    await ask('Show me the architecture of the EPIC AI Platform')
    const drawing = last.locator('.chat-drawing .diagram')
    await expect(drawing).toBeVisible()
    const [drawn, framed] = await drawing.evaluate((svg) =>
      [svg, svg.parentElement ?? svg].map((element) => {
        const { left, right } = element.getBoundingClientRect()
        return [Math.floor(left), Math.ceil(right)] as const
      }),
    )
    expect(expectDefined(drawn)[0]).toBeGreaterThanOrEqual(expectDefined(framed)[0])
    expect(expectDefined(drawn)[1]).toBeLessThanOrEqual(expectDefined(framed)[1])
  })
}
