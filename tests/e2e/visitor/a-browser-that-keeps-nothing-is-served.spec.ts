import { test } from '#tests/browser/blocked-cookies.ts'
import { answerWith, visitChat, ways } from '#tests/browser/chat.ts'
import { expect } from '#tests/browser/site.ts'

for (const way of ways) {
  test(`a question is answered where cookies are blocked (${way.surface})`, async ({ page }) => {
    await answerWith(page, 'Here is the answer.')
    const { ask, last } = await visitChat(page, way)
    await ask('Where do you live?')
    await expect(last).toContainText('Here is the answer.')
    await ask('And since when?')
    await expect(last).toContainText('Here is the answer.')
  })
}
