/** A picture to be taken: where, of what, and in whose eyes; and what scenes do again and again. */
import type { Page } from '@playwright/test'

/** Whoever is not signed in, a client with projects, somebody whose account has nothing yet, or the owner. */
export type Viewer = 'visitor' | 'client' | 'newcomer' | 'owner'

export interface Scene {
  name: string
  path: string
  /** A visitor unless told. */
  as?: Viewer
  /** What is done before the page is asked for. */
  before?(page: Page): Promise<unknown>
  /** What is done before the picture is taken. */
  act?(page: Page): Promise<unknown>
  /** The window alone, and not the whole page: for what lies above the page. */
  isOverlay?: boolean
}

export const press =
  (...selectors: string[]) =>
  async (page: Page) => {
    for (const selector of selectors) await page.locator(selector).locator('visible=true').first().click()
  }

type Step = (page: Page) => Promise<unknown>

export const inTurn =
  (...steps: Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page)
  }

/** From here on the server leaves these calls without an answer, as on a network that is very slow. */
export const unanswered = (calls: string) => (page: Page) => page.route(calls, () => {})

/** From here on the server fails at these calls. */
export const failing = (calls: string) => (page: Page) => page.route(calls, (route) => route.fulfill({ status: 500 }))

/** The network is gone. */
export const goOffline = (page: Page) => page.context().setOffline(true)
