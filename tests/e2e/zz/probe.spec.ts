import { open, test } from '../site.ts'

for (let i = 0; i < 10; i++)
  test(`blank ${i}`, async ({ page }) => {
    await page.goto('about:blank')
  })
for (let i = 0; i < 10; i++)
  test(`home ${i}`, async ({ page }) => {
    await open(page, '/')
  })
for (let i = 0; i < 10; i++)
  test(`chat ${i}`, async ({ page }) => {
    await open(page, '/chat')
  })
test.describe('calm', () => {
  for (let i = 0; i < 10; i++)
    test(`calmhome ${i}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, '/')
    })
})
