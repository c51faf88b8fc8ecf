import type { Page } from '@playwright/test'
import { failing, goOffline, inTurn, press, type Scene, unanswered } from './scene.ts'

const FIT = '[data-action=start-fit-assessment]'
const ADVERT = `Senior platform engineer. You will design and run our cloud platform on Azure and Kubernetes, build
pipelines for machine learning, lead a team of eight and look after security and costs. Five years of experience with
Terraform, Python and event-driven systems; Rust is a plus. German on a professional level.`

const answered = (page: Page) => page.locator('[data-message="assistant"] .chat-text').last().waitFor()

const ask = (question: string) => async (page: Page) => {
  await page.locator('.chat textarea').fill(question)
  await page.keyboard.press('Enter')
}

const asking = (question: string) => inTurn(ask(question), answered)

/** Answers all questions of the assessment with the first option. */
async function assess(page: Page): Promise<void> {
  await press(FIT)(page)
  for (const number of [1, 2, 3]) {
    await page
      .locator('.chat fieldset')
      .nth(number - 1)
      .locator('.chat-option')
      .first()
      .click()
  }
  await page.locator('.chat-gauge').waitFor()
}

const openPanel = press('#ai-chat-toggle')
const openTools = press('.chat-plus summary')
const openAdvert = inTurn(openTools, press('.chat-plus .popup button'))
const openAudit = inTurn(openTools, (page) => page.locator('.chat-plus .popup button').nth(1).click())

const scenes: Omit<Scene, 'isOverlay'>[] = [
  { name: 'chat-open', path: '/', act: openPanel },
  { name: 'chat-answered', path: '/chat', act: asking('Kubernetes?') },
  {
    name: 'chat-diagram',
    path: '/chat',
    act: asking('Show me the architecture diagram of the fraud detection system'),
  },
  { name: 'chat-projects', path: '/chat', act: asking('Which projects have you done?') },
  { name: 'chat-resume', path: '/chat', act: asking('Make me a résumé for a CTO') },
  { name: 'chat-unknown', path: '/chat', act: asking('What is your favourite pizza?') },
  {
    name: 'chat-guide',
    path: '/',
    act: inTurn(openPanel, ask('Give me a tour of the site'), (page) => page.locator('.chat-guide').waitFor()),
  },
  { name: 'chat-fit', path: '/', act: inTurn(openPanel, press(FIT)) },
  { name: 'chat-fit-result', path: '/', act: inTurn(openPanel, assess) },
  {
    name: 'chat-summary',
    path: '/',
    act: inTurn(openPanel, assess, press('section:has(.chat-gauge) .button-primary')),
  },
  { name: 'chat-advert', path: '/chat', act: openAdvert },
  {
    name: 'chat-advert-result',
    path: '/chat',
    async act(page) {
      await openAdvert(page)
      await page.locator('.advert-form textarea').fill(ADVERT)
      await press('.advert-form button[type=submit]')(page)
      await page.locator('.advert-form').waitFor({ state: 'detached' })
    },
  },
  { name: 'chat-audit', path: '/chat', act: openAudit },
  {
    name: 'chat-audit-rejected',
    path: '/chat',
    async act(page) {
      await openAudit(page)
      await page.locator('.chat form input').fill('http://127.0.0.1/')
      await page.keyboard.press('Enter')
    },
  },
  { name: 'chat-waiting', path: '/chat', before: unanswered('**/api/chat'), act: ask('Kubernetes?') },
  { name: 'chat-failed', path: '/chat', before: failing('**/api/chat'), act: ask('Kubernetes?') },
  { name: 'chat-offline', path: '/chat', act: inTurn(goOffline, ask('Kubernetes?')) },
]

export const chatScenes: Scene[] = scenes.map((scene) => ({ ...scene, isOverlay: true }))
