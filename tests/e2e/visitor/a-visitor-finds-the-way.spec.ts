import type { Page } from '@playwright/test'
import { expect, hold, jumpTo, moving, offset, open, test, untilAlive } from '#tests/browser/site.ts'

test.use(moving)

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' })
const item = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })

/** The names of the items that are marked as the current one. */
const current = (page: Page) => bar(page).locator('[aria-current]').allTextContents()

/** Scrolls until the section's top is this far from the top of the window. */
const bringTo = (page: Page, id: string, top: number) =>
  page.locator(`#${id}`).evaluate((section, distance) => {
    scrollTo({ top: Math.ceil(section.getBoundingClientRect().top + scrollY - distance), behavior: 'instant' })
  }, top)

test('the bar turns to glass only beyond 50 pixels', async ({ page }) => {
  await open(page, '/')
  const header = page.getByRole('banner')
  await expect(header).toHaveCSS('backdrop-filter', 'none')
  await jumpTo(page, 51)
  await expect(header).toHaveCSS('backdrop-filter', /blur/)
  await jumpTo(page, 50)
  await expect(header).toHaveCSS('backdrop-filter', 'none')
})

test('the active item follows the section across the line 100 pixels from the top', async ({ page }) => {
  await open(page, '/')
  expect(await current(page)).toEqual(['Home'])
  let before = 'Home'
  for (const [id, name] of [
    ['case-studies-section', 'Projects'],
    ['about-section', 'About'],
    ['experience-section', 'Experience'],
    ['contact-section', 'Contact'],
  ] as const) {
    await bringTo(page, id, 102)
    await expect.poll(() => current(page)).toEqual([before])
    await bringTo(page, id, 100)
    await expect.poll(() => current(page)).toEqual([name])
    before = name
  }
})

test('pages of their own have their own active item, and coming home starts at Home', async ({ page }) => {
  await open(page, '/')
  await bringTo(page, 'contact-section', 50)
  await expect.poll(() => current(page)).toEqual(['Contact'])
  await item(page, 'Projects').click()
  await expect(page).toHaveURL('/projects')
  await expect.poll(() => current(page)).toEqual(['Projects'])
  await item(page, 'Chat').click()
  await expect(page).toHaveURL('/chat')
  await expect.poll(() => current(page)).toEqual(['Chat'])
  await item(page, 'Home').click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect.poll(() => current(page)).toEqual(['Home'])
})

test('an item of the home page scrolls there from the home page and from elsewhere', async ({ page }) => {
  await open(page, '/')
  await item(page, 'Experience').click()
  await expect(page.getByRole('heading', { name: 'Experience', exact: true })).toBeInViewport()
  await expect(page).toHaveURL('/#experience')
  await expect.poll(() => current(page)).toEqual(['Experience'])

  await open(page, '/projects')
  await item(page, 'About').click()
  await expect(page).toHaveURL('/#about')
  await expect(page.getByRole('heading', { name: 'About', exact: true })).toBeInViewport()
  await expect.poll(() => current(page)).toEqual(['About'])
})

/** Whether what has the focus stands in the place with this id, or after it. */
const isPast = (page: Page, id: string) =>
  page.evaluate((place) => {
    const { activeElement } = document
    const where = activeElement && document.getElementById(place)?.compareDocumentPosition(activeElement)
    return Boolean((where ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING)
  }, id)

test('a link to a section takes the keyboard there, from the home page and from elsewhere', async ({ page }) => {
  for (const [path, name, id] of [
    ['/projects', 'Contact', 'contact'],
    ['/skills', 'Experience', 'experience'],
    ['/', 'Contact', 'contact'],
  ] as const) {
    await open(page, path)
    await item(page, name).press('Enter')
    await expect(page.locator(`#${id}`)).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await isPast(page, id), `${path} to ${id}`).toBe(true)
  }
})

test('the scroll to a section waits for a slow page', async ({ page }) => {
  await open(page, '/projects')
  const home = await hold(page, '**/assets/home-*.js')
  await item(page, 'Contact').click()
  await expect(page).toHaveURL('/#contact')
  await expect(page.locator('main .skeleton').first()).toBeVisible()
  await home.release()
  await expect(page.getByRole('heading', { name: 'Let’s Connect' })).toBeInViewport()
})

test('an address with a fragment opens there', async ({ page }) => {
  await open(page, '/#contact')
  await expect(page.getByRole('heading', { name: 'Let’s Connect' })).toBeInViewport()
  await expect.poll(() => current(page)).toEqual(['Contact'])
})

test('the logo leads home from every page, and to the top of the home page', async ({ page }) => {
  await open(page, '/projects')
  const logo = page.getByRole('banner').getByRole('link', { name: 'Mara Lindholm, home page' })
  await logo.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Mara Lindholm' })).toBeInViewport()
  await jumpTo(page, 3000)
  await logo.click()
  await expect.poll(() => offset(page)).toBe(0)
})

test('the browser’s own back button returns to where the visitor was', async ({ page }) => {
  await open(page, '/')
  await bringTo(page, 'case-studies-section', 0)
  const before = await offset(page)
  await page.getByRole('link', { name: 'View All Projects' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All Projects' })).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Case Studies' })).toBeVisible()
  await expect.poll(() => offset(page)).toBeGreaterThan(before - 400)
})

test('each jump within the home page is a step that the back button takes back', async ({ page }) => {
  await open(page, '/')
  await item(page, 'Experience').click()
  await expect.poll(() => current(page)).toEqual(['Experience'])
  await item(page, 'Contact').click()
  await expect.poll(() => current(page)).toEqual(['Contact'])
  // Gone to a second time, it is the same step.
  await item(page, 'Contact').click()
  await page.goBack()
  await expect(page).toHaveURL('/#experience')
  await expect.poll(() => current(page)).toEqual(['Experience'])
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => offset(page)).toBe(0)
})

test('the address of case studies without a name is a page that is not there', async ({ page, faults }) => {
  faults.allow(/status of 404/)
  await open(page, '/case-study/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
})

test('a double click opens a page once', async ({ page }) => {
  await open(page, '/')
  const before = await page.evaluate(() => history.length)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).dblclick()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
})

test('the keyboard alone leads from the skip link to a project', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'View My Work' })).toBeFocused()

  await jumpTo(page, 0)
  await page.getByRole('link', { name: 'Mara Lindholm, home page' }).focus()
  for (const name of ['Home', 'About', 'Experience', 'Projects']) {
    await page.keyboard.press('Tab')
    await expect(item(page, name)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'All Projects' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('main').getByRole('link', { name: 'Back', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  const first = page.getByRole('table').getByRole('link', { name: 'EPIC AI Platform' })
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'EPIC AI Platform' })).toBeVisible()
})

test('keyboard focus is visible', async ({ page }) => {
  await open(page, '/')
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid')
  }
})

/** Counts the fades between pages in this browser page, before it is opened. */
const countFades = (page: Page) =>
  page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document)
    document.startViewTransition = (...change) => {
      performance.mark('fade')
      return begin(...change)
    }
  })
const fades = (page: Page) => page.evaluate(() => performance.getEntriesByName('fade').length)

test('hovering over a link preloads its page, which then fades in', async ({ page }) => {
  await countFades(page)
  await open(page, '/')
  const link = page.getByRole('navigation').getByRole('link', { name: 'Projects' })
  const code = page.waitForResponse(/\/assets\/projects-/)
  await link.hover()
  await (await code).finished()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Projects')
  expect(await fades(page)).toBe(1)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('with reduced motion the next page appears at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await countFades(page)
  await open(page, '/')
  await page.getByRole('navigation').getByRole('link', { name: 'Projects' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Projects')
  expect(await fades(page)).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the side menu comes in from the right and leaves after a choice', async ({ page }) => {
    await open(page, '/')
    await expect(bar(page)).toBeHidden()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Animation.enable')
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.001 })
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const left = () => menu.evaluate((panel) => panel.getBoundingClientRect().left)
    const right = () => menu.evaluate((panel) => panel.getBoundingClientRect().right)
    expect(await left()).toBeGreaterThan(300)
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await expect.poll(right).toBe(360)
    for (const name of ['Home', 'About', 'Experience', 'Projects', 'Chat', 'Contact']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    }

    await menu.getByRole('link', { name: 'Experience', exact: true }).tap()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/#experience')
    await expect(page.getByRole('heading', { name: 'Experience', exact: true })).toBeInViewport()
    await expect(page.locator('#experience')).toBeFocused()
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await menu.getByRole('link', { name: 'Chat' }).tap()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/chat')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('going back closes the side menu, which lay over the page before', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Projects', exact: true }).tap()
    await expect(page).toHaveURL('/projects')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(menu).toHaveCount(0)
  })

  test('reloading or returning restores the scroll position', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => {
      document.documentElement.dataset.drawn = ''
      document.querySelector('#experience-section')?.scrollIntoView({ behavior: 'instant' })
    })
    await page.waitForFunction(() => history.state?.top === scrollY && scrollY > 3000)
    const top = () => page.locator('#experience-section').evaluate((section) => section.getBoundingClientRect().top)
    const before = await top()
    await page.reload()
    await untilAlive(page)
    expect(Math.abs((await top()) - before)).toBeLessThan(8)
    await page.goto('/privacy')
    await page.goBack()
    await untilAlive(page)
    expect(Math.abs((await top()) - before)).toBeLessThan(8)
    // Who goes there again, rather than back, begins at the top.
    await page.goto('/privacy')
    await page.goto('/')
    await untilAlive(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('Escape and the close button close the side menu and give the focus back', async ({ page }) => {
    await open(page, '/')
    const button = page.getByRole('button', { name: 'Open menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    // Nothing outside the menu can be reached while it is open.
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('Tab')
      await expect(menu.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()

    await page.keyboard.press('Enter')
    await menu.getByRole('button', { name: 'Close menu' }).tap()
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('a side menu that cannot be loaded breaks nothing, and appears on the next try', async ({ page, faults }) => {
    faults.allow(/Failed to load resource/)
    await open(page, '/')
    await page.route('**/assets/side-menu-*.js', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await failed
    await page.unroute('**/assets/side-menu-*.js')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })
})
