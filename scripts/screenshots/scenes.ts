/** What is looked at: every page, and every overlay and state that a visitor can bring about on it. */
import type { Page } from '@playwright/test'
import { sitePages } from '../../content/pages.ts'

export interface Scene {
  name: string
  path: string
  /** Who is looking; somebody who is not signed in unless told. */
  as?: 'client' | 'owner'
  /** What is done before the picture is taken. */
  act?(page: Page): Promise<void>
  /** The window alone, and not the whole page: for what lies above the page. */
  isOverlay?: boolean
}

const press = (selector: string) => async (page: Page) => {
  await page.locator(selector).locator('visible=true').first().click()
}

const pages: Scene[] = [
  ...sitePages.map(({ path }) => path),
  '/privacy',
  '/nothing-here',
  '/case-study/nothing-here',
  '/audit/00000000-0000-4000-8000-000000000000',
  '/client-portal',
  '/secure/admin',
].map((path) => ({ name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-').slice(0, 40), path }))

const overlays: Omit<Scene, 'isOverlay'>[] = [
  { name: 'languages', path: '/', act: press('header summary') },
  // On a wide window, where there is no such button, the bar stands as it is.
  { name: 'menu', path: '/', act: press('header button[aria-haspopup=dialog]') },
  { name: 'resume-dialog', path: '/', act: press('#resume-download-btn') },
  { name: 'sign-in', path: '/client-portal?login=1' },
  { name: 'chat-open', path: '/', act: press('#ai-chat-toggle') },
  {
    name: 'chat-answered',
    path: '/chat',
    async act(page) {
      await page.getByRole('textbox').first().fill('Kubernetes?')
      await page.keyboard.press('Enter')
      await page.locator('[data-message="assistant"] .chat-text').last().waitFor()
    },
  },
  {
    name: 'contact-refused',
    path: '/#contact',
    act: press('#contact form button[type=submit]'),
  },
  { name: 'skill-open', path: '/#about', act: press('#about summary') },
]

const portal: Scene[] = ['', 'milestones', 'metrics', 'team', 'resources'].map((tab) => ({
  name: `portal-${tab || 'overview'}`,
  path: `/client-portal${tab && `?tab=${tab}`}`,
  as: 'client',
}))

const desk: Scene[] = ['inbox', 'clients', 'providers', 'seo', 'analytics', 'users', 'running', 'log'].map((tab) => ({
  name: `desk-${tab}`,
  path: `/admin?tab=${tab}`,
  as: 'owner',
}))

export const scenes: Scene[] = [
  ...pages,
  ...overlays.map((scene) => ({ ...scene, isOverlay: true })),
  ...portal,
  ...desk,
  { name: 'account', path: '/account', as: 'client' },
]
