import { expect, open, test } from '#tests/browser/site.ts'

test('seven clicks on the version lead to the admin area, six do not', async ({ page }) => {
  await open(page, '/')
  const version = page.getByRole('contentinfo').getByRole('button', { name: 'v2.1.0' })
  for (let i = 0; i < 6; i++) await version.click()
  await expect(page).toHaveURL('/')
  await version.click()
  await expect(page).toHaveURL('/admin')
})

test('the footer names the owner, the year, and profiles elsewhere', async ({ page }) => {
  await open(page, '/chat')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('© 2025 Mara Lindholm')
  for (const [name, href] of [
    ['LinkedIn', 'https://linkedin.com/in/mara-lindholm-sample'],
    ['GitHub', 'https://github.com/mara-lindholm-sample'],
    ['Portfolio site', 'https://mara-lindholm.example'],
    ['E-mail', 'mailto:hello@mara-lindholm.example'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  for (const [name, hash] of [
    ['About', 'about'],
    ['Experience', 'experience'],
    ['Case Studies', 'case-studies'],
    ['Contact', 'contact'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/#${hash}`)
  }
  await footer.getByRole('link', { name: 'Case Studies' }).click()
  await expect(page).toHaveURL('/#case-studies')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Case Studies' })).toBeInViewport()
})

test('on a phone each link of the footer is as high as a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  const links = footer.getByRole('link')
  const low = () =>
    links.evaluateAll((all) =>
      all
        .map((link) => ({
          name: link.textContent || link.getAttribute('aria-label'),
          ...link.getBoundingClientRect().toJSON(),
        }))
        .filter(({ height }) => height < 44)
        .map(({ name, height }) => `${name}: ${height} px`),
    )
  expect(await links.count()).toBeGreaterThan(5)
  // A link has no height before its part of the page is laid out.
  await expect.poll(low).toEqual([])
})
