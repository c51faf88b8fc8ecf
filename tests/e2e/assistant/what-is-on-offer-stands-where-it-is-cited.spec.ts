import { visitChat, ways } from '#tests/browser/chat.ts'
import { expect, messagesIn, open, test } from '#tests/browser/site.ts'

test('a footnote about a service leads to the services', async ({ page }) => {
  const { ask, last, content } = await visitChat(page, ways[0])
  await ask('What do you offer?')
  for (const { title } of content.services) await expect(last).toContainText(title)
  const footnotes = last.locator('a.footnote')
  await expect(footnotes.nth(content.services.length - 1)).toBeVisible()
  // Those side by side cover none of each other.
  for (const footnote of await footnotes.all()) await footnote.click({ trial: true })
  await footnotes.first().click()
  await expect(page).toHaveURL(/\/skills#services$/)
  const services = page.locator('#services')
  await expect(services).toBeInViewport()
  for (const { title, description } of content.services) {
    await expect(services).toContainText(title)
    await expect(services).toContainText(description)
  }
})

test('each service in the footer leads to its text', async ({ page }) => {
  const { content } = await messagesIn('en')
  await open(page, '/')
  for (const { title, description } of content.services) {
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(/\/skills#service-/)
    await expect(page.getByText(description)).toBeInViewport()
  }
})
