import { answerWith, visitChat } from '#tests/browser/chat.ts'
import { expect, test } from '#tests/browser/site.ts'

const job = {
  n: 1,
  id: 'experience.stavholt-media.achievement.hold-election-night',
  text: 'Served 38,000 requests per second on election night 2013 without an incident',
  anchor: '/#job-stavholt-media',
}
const outcome = {
  n: 2,
  id: 'case-study.epic-ai-platform.outcome.sound-citations',
  text: '96% of citations correct in weekly samples',
  anchor: '/case-study/epic-ai-platform#outcomes',
}

test('a citation is read before it is followed, opens what is folded and marks the sentence', async ({ page }) => {
  const { ask, panel } = await visitChat(page)
  await answerWith(page, { response: 'On election night.[^1] In samples.[^2]', citations: [job, outcome] })
  await ask('What held?')
  const footnote = panel.locator('.footnote')
  const preview = panel.locator('.footnote-preview')
  await expect(preview.first()).toBeHidden()
  await footnote.first().hover()
  await expect(preview.first()).toBeVisible()
  await footnote.nth(1).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(preview.nth(1)).toBeVisible()

  const place = page.locator('#job-stavholt-media')
  await expect(place.getByText(job.text)).toBeHidden()
  await footnote.first().click()
  await expect(place.getByText(job.text)).toBeVisible()
  await expect(page.locator('.chat-marked')).toHaveText(job.text)
  await expect(page.locator('.chat-marked')).toBeInViewport()
})

test('the chat stays open where a citation leads to another page', async ({ page }) => {
  const { ask, panel, said } = await visitChat(page)
  await answerWith(page, { response: 'In samples.[^2]', citations: [outcome] })
  await ask('How sound are citations?')
  await panel.locator('.footnote').click()
  await expect(page).toHaveURL(outcome.anchor)
  await expect(page.locator('.chat-marked')).toHaveText(outcome.text)
  await expect(said).toHaveText('How sound are citations?')
  await expect(panel.getByRole('textbox')).toBeVisible()
})
