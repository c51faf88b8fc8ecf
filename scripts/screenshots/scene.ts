/** A screenshot's scene, and common steps of scenes. */
import type { Page } from '@playwright/test'

/** Viewer: signed out, a client with projects, a user without any, or the owner. */
export type Viewer = 'visitor' | 'client' | 'newcomer' | 'owner'

export interface Scene {
  name: string
  path: string
  /** By default a visitor. */
  as?: Viewer
  /** Runs before the page is loaded. */
  before?(page: Page): Promise<unknown>
  /** Runs before the screenshot. */
  act?(page: Page): Promise<unknown>
  /** Only the window instead of the whole page, for overlays. */
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

/** Leaves these calls unanswered, as on a very slow network. */
export const unanswered = (calls: string) => (page: Page) => page.route(calls, () => {})

/** Makes these calls fail. */
export const failing = (calls: string) => (page: Page) => page.route(calls, (route) => route.fulfill({ status: 500 }))

/** Takes the browser offline. */
export const goOffline = (page: Page) => page.context().setOffline(true)
