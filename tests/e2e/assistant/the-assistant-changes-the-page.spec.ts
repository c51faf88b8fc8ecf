import { visitChat, type Way } from '#tests/browser/chat.ts'
import { expect, moving, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.use(moving)

const html = 'html'

const ways: Way[] = [
  { surface: 'widget', theme: 'light', language: 'en' },
  { surface: 'page', theme: 'light', language: 'en' },
]

for (const way of ways) {
  test(`${way.surface}: asked for it, the page gets dark and light again, and stays so`, async ({ page }) => {
    const chat = await visitChat(page, way)
    await chat.ask('switch to dark mode please')
    await expect(page.locator(html)).toHaveClass(/\bdark\b/)
    await expect(chat.last).toContainText('dark now')
    await expect(chat.last).not.toContainText('[')
    await chat.ask('hm, make it light again')
    await expect(page.locator(html)).toHaveClass(/\blight\b/)
    await page.reload()
    await expect(page.locator(html)).toHaveClass(/\blight\b/)
  })

  test(`${way.surface}: asked for it, the page speaks another language, and the conversation stays`, async ({
    page,
  }) => {
    const chat = await visitChat(page, way)
    await chat.ask('show this page in German')
    await expect(page.locator(html)).toHaveAttribute('lang', 'de')
    await expect(page.getByText('This site is in German now')).toBeVisible()
  })

  test(`${way.surface}: asked for it, another page is opened, and the conversation comes along`, async ({ page }) => {
    const chat = await visitChat(page, way)
    const study = expectDefined(chat.content.caseStudies.at(-1))
    await chat.ask(`open the case study of ${study.title}`)
    await expect(page).toHaveURL(new RegExp(`/case-study/${study.id}`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(study.title)
    await expect(chat.button(chat.tFeature('panel.minimise'))).toBeVisible()
    await expect(page.getByText(`Here is “${study.title}”.`)).toBeVisible()
  })
}
