import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expectDefined } from '#tests/builders/defined.ts'
import { expect } from './site.ts'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // What is written on a control begins its name; axe counts the rule as experimental.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
  // Would fetch all styles again for each look; of these rules only one about audio asks for anything, and there is none.
  preload: false,
} satisfies axe.RunOptions
/** All that depends on colours: the rest of a page is the same in the other scheme, and takes most of the time. */
const ofColours = {
  ...options,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies axe.RunOptions

export const both = ['light', 'dark'] as const
export type ColorScheme = (typeof both)[number]

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Looks at the page as it is now, in each of these colour schemes. */
export async function expectNoViolation(
  page: Page,
  colorSchemes: readonly ColorScheme[] = both,
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
): Promise<void> {
  // Once for each page: it takes longer to be read than most pages to be looked at.
  if (await page.evaluate(() => !window.axe)) await page.evaluate(source)
  for (const [i, colorScheme] of colorSchemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion })
    await expect(page.locator('html')).toContainClass(colorScheme)
    // Colours on their way from one scheme to the other are neither.
    await page.evaluate(async () => {
      const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      await Promise.allSettled(changes.map(({ finished }) => finished))
    })
    const { violations } = expectDefined(
      await page.evaluate((wanted) => window.axe?.run(wanted), i === 0 ? options : ofColours),
    )
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    expect.soft(found, `${page.viewportSize()?.width} pixels wide, ${colorScheme}`).toEqual([])
  }
}
