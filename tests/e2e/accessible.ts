import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './site.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

export const both = ['light', 'dark'] as const
export type ColorScheme = (typeof both)[number]

/** Looks at the page as it is now, in each of these colour schemes. */
export async function expectNoViolation(
  page: Page,
  colorSchemes: readonly ColorScheme[] = both,
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
): Promise<void> {
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme, reducedMotion })
    await expect(page.locator('html')).toContainClass(colorScheme)
    const { violations } = await new AxeBuilder({ page })
      .withTags(tags)
      .options({ resultTypes: ['violations'] })
      // The other mode opens a page of its own for each look, which takes long.
      .setLegacyMode()
      .analyze()
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    expect.soft(found, `${page.viewportSize()?.width} pixels wide, ${colorScheme}`).toEqual([])
  }
}
