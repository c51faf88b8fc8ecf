import { contentIn } from '#content/owner.ts'
import { expect, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

const { caseStudies } = contentIn('en')
/** One that some of the projects use, and not all. */
const technology = expectDefined(
  caseStudies
    .flatMap(({ technologies }) => technologies)
    .find((one) => !caseStudies.every(({ technologies }) => technologies.includes(one))),
)
const users = caseStudies.filter(({ technologies }) => technologies.includes(technology))
const others = caseStudies.filter((study) => !users.includes(study))

test('a technology leaves the projects that use it, and all of them come back', async ({ page }) => {
  await open(page, '/projects')
  const cards = page.locator('#all > li')
  await expect(cards).toHaveCount(caseStudies.length)
  await page.locator('.filters summary').click()
  const choice = page.getByRole('list', { name: 'Technologies' }).getByRole('link', { name: technology, exact: true })
  await choice.press('Enter')
  await expect(cards).toHaveCount(users.length)
  // Where its result is read, and the next Tab leads on from.
  await expect(page.locator(':target')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator(':target').getByRole('link', { name: expectDefined(users[0]).title })).toBeFocused()
  await expect(choice).toHaveAttribute('aria-current', 'true')
  for (const { title } of users) await expect(cards.filter({ hasText: title })).toHaveCount(1)

  // Whoever is sent the address sees the same.
  await page.reload()
  await expect(cards).toHaveCount(users.length)
  await page.getByRole('link', { name: 'View All Projects' }).locator('visible=true').click()
  await expect(cards).toHaveCount(caseStudies.length)
  await expect(page.locator('#all')).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a technology names the projects that use it', async ({ page }) => {
    await page.goto('/projects')
    await page.locator('.filters summary').click()
    await page.getByRole('list', { name: 'Technologies' }).getByRole('link', { name: technology, exact: true }).click()
    const named = page.locator(':target')
    for (const { title } of users) await expect(named.getByRole('link', { name: title })).toBeVisible()
    for (const { title } of others) await expect(named.getByRole('link', { name: title })).toHaveCount(0)
  })
})
