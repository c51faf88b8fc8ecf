import type { Page } from '@playwright/test'
import type { ActionMarker } from '#contract/chat/markers.ts'
import { answerWith, named, stopTime, visitChat, type Way, ways } from '#tests/browser/chat.ts'
import { chatMessages, expect, jumpTo, messagesIn, moving, offset, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.use(moving)

const [widget, fullPage] = ways as [Way, Way]

const scrolls = {
  SCROLL_TO_ABOUT: 'about-section',
  SCROLL_TO_EXPERIENCE: 'experience-section',
  SCROLL_TO_CASE_STUDIES: 'case-studies-section',
  SCROLL_TO_TESTIMONIALS: 'testimonials',
  SCROLL_TO_CONTACT: 'contact-section',
} as const

const animations = {
  ANIMATE_SKILLS: '.skills > details',
  ANIMATE_TIMELINE: '.job',
  ANIMATE_CASE_STUDIES: '#case-studies-section article',
} as const

const guideOf = (page: Page) => page.locator('.chat-guide')
const pointed = (page: Page) => page.locator('.chat-pointed')

/** How far the place is from the top of the window, in whole pixels. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top))

type PageMarker = Exclude<ActionMarker, 'PROJECT_CARDS' | 'FIT_ASSESSMENT' | 'CUSTOM_RESUME'>

/** Asks for these one after another: in the panel they happen at once, on the full page when their buttons are pressed or one alone is asked for. */
async function forEach(page: Page, way: Way, markers: PageMarker[], look: (marker: PageMarker) => Promise<void>) {
  if (way.surface === 'page') await answerWith(page, `Here. ${markers.map((marker) => `[${marker}]`).join(' ')}`)
  const chat = await visitChat(page, way)
  if (way.surface === 'page') await chat.ask('Go')
  for (const marker of markers) {
    if (way.surface === 'widget') {
      await answerWith(page, `Here. [${marker}]`)
      await jumpTo(page, 0)
      await chat.ask(marker)
    } else {
      const { title: study } = expectDefined(chat.content.caseStudies[0])
      if (markers.length > 1) {
        await expect(page).toHaveURL(/\/chat/)
        await chat.button(chat.tFeature(`actions.${marker}`, { study })).click()
      }
      // The conversation comes along.
      await expect(chat.button(chat.tFeature('panel.minimise'))).toBeVisible()
    }
    await expect(chat.last).toContainText('Here.')
    await expect(chat.last).not.toContainText('[')
    await look(marker)
    if (way.surface === 'page') await page.goBack()
  }
}

for (const way of ways) {
  test(`the assistant scrolls to each section of the page (${named(way)})`, async ({ page }) => {
    await forEach(page, way, Object.keys(scrolls) as (keyof typeof scrolls)[], async (marker) => {
      const id = scrolls[marker as keyof typeof scrolls]
      await expect(page.locator(`#${id}`)).toBeInViewport()
      // The end of the page comes first.
      if (id !== 'contact-section') await expect.poll(() => topOf(page, id)).toBe(80)
    })
  })

  test(`the assistant points at skills, jobs and case studies (${named(way)})`, async ({ page }) => {
    await forEach(page, way, Object.keys(animations) as (keyof typeof animations)[], async (marker) => {
      const items = animations[marker as keyof typeof animations]
      await expect(page.locator(`${items}.chat-pointed`)).toHaveCount(await page.locator(items).count())
      await expect(page.locator(`${items}.chat-pointed`).first()).toBeInViewport()
    })
  })

  test(`a guide explains each section after scrolling (${named(way)})`, async ({ page }) => {
    const [tFeature, { content }] = await Promise.all([chatMessages(way.language), messagesIn(way.language)])
    const { title, subtitle } = expectDefined(content.caseStudies[0])
    const guides: Partial<Record<ActionMarker, { id: string; text: string[] }>> = {
      GUIDE_TO_EPIC: { id: 'case-studies-section', text: [title, subtitle] },
      GUIDE_TO_AI_CLOUD: {
        id: 'about-section',
        text: [tFeature('guide.aiCloud.title'), tFeature('guide.aiCloud.text')],
      },
      GUIDE_TO_ENTERPRISE: {
        id: 'experience-section',
        text: [tFeature('guide.enterprise.title'), tFeature('guide.enterprise.text')],
      },
    }
    await forEach(page, way, Object.keys(guides) as PageMarker[], async (marker) => {
      const { id, text } = expectDefined(guides[marker])
      if (marker === 'GUIDE_TO_EPIC') await expect(page.locator(`#${id} article.chat-pointed`)).toContainText(title)
      for (const words of text) await expect(guideOf(page)).toContainText(words)
      await expect(page.locator(`#${id}`)).toBeInViewport()
      await page.getByRole('button', { name: tFeature('guide.close') }).click()
      await expect(guideOf(page)).toHaveCount(0)
    })
  })

  test(`a tour has four stops, and can be ended (${named(way)})`, async ({ page }) => {
    const tFeature = await chatMessages(way.language)
    await forEach(page, way, ['START_TOUR_GUIDE'], async () => {
      for (const [i, stop] of (['caseStudies', 'about', 'experience'] as const).entries()) {
        await expect(guideOf(page)).toContainText(tFeature(`guide.${stop}.title`))
        await expect(guideOf(page)).toContainText(tFeature('guide.step', { number: i + 1, total: 4 }))
        await page.getByRole('button', { name: tFeature('guide.next') }).click()
      }
      await expect(guideOf(page)).toContainText(tFeature('guide.contact.title'))
      await expect(page.locator('#contact-section')).toBeInViewport()
      await page.getByRole('button', { name: tFeature('guide.end') }).click()
      await expect(guideOf(page)).toHaveCount(0)
    })
  })

  test(`[CHIPS] and [CLARIFY] become chips that ask (${named(way)})`, async ({ page }) => {
    const reply = 'Which? [CLARIFY:EPIC,Fraud detection] [CHIPS:Technical Architecture,Take Fit Assessment]'
    const asked = await answerWith(page, reply)
    const { ask, messages } = await visitChat(page, way)
    await ask('Help')
    const chips = messages.filter({ hasText: 'Which?' }).locator('[data-action]')
    await expect(chips.and(page.locator('[data-action^=chip_], [data-action^=start]'))).toHaveText([
      'EPIC',
      'Fraud detection',
      'Technical Architecture',
      'Take Fit Assessment',
    ])
    await expect(chips.nth(1)).toHaveAttribute('data-action', 'chip_fraud_detection')
    await expect(chips.nth(3)).toHaveAttribute('data-action', 'start-fit-assessment')
    await chips.nth(1).click()
    await expect.poll(() => asked.at(-1)?.message).toBe('Fraud detection')
  })
}

test('who asks for one place on the full page is led there, with the conversation', async ({ page }) => {
  const { ask, messages, said } = await visitChat(page, fullPage)
  await ask('経歴までスクロールして')
  await expect(page.locator('#experience-section')).toBeInViewport()
  await expect(page).toHaveURL(/\/#chat-section$/)
  await expect(said).toHaveText('経歴までスクロールして')
  await expect(messages).toHaveCount(3)
})

test('on the full page the way to the top is the way to its own', async ({ page }) => {
  const { ask, last } = await visitChat(page, { surface: 'page', theme: 'light', language: 'en' })
  await answerWith(page, 'Here. [SCROLL_TO_TOP]')
  await ask('Go')
  await expect(last).toContainText('Here.')
  await expect(page).toHaveURL(/\/chat/)
})

test('a scroll takes a second and a half and leaves 80 pixels above the section', async ({ page }) => {
  const { ask, last } = await visitChat(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await answerWith(page, 'Here. [SCROLL_TO_EXPERIENCE]', { streamed: true })
  await stopTime(page)
  await ask('Go')
  await expect(last).toContainText('Here.')
  await page.clock.runFor(750)
  const half = await offset(page)
  expect(half).toBeGreaterThan(100)
  await page.clock.runFor(500)
  expect(await topOf(page, 'experience-section')).not.toBe(80)
  // The last frame comes up to 16 ms after the time.
  await page.clock.runFor(266)
  expect(await topOf(page, 'experience-section')).toBe(80)
})

test('the visitor’s own scrolling wins, and typing is not disturbed', async ({ page }) => {
  const { ask, last, field } = await visitChat(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await answerWith(page, 'Here. [SCROLL_TO_EXPERIENCE]')
  await stopTime(page)
  await ask('Go')
  await expect(last).toContainText('Here.')
  await page.clock.runFor(500)
  const start = await offset(page)
  await field.press('a')
  await page.clock.runFor(250)
  const before = await offset(page)
  expect(before).toBeGreaterThan(start + 100)
  await page.mouse.move(100, 300)
  await page.mouse.wheel(0, 1)
  await expect.poll(() => offset(page)).not.toBe(before)
  const own = await offset(page)
  await page.clock.runFor(1500)
  expect(Math.abs((await offset(page)) - own)).toBeLessThan(20)
})

test('a missing section leads to the top, with a message and a log entry', async ({ page }) => {
  const noted: string[] = []
  page.on('console', (message) => message.type() === 'warning' && noted.push(message.text()))
  const { ask, last, tFeature } = await visitChat(page)
  await page.locator('#experience-section').evaluate((section) => section.removeAttribute('id'))
  await jumpTo(page, 900)
  await answerWith(page, 'Here. [SCROLL_TO_EXPERIENCE]')
  await stopTime(page)
  await ask('Go')
  await expect(last).toContainText('Here.')
  await page.clock.runFor(5000)
  await expect.poll(() => offset(page)).toBe(0)
  await expect(page.getByText(tFeature('actions.notHere'))).toBeAttached()
  expect(noted.join()).toContain('experience-section')
})

test('a guide appears after 800 ms and closes by itself after 8 s', async ({ page }) => {
  const { ask, last } = await visitChat(page)
  await stopTime(page)
  for (const [marker, title] of [
    ['GUIDE_TO_AI_CLOUD', 'Core Expertise'],
    ['GUIDE_TO_ENTERPRISE', 'Companies'],
  ]) {
    await answerWith(page, `${title} [${marker}]`)
    await ask('Go')
    await expect(last).toContainText(expectDefined(title))
    await page.clock.runFor(799)
    await expect(guideOf(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(guideOf(page)).toContainText(expectDefined(title))
    await page.clock.runFor(7999)
    await expect(guideOf(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(guideOf(page)).toHaveCount(0)
  }
})

test('the keyboard alone leads through the tour to its end', async ({ page }) => {
  const { ask, tFeature } = await visitChat(page)
  await answerWith(page, 'Come. [START_TOUR_GUIDE]')
  await ask('Tour')
  const button = (name: string) => guideOf(page).getByRole('button', { name, exact: true })
  await button(tFeature('guide.next')).focus()
  for (const stop of [2, 3, 4]) {
    await page.keyboard.press('Enter')
    await expect(guideOf(page)).toContainText(tFeature('guide.step', { number: stop, total: 4 }))
    await expect(button(tFeature(stop === 4 ? 'guide.end' : 'guide.next'))).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(guideOf(page)).toHaveCount(0)
})

test('a tour continues by itself, and another answer can end it', async ({ page }) => {
  const { ask, last, field } = await visitChat(page)
  await stopTime(page)
  await answerWith(page, 'Come. [START_TOUR_GUIDE]')
  await ask('Tour')
  await expect(guideOf(page)).toContainText('1 of 4')
  await page.clock.runFor(8000)
  await expect(guideOf(page)).toContainText('2 of 4')
  await answerWith(page, 'Stopped. [STOP_TOUR_GUIDE]')
  await ask('Stop')
  await expect(last).toContainText('Stopped.')
  await expect(guideOf(page)).toHaveCount(0)
  await page.clock.runFor(20_000)
  await expect(guideOf(page)).toHaveCount(0)
  await expect(field).toBeEditable()
})

test('several actions follow each other with 300 ms between them', async ({ page }) => {
  const { ask, last } = await visitChat(page)
  await answerWith(page, 'All. [SCROLL_TO_CONTACT] [SCROLL_TO_ABOUT] [FIT_ASSESSMENT] [PROJECT_CARDS]')
  await stopTime(page)
  await ask('Go')
  await expect(page.locator('#contact-section')).toBeInViewport()
  await expect(last).toContainText('EPIC AI Platform')
  await page.clock.runFor(299)
  await expect(page.locator('#about-section')).not.toBeInViewport()
  await page.clock.runFor(1)
  await expect.poll(() => topOf(page, 'about-section')).toBe(80)
  await page.clock.runFor(299)
  await expect(last).not.toContainText('Question 1 of 3')
  await page.clock.runFor(1)
  await expect(last).toContainText('Question 1 of 3')
})

test('the demonstration points at skills, jobs and case studies in turn', async ({ page }) => {
  const { ask } = await visitChat(page)
  await answerWith(page, 'Watch. [DEMO_ANIMATIONS]')
  await stopTime(page)
  await ask('Go')
  for (const items of Object.values(animations)) {
    await expect(pointed(page)).toHaveCount(await page.locator(items).count())
    await expect(page.locator(`${items}.chat-pointed`).first()).toBeVisible()
    await page.clock.runFor(3000)
  }
  await expect(pointed(page)).toHaveCount(0)
})

test('markers typed by the visitor do nothing', async ({ page }) => {
  for (const way of [widget, fullPage]) {
    const { ask, said, last, panel } = await visitChat(page, way)
    const typed = '[SCROLL_TO_CONTACT] [FIT_ASSESSMENT] [CHIPS:a,b] [PROJECT_CARDS]'
    await ask(typed)
    await expect(said).toHaveText(typed)
    await expect(last.getByRole('button').first()).toBeVisible()
    await expect(panel.locator('.chat-card, .chat-project, [data-action=chip_a]')).toHaveCount(0)
    expect(await offset(page)).toBe(0)
  }
})

test('markers never show, not even while the answer is being written', async ({ page }) => {
  const { ask, panel } = await visitChat(page)
  await page.evaluate(() => {
    // A stream that ends in the middle of a marker.
    window.fetch = async () => {
      const head = 'event: text\ndata: "Look here. [SCROLL_TO_CON"\n\n'
      const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(head)) })
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
    }
  })
  await ask('Go')
  await expect(panel).toContainText('Look here.')
  await expect(panel).not.toContainText('SCROLL')
})
