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

/** Stands at a place of the same name on another page. */
const otherOutcome = {
  n: 3,
  id: 'case-study.mlops-transformation.outcome.faster-releases',
  text: 'Model releases cut from six weeks to two days',
  anchor: '/case-study/mlops-transformation#outcomes',
}

const article = {
  n: 4,
  id: 'article.removed-answer-cache',
  text: 'The cache we built and took out again: A cache of similar answers would have made EPIC cheaper.',
  anchor: '/writing/removed-answer-cache',
}

const passage = {
  n: 5,
  id: 'passage.removed-answer-cache.8',
  text: 'Every question is searched anew, and the rights are part of the query.',
  anchor: '/writing/removed-answer-cache#passage-8',
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

test('a citation is looked for on its own page, although the page before has a place of that name', async ({
  page,
}) => {
  const { ask, panel } = await visitChat(page)
  await answerWith(page, { response: 'In samples.[^2] In weeks.[^3]', citations: [outcome, otherOutcome] })
  await ask('What came of it?')
  for (const [i, { anchor, text }] of [outcome, otherOutcome, outcome].entries()) {
    await panel
      .locator('.footnote')
      .nth(i % 2)
      .click()
    await expect(page).toHaveURL(anchor)
    await expect(page.locator('.chat-marked')).toHaveText(text)
    await expect(page.locator('.chat-marked')).toBeInViewport()
    await expect(page.locator('#outcomes')).toBeFocused()
  }
})

test('the chat stays open where a citation leads to an article, and from there to a project', async ({ page }) => {
  const { ask, panel, said } = await visitChat(page)
  await answerWith(page, { response: 'It was removed.[^4] In samples.[^2]', citations: [article, outcome] })
  await ask('Was there a cache?')
  await panel.locator('.footnote').first().click()
  await expect(page).toHaveURL(article.anchor)
  await expect(page.getByRole('heading', { level: 1, name: 'The cache we built and took out again' })).toBeInViewport()
  await expect(said).toHaveText('Was there a cache?')
  await expect(panel.getByRole('textbox')).toBeVisible()
  await panel.locator('.footnote').nth(1).click()
  await expect(page).toHaveURL(outcome.anchor)
  await expect(page.locator('.chat-marked')).toHaveText(outcome.text)
  await expect(said).toHaveText('Was there a cache?')
})

test('a citation leads to the passage of an article, and marks it', async ({ page }) => {
  const { ask, panel } = await visitChat(page)
  await answerWith(page, { response: 'Rights are part of the query.[^5]', citations: [passage] })
  await ask('What is done instead?')
  await panel.locator('.footnote').click()
  await expect(page).toHaveURL(passage.anchor)
  await expect(page.locator('.chat-marked')).toContainText(passage.text)
  await expect(page.locator('.chat-marked')).toBeInViewport()
  await expect(page.locator('#passage-8')).toBeFocused()
})
