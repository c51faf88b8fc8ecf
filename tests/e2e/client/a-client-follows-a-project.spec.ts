import { mailedLink, registered, signedIn } from '#tests/browser/accounts.ts'
import { DEMO_CLIENT } from '#tests/browser/environment.ts'
import {
  giveProject,
  MIGRATION,
  makeLate,
  SUPPORT,
  UNDER_WAY,
  visitAsClient,
  visitPortal,
} from '#tests/browser/portal.ts'
import { englishName, expect, hold, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

const PROJECTS = '**/api/client/projects'

test('a tab that is clicked has no frame of the keyboard, and one that is reached by keys has', async ({ page }) => {
  await signedIn(page, DEMO_CLIENT.email, DEMO_CLIENT.password)
  const { tab } = await visitPortal(page, 'en')
  await open(page, '/client-portal')
  await tab('team').click()
  await expect(tab('team')).toBeFocused()
  await expect(tab('team')).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('ArrowRight')
  await expect(tab('resources')).toBeFocused()
  await expect(tab('resources')).toHaveCSS('outline-style', 'solid')
})

for (const language of ['en', 'de', 'ja'] as const) {
  test(`the demonstration's client sees every tab of both projects in ${englishName(language)}`, async ({ page }) => {
    await signedIn(page, DEMO_CLIENT.email, DEMO_CLIENT.password)
    const { tFeature, tab, panel, card, content } = await visitPortal(page, language)
    const money = (amount: number) =>
      new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(amount)
    const percent = (value: number) => new Intl.NumberFormat(language, { style: 'percent' }).format(value / 100)

    await open(page, `/client-portal?lng=${language}`)
    const name = language === 'ja' ? 'Demo Client' : 'Demo'
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tFeature('welcome', { name }))
    await expect(page.getByText(tFeature('activeProjects', { count: 2 }))).toBeVisible()
    // It waits for the client, the other does not.
    await expect(card('Support assistant')).toHaveAttribute('aria-pressed', 'true')
    await expect(card('Support assistant')).toContainText(tFeature('attention.awaiting', { count: 1 }))

    await card('Support assistant').click()
    await expect(page).toHaveURL(new RegExp(`project=${SUPPORT}`))
    await expect(panel).toContainText(tFeature('overview.startDate'))
    await expect(panel).toContainText('OpenTelemetry')
    for (const amount of [86_000, 47_250, 38_750]) await expect(panel).toContainText(money(amount))
    await expect(panel.getByRole('img', { name: /47/ })).toBeVisible()
    await panel.getByText(tFeature('budget.table')).click()
    await expect(panel.getByRole('cell', { name: 'Discovery workshops' })).toBeVisible()
    await expect(panel).toContainText(tFeature('activity.milestone-completed'))

    await tab('milestones').click()
    await expect(panel.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveCount(5)
    await expect(panel.getByRole('img')).toBeVisible()
    await expect(panel).toContainText(tFeature('milestones.status.in-progress'))
    await expect(panel).toContainText('Import of 340 manuals')
    await expect(panel).toContainText(tFeature('milestones.awaits'))

    await tab('metrics').click()
    for (const metric of ['codeQuality', 'performance', 'security', 'testCoverage'] as const) {
      await expect(panel.getByText(tFeature(`metrics.${metric}`), { exact: true }).first()).toBeVisible()
    }
    await expect(panel.getByRole('img')).toHaveCount(4)
    await panel.getByText(tFeature('metrics.table')).click()
    await expect(panel.getByRole('cell', { name: percent(78), exact: true }).first()).toBeVisible()

    await tab('team').click()
    await expect(panel.getByRole('listitem')).toHaveCount(3)
    await expect(panel).toContainText(tFeature('team.lead'))
    await expect(panel).toContainText(tFeature('team.active'))
    const twoHoursAgo = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-2, 'hour')
    await expect(panel).toContainText(tFeature('team.lastActivity', { time: twoHoursAgo }))

    await tab('resources').click()
    await expect(panel.getByText('architecture-overview.md').first()).toBeVisible()
    await expect(panel).toContainText(tFeature('documents.byOwner', { owner: content.profile.name }))
    for (const action of ['schedule', 'message', 'update'] as const) {
      await expect(panel.getByRole('button', { name: tFeature(`actions.${action}`) })).toBeVisible()
    }

    await card('Billing to the cloud').click()
    await expect(page).toHaveURL(new RegExp(`project=${MIGRATION}`))
    await expect(panel).toContainText(tFeature('documents.none'))
    for (const [name, text] of [
      ['overview', money(54_000)],
      ['milestones', 'Trial move'],
      ['metrics', percent(81)],
      ['team', 'Tomás Ferrer'],
    ] as const) {
      await tab(name).click()
      await expect(panel).toContainText(text)
    }
  })
}

test('the specification’s texts appear in English', async ({ page }) => {
  await signedIn(page, DEMO_CLIENT.email, DEMO_CLIENT.password)
  const calls = await hold(page, PROJECTS)
  await open(page, '/client-portal')
  await expect(page.getByText('Loading your projects...')).toBeVisible()
  await calls.release()
  for (const name of ['Overview', 'Milestones', 'Metrics', 'Team', 'Resources']) {
    await expect(page.getByRole('tab', { name, exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Billing to the cloud' }).click()
  await page.getByRole('tab', { name: 'Resources' }).click()
  await expect(page.getByText('No documents available')).toBeVisible()
})

test('a new client finds an empty portal that says what to do and what will come', async ({ page }) => {
  const email = await registered(page)
  await open(page, '/client-portal')
  const { tFeature } = await visitPortal(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada')
  await expect(page.getByRole('heading', { name: tFeature('unconfirmed') })).toBeVisible()
  const token = decodeURIComponent(expectDefined((await mailedLink(email, 'verify')).split('=').at(-1)))
  await page.request.post('/api/auth/verify-email', { data: { token } })
  await page.reload()
  await expect(page.getByText('0 active projects')).toBeVisible()
  await expect(page.getByRole('heading', { name: tFeature('noProjects') })).toBeVisible()
})

test('an estimate has no cents, and technologies that are not told no heading', async ({ page }) => {
  const { openTab, project, panel, tFeature } = await visitAsClient(page)
  await openTab('overview', project)
  await expect(panel.getByText(/^€[\d,]+ (?:less|more) than if spent evenly so far$/)).toBeVisible()
  const technologies = panel.getByText(tFeature('overview.technologies'))
  await expect(technologies).toBeVisible()
  await page.route(PROJECTS, async (route) => {
    const projects = (await (await route.fetch()).json()) as object[]
    await route.fulfill({ json: projects.map((one) => ({ ...one, technologies: [] })) })
  })
  await page.reload()
  await expect(panel.getByText(tFeature('overview.startDate'))).toBeVisible()
  await expect(technologies).toHaveCount(0)
})

for (const width of [360, 1440]) {
  test(`projects named by one long word keep to their cards, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const email = await registered(page)
    for (const name of ['Kundenbeziehungsmanagementplattform', 'Rechnungsprüfungsautomatisierung']) {
      giveProject(email, name)
    }
    await open(page, '/client-portal')
    await expect(page.locator('.portal-card')).toHaveCount(2)
    const overlaps = await page
      .locator('.portal-cards > li')
      .evaluateAll((items) => items.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    expect(overlaps).toEqual([0, 0])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('another client’s project is not found', async ({ page }) => {
  const { tFeature, project } = await visitAsClient(page)
  for (const id of [SUPPORT, 'nothing']) {
    await open(page, `/client-portal?project=${id}`)
    await expect(page.getByRole('heading', { name: tFeature('unknownProject') })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
    expect((await page.request.get(`/api/client/projects/${id}/documents`)).status()).toBe(404)
  }
  await page.getByRole('button', { name: 'A project of one’s own' }).click()
  await expect(page).toHaveURL(new RegExp(project))
  await expect(page.getByRole('tab')).toHaveCount(5)
})

test('overdue and waiting items are visible at once, and one press away', async ({ page }) => {
  const { project, tFeature, card, panel, button } = await visitAsClient(page)
  makeLate(project)
  await open(page, `/client-portal?project=${project}`)
  const own = card('A project of one’s own')
  await expect(own).toContainText(tFeature('attention.overdue', { count: 1 }))
  await expect(own).toContainText(tFeature('attention.awaiting', { count: 1 }))
  await expect(panel).toContainText(tFeature('attention.overdueLine', { count: 1 }))
  await button(tFeature('attention.toMilestones')).click()
  await expect(page).toHaveURL(/tab=milestones/)
  await expect(panel).toBeFocused()
  const row = (title: string) => panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(row(UNDER_WAY)).toContainText(tFeature('milestones.overdue', { date: '' }).trim())
  const timeline = panel.getByRole('img')
  await expect(timeline).toHaveAccessibleName(
    new RegExp(tFeature('milestones.timelineOverdue', { milestones: UNDER_WAY })),
  )

  const delivered = row('Answers with citations')
  await expect(delivered.getByText(tFeature('milestones.status.delivered'), { exact: true })).toBeVisible()
  await expect(delivered.getByText(tFeature('milestones.status.completed'), { exact: true })).toHaveCount(0)
  await expect(timeline).toHaveAccessibleName(
    new RegExp(tFeature('milestones.timelineDelivered', { milestones: 'Answers with citations' })),
  )
})

test('a load error is shown with a retry', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  const { openTab, project, t, tFeature, tab, panel } = await visitAsClient(page)
  await page.route('**/milestones', (route) => route.abort())
  await openTab('overview', project)
  await tab('milestones').click()
  await expect(panel.getByRole('alert')).toContainText('The site cannot be reached')
  await page.unroute('**/milestones')
  await panel.getByRole('button', { name: t('common.retry') }).click()
  await expect(panel).toContainText('Handover')
  await expect(panel.getByRole('alert')).toHaveCount(0)

  await page.context().setOffline(true)
  await expect(page.getByText(tFeature('fault.offline'))).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(tFeature('fault.offline'))).toHaveCount(0)
})

test('a failed session request does not show a signed-in client as signed out', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/)
  const { t } = await visitAsClient(page)
  await page.route('**/api/auth/user', (route) => route.abort())
  await open(page, '/client-portal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common.error'))
  await page.unroute('**/api/auth/user')
  await page.getByRole('button', { name: t('common.retry') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada')
})

test('tabs are chosen with the arrow keys, and a reload comes back to them', async ({ page }) => {
  const { openTab, project, tab, panel } = await visitAsClient(page)
  await openTab('overview', project)
  await tab('overview').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('milestones')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab('metrics')).toBeFocused()
  await expect(page).toHaveURL(/tab=metrics/)
  await page.reload()
  await expect(tab('metrics')).toHaveAttribute('aria-selected', 'true')
  await expect(panel).toContainText('Security')
})

test('a client whose session has ended is led to the sign-in and back', async ({ page, faults }) => {
  faults.allow(/status of 401/)
  const { openTab, project, tab, tFeature } = await visitAsClient(page)
  await openTab('overview', project)
  await page.context().clearCookies({ name: 'session' })
  await tab('team').click()
  await expect(page.getByText(tFeature('fault.signedOut'))).toBeVisible()
  await expect(page.getByRole('link', { name: tFeature('fault.signIn') })).toHaveAttribute('href', '/api/login')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the portal says what it is and leads to the sign-in', async ({ page }) => {
    await page.goto('/client-portal')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client Portal Access')
    await expect(page.getByRole('link', { name: 'Login to Continue' })).toHaveAttribute('href', '/api/login')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})

test('the project that the portal opens with stands in the address', async ({ page }) => {
  const { project, tab } = await visitAsClient(page)
  await open(page, '/client-portal')
  await expect(page).toHaveURL(`/client-portal?project=${project}`)
  await tab('milestones').click()
  await expect(page).toHaveURL(`/client-portal?project=${project}&tab=milestones`)
})
