import type { Page, Route } from '@playwright/test'
import type { PersonaRequest } from '#contract/chat/persona.ts'
import { expectNoViolation } from '#tests/browser/accessible.ts'
import { signedIn } from '#tests/browser/accounts.ts'
import { answerWith, crossed, visitChat } from '#tests/browser/chat.ts'
import { OWNER } from '#tests/browser/environment.ts'
import { expect, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

const enrichment = {
  companyContext: {
    name: 'Example Works',
    industry: 'Manufacturing',
    technologies: ['Kubernetes', 'Kafka', 'Azure', 'React', 'Next.js'],
  },
  personalizedGreeting: 'Hello, Example Works.',
  suggestedTopics: ['How are drifting forecasting models noticed early?', 'How is telemetry processed?'],
  rolePlayScenario: 'Let us play it through.',
}

/** @returns what was asked. */
async function onEnrichment(page: Page, deal: (route: Route) => unknown): Promise<PersonaRequest[]> {
  const asked: PersonaRequest[] = []
  await page.route('**/api/enrich-persona', async (route) => {
    asked.push(route.request().postDataJSON())
    await deal(route)
  })
  return asked
}

async function agree(page: Page, email: string, way?: Parameters<typeof visitChat>[1]) {
  const chat = await visitChat(page, way)
  const { button, panel, tFeature } = chat
  await button(tFeature('persona.offer')).click()
  const address = panel.getByRole('textbox', { name: tFeature('persona.label') })
  await expect(address).toBeFocused()
  await address.fill(email)
  await button(tFeature('persona.submit')).click()
  return { ...chat, address, context: panel.getByRole('region', { name: tFeature('persona.heading') }) }
}

test('with an address given for it, the chat opens with the company’s context', async ({ page }) => {
  const questions = await answerWith(page, 'Early.')
  const asked = await onEnrichment(page, (route) => route.fulfill({ json: { success: true, enrichment } }))
  const { address, context, panel, button, tFeature, last } = await agree(page, 'not an address')
  await expect(address).toHaveAccessibleDescription(/valid email address.*domain is used/s)
  expect(asked).toEqual([])
  await expectNoViolation(page)
  await address.fill('anna@example-works.com')
  await address.press('Enter')
  await expect(context).toContainText('Example Works')
  await expect(context).toContainText('Manufacturing')
  await expect(context.getByRole('listitem')).toHaveText(['Kubernetes', 'Kafka', 'Azure', '+2 more'])
  await expect(panel.getByText(enrichment.personalizedGreeting)).toBeVisible()
  await expectNoViolation(page)

  // Nothing has been said yet: on the next visit it is prepared again, and without a question.
  await page.reload()
  await expect(context).toContainText('Example Works')
  expect(asked.map(({ email }) => email)).toEqual(['anna@example-works.com', 'anna@example-works.com'])
  await button(tFeature('persona.scenario')).click()
  await expect(last).toContainText(enrichment.rolePlayScenario)
  await panel.getByRole('textbox').fill('Telemetry?')
  await page.keyboard.press('Enter')
  await expect(last).toContainText('Early.')
  expect(expectDefined(expectDefined(questions[0]).history.at(-1)).content).toBe(enrichment.rolePlayScenario)

  await page.reload()
  await expect(panel.getByText('Early.')).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('forgetting the company, or the conversation, forgets the address', async ({ page }) => {
  const asked = await onEnrichment(page, (route) => route.fulfill({ json: { success: true, enrichment } }))
  const { context, button, tFeature, panel } = await agree(page, 'anna@example-works.com', crossed[0])
  await expect(context).toBeVisible()
  await button(tFeature('persona.forget')).click()
  await expect(context).toHaveCount(0)
  await page.reload()
  await expect(button(tFeature('persona.offer'))).toBeVisible()
  await button(tFeature('persona.offer')).click()
  await panel.getByRole('textbox', { name: tFeature('persona.label') }).fill('anna@example-works.com')
  await page.keyboard.press('Enter')
  await expect(context).toBeVisible()
  await button(tFeature('page.clear')).click()
  await expect(context).toHaveCount(0)
  await page.reload()
  await expect(button(tFeature('persona.offer'))).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('a signed-in user is known by the account’s address, until they opt out', async ({ page }) => {
  const asked = await onEnrichment(page, (route) => route.fulfill({ json: { success: true, enrichment } }))
  await signedIn(page, OWNER.email, OWNER.password)
  const { button, tFeature, panel } = await visitChat(page, crossed[0])
  const context = panel.getByRole('region', { name: tFeature('persona.heading') })
  await expect(context).toContainText(tFeature('persona.fromAccount'))
  expect(asked.map(({ email }) => email)).toEqual([OWNER.email])
  await button(tFeature('persona.forget')).click()
  await expect(context).toHaveCount(0)
  await page.reload()
  await expect(button(tFeature('persona.offer'))).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('after a failure the chat is the default one', async ({ page, faults }) => {
  faults.allow(/Failed to load resource/)
  await onEnrichment(page, (route) => route.fulfill({ status: 500, body: 'broken' }))
  const { address, context, button, tFeature, panel } = await agree(page, 'anna@example-works.com')
  await expect(address).toHaveCount(0)
  await expect(context).toHaveCount(0)
  await expect(button(tFeature('chips.fit'))).toBeEnabled()
  await expect(panel.getByRole('alert')).toHaveCount(0)
})

test('an address that belongs to no company brings a greeting and questions, but no context', async ({ page }) => {
  const { context, panel, tFeature, button } = await agree(page, 'anna@gmail.com')
  await expect(button(tFeature('persona.scenario'))).toBeVisible()
  await expect(panel.getByText('here are a few places to start')).toBeVisible()
  await expect(context).toHaveCount(0)
})
