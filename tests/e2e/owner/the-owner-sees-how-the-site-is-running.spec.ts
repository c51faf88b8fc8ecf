import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import PostalMime from 'postal-mime'
import { expectFit, openAdmin } from '#tests/browser/admin.ts'
import { serveProviders, startSite } from '#tests/browser/own-site.ts'
import { expect, test } from '#tests/browser/site.ts'

test('every dependency is described in words', async ({ page }) => {
  await openAdmin(page, 'running')
  const panel = page.getByRole('tabpanel')
  const check = (name: string) => panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(panel.getByText('The site works. Something below asks for your attention.')).toBeVisible()
  await expect(check('Database')).toContainText(/OK.*SQLite 3\./)
  await expect(check('Mail')).toContainText('Needs attention')
  await expect(check('Mail')).toContainText('No mail server is configured')
  await expect(check('Outbox')).toContainText('Waiting')
  await expect(check('Disk')).toContainText('Free where the data is')
  await expect(check('AI providers')).toContainText('None is configured')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectFit(page)
})

test('a backup is made while the site runs and downloaded', async ({ page }, testInfo) => {
  await openAdmin(page, 'running')
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Back up now' }).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^site-backup-[\d-]+\.tar$/)
  const path = testInfo.outputPath('backup.tar')
  await download.saveAs(path)
  expect(execFileSync('tar', ['-tf', path], { encoding: 'utf8' })).toMatch(/^site\.db\nsecret\n/)
  await expect(page.getByRole('region', { name: /\(F8\)/ })).toContainText('Backup made')
})

test('a test mail without a mail server is a downloadable file', async ({ page }) => {
  await openAdmin(page, 'running')
  const panel = page.getByRole('tabpanel')
  await panel.getByRole('button', { name: 'Send test mail' }).click()
  await expect(panel.getByText(/^The email to \S+ was kept as a file\.$/)).toBeVisible()
  const started = page.waitForEvent('download')
  const mails = panel.getByRole('list', { name: 'Latest emails kept as files' })
  await mails
    .getByRole('link', { name: /^Download\W+A test email from/ })
    .first()
    .click()
  const { subject } = await PostalMime.parse(await readFile(await (await started).path()))
  expect(subject).toMatch(/^A test email from localhost/)
})

test('an unavailable mail server is reported in its own words', async ({ page, faults }) => {
  test.slow()
  const providers = await serveProviders({ openai: 500, anthropic: 500, gemini: 500 })
  const site = await startSite({ ...providers.settings, SMTP_URL: 'smtp://127.0.0.1:1' })
  faults.allow(new RegExp(`foreign request: ${site.url}`))
  try {
    await openAdmin(page, 'running', site.url)
    const panel = page.getByRole('tabpanel')
    await panel.getByRole('button', { name: 'Send test mail' }).click()
    await expect(panel.getByText(/was not delivered: .*ECONNREFUSED/)).toBeVisible()
    await expect(panel.getByRole('list', { name: 'Latest emails kept as files' })).toBeHidden()
  } finally {
    // What the page fetches later would meet no server.
    await page.close()
    await site.stop()
    providers.stop()
  }
})

test('figures that cannot be loaded are reported, and return', async ({ page, faults }) => {
  faults.allow(/503/)
  await page.route('**/api/admin/health', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await openAdmin(page, 'running')
  const alert = page.getByRole('tabpanel').getByRole('alert')
  await expect(alert).toContainText('could not be loaded')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Database' })).toBeVisible()
  await expect(alert).toBeHidden()
})

test('a database that does not answer is named', async ({ page, faults }) => {
  faults.allow(/503/)
  const unavailable = { success: false, error: 'unavailable', message: 'Not now.', requestId: 'r' }
  await page.route('**/api/admin/health', (route) => route.fulfill({ status: 503, json: unavailable }))
  await openAdmin(page, 'running')
  await expect(page.getByRole('alert').filter({ hasText: 'The database does not answer.' })).toBeVisible()
})
