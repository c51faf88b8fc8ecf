import { arrive, notice, untilShown } from '#tests/browser/own-clock.ts'
import { expect, test } from '#tests/browser/site.ts'
import { DRAFT_KEY } from '#web/features/contact/draft.ts'
import * as tracked from '#web/platform/tracking/tracked-behavior.ts'

const keys = [
  ...Object.values(tracked).filter((value) => typeof value === 'string'),
  ...['chat', 'chat-erasures', 'chat-request', 'toast', DRAFT_KEY],
]

for (const kept of ['{"oh', '7', '[{}]']) {
  test(`the page lives and offers help where the browser kept ${kept}`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.addInitScript(
      ({ all, text }) => {
        for (const key of all) for (const storage of [localStorage, sessionStorage]) storage.setItem(key, text)
      },
      { all: keys, text: kept },
    )
    await arrive(page)
    await notice(page)
    await untilShown(page, page.getByRole('complementary', { name: 'A suggestion' }))
    expect(errors).toEqual([])
  })
}
