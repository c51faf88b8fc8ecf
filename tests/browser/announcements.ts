import type { Page } from '@playwright/test'

/** Writes down from the next page on what its live region says. @returns what it has said so far. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver((changes) => {
      const live = document.querySelector('body > * [role=status][aria-live], [role=status][aria-live]')
      if (changes.some(({ target }) => live?.contains(target)) && live?.textContent) heard.push(live.textContent)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}
