import type { Page } from '@playwright/test'
import { expectNoViolation } from '#tests/browser/accessible.ts'
import {
  answerWith,
  crossed,
  keep,
  named,
  onQuestion,
  savedChat,
  visitChat,
  type Way,
  ways,
} from '#tests/browser/chat.ts'
import { chatMessages, expect, messagesIn, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { sentDiagram } from '#tests/builders/system-diagram.ts'
import { fitQuestion, fitResult } from '#web/features/chat/assessment/assessment.ts'

const [widget] = ways as [Way]

/** Puts a conversation with every card into the browser. */
async function keepEveryCard(page: Page, { language }: Way, rest: object = {}): Promise<void> {
  const [{ content }, tFeature] = await Promise.all([messagesIn(language), chatMessages(language)])
  const { caseStudies, profile } = content
  const study = expectDefined(caseStudies[0])
  const text = 'A **fact** [^1]\n\n- one\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n```\nwide code\n```\n\n> said'
  const said = (more: object) => ({ role: 'assistant', content: '', ...more })
  const messages = [
    { role: 'user', content: 'What?' },
    said({
      content: text,
      provider: 'local',
      citations: [{ n: 1, id: 'x', text: 'A fact.', anchor: '/#about' }],
      interactiveChips: [{ label: 'Chip', action: 'chip_chip', icon: 'ai' }],
      actions: ['SCROLL_TO_ABOUT'],
      showRoleSelection: true,
      feedback: 'up',
    }),
    said({ content: 'See.', provider: 'local', systemDiagram: sentDiagram(language, study.id) }),
    said({
      content: 'Cards.',
      projectCards: caseStudies.map(({ id, icon, title, subtitle, metrics }) => {
        return { id, icon, title, description: subtitle, metric: expectDefined(metrics[0]).value }
      }),
    }),
    said({ fitScoreResult: fitResult([expectDefined(profile.coreExpertise[0]).id], tFeature, content) }),
    said({
      conversationSummary: { userType: 'client', keyInterests: ['AI'], companyInfo: null, nextAction: 'Write' },
    }),
    said({ content: 'Broken', partial: true, again: true }),
    said({ fitScoreAssessment: fitQuestion(0, tFeature, content) }),
  ]
  await keep(page, 'chat', savedChat(messages, { fitAnswers: [], ...rest }))
}

for (const [way, width, state] of [
  [expectDefined(ways[0]), 1280, { pathsOpen: true }],
  [expectDefined(crossed[0]), 360, { role: 'client', contactOpen: true }],
  [expectDefined(ways[1]), 360, { role: 'client', contactOpen: true }],
  [expectDefined(crossed[1]), 1280, { pathsOpen: true }],
] as const) {
  test(`every card is accessible (${named(way)}, ${width} pixels)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await keepEveryCard(page, way, state)
    const { panel, t } = await visitChat(page, way)
    await expect(panel.getByRole('table')).toBeVisible()
    for (const summary of await panel.locator('.chat-box details > summary').all()) await summary.press('Enter')
    await expect(panel.getByText(t('diagram.connections'), { exact: true })).toBeVisible()
    await expectNoViolation(page, [way.theme])
  })
}

test('loading, a guide and an error are accessible', async ({ page, faults }) => {
  faults.allow(/Failed to load resource/)
  const { ask, panel, last, button, tFeature } = await visitChat(page)
  await onQuestion(page, () => {})
  await ask('Waiting')
  await expect(panel.locator('.skeleton').first()).toBeVisible()
  await expectNoViolation(page, ['light'])
  await button(tFeature('input.stop')).click()
  await onQuestion(page, (route) => route.abort())
  await ask('Failing')
  await expect(last).toContainText(tFeature('failure.widget'))
  await answerWith(page, 'Come. [START_TOUR_GUIDE]')
  await ask('Tour')
  await expect(page.locator('.chat-guide')).toBeVisible()
  await expectNoViolation(page, ['dark'])
  await button(tFeature('panel.expand')).click()
  await expectNoViolation(page, ['light'])
})

for (const covered of ['by a window as narrow as a phone', 'by the wide panel'] as const) {
  test(`content that the chat covers ${covered} is not reachable until it is visible again`, async ({ page }) => {
    await page.setViewportSize({ width: covered === 'by the wide panel' ? 1280 : 360, height: 800 })
    const { panel, button, tFeature, t } = await visitChat(page)
    if (covered === 'by the wide panel') await button(tFeature('panel.expand')).click()
    const held = new Set<boolean>()
    // More presses than the panel has places.
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab')
      held.add(
        await page.evaluate(() => {
          const { activeElement } = document
          return activeElement === document.body || Boolean(activeElement?.closest('.chat'))
        }),
      )
    }
    expect([...held]).toEqual([true])
    const footer = page.getByRole('contentinfo')
    await expect(footer).toHaveJSProperty('inert', true)
    await button(tFeature('panel.minimise')).click()
    await expect(footer).toHaveJSProperty('inert', false)
    await button(tFeature('panel.restore')).click()
    await expect(footer).toHaveJSProperty('inert', true)
    await button(t('common.close')).click()
    await expect(panel).toHaveCount(0)
    await expect(page.locator('#ai-chat-toggle')).toBeFocused()
    await expect(footer).toHaveJSProperty('inert', false)
  })
}

test('the panel works by keyboard alone, in the order in which it is read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { panel, field, tFeature, t, content } = await visitChat(page, widget)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  const toggle = page.locator('#ai-chat-toggle')
  await expect(toggle).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()

  await panel.getByRole('button', { name: tFeature('panel.minimise') }).focus()
  const order: string[] = []
  for (let i = 0; i < 16; i++) {
    order.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      ),
    )
    await page.keyboard.press('Tab')
  }
  expect(order.map((name) => name.trim())).toEqual([
    tFeature('panel.minimise'),
    tFeature('panel.expand'),
    t('common.close'),
    tFeature('panel.messages'),
    ...(['architecture', 'projects', 'leadership', 'results', 'fit'] as const).map((id) => tFeature(`chips.${id}`)),
    tFeature('persona.offer'),
    tFeature('paths.heading'),
    tFeature('notice.kept'),
    tFeature('page.clear'),
    tFeature('consent.label', { owner: content.profile.name }),
    tFeature('input.tools'),
    tFeature('input.label'),
  ])
})

test('the fit assessment works by keyboard alone, and the focus is never lost', async ({ page }) => {
  const { button, last, messages, tFeature } = await visitChat(page, widget)
  await button(tFeature('chips.fit')).press('Enter')
  await expect(button(tFeature('chips.fit'))).toBeFocused()
  const option = (number: number) =>
    messages
      .filter({ hasText: tFeature('fit.progress', { number, total: 3 }) })
      .getByRole('button')
      .first()
  await option(1).focus()
  for (const number of [1, 2, 3]) {
    await page.keyboard.press('Enter')
    await expect(number < 3 ? option(number + 1) : button(tFeature('fit.summarise'))).toBeVisible()
    await expect(option(number)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(number < 3 ? option(number + 1) : button(tFeature('fit.summarise'))).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(last.getByRole('region', { name: tFeature('summary.heading') })).toBeVisible()
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

test('during text composition Enter chooses the word and sends nothing', async ({ page }) => {
  const asked = await answerWith(page, 'x')
  const { field } = await visitChat(page, crossed[0])
  await field.fill('にほん')
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(field).toHaveValue('にほん')
  expect(asked).toHaveLength(0)
})
