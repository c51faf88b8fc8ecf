import { readFile } from 'node:fs/promises'
import { DOCUMENT_LINK_MS, DOCUMENT_MAX_BYTES } from '#contract/portal/documents.ts'
import { giveProject, visitAsClient } from '#tests/browser/portal.ts'
import { expect, hold, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

const DELIVERED = 'Answers with citations'
const pdf = (name: string, size = 2000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 'a'), Buffer.from('\n%%EOF\n')]),
})

test('a delivered milestone is approved after a confirmation', async ({ page }) => {
  const { openTab, project, dialog, inDialog, tFeature, panel, toast } = await visitAsClient(page)
  await openTab('milestones', project)
  const card = panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name: DELIVERED }) })
  await card.getByRole('button', { name: tFeature('decide.approve') }).click()
  await expect(dialog).toContainText(tFeature('decide.approveTitle', { milestone: DELIVERED }))
  await dialog.getByLabel(tFeature('decide.approveComment')).fill('Well done.')
  await inDialog(tFeature('cancel')).click()
  await expect(card).toContainText(tFeature('milestones.awaits'))
  await card.getByRole('button', { name: tFeature('decide.approve') }).click()
  await expect(dialog.getByLabel(tFeature('decide.approveComment'))).toHaveValue('Well done.')
  await inDialog(tFeature('decide.approveSend')).click()
  await expect(toast).toContainText(tFeature('decide.approvedToast'))
  await expect(card).toContainText('Well done.')
  await expect(card).not.toContainText(tFeature('milestones.awaits'))
  await page.reload()
  await expect(card).toContainText('Ada Lovelace')
})

test('after an approval a reload shows the same project, though another one now comes first', async ({ page }) => {
  const { email, inDialog, panel, card, toast, tFeature } = await visitAsClient(page)
  const other = giveProject(email, 'Another project')
  const first = async () => ((await (await page.request.get('/api/client/projects')).json()) as { id: string }[])[0]?.id
  await open(page, '/client-portal')
  await expect(page).toHaveURL(/project=/)
  const chosen = new URL(page.url()).searchParams.get('project')
  const name = chosen === other ? 'Another project' : 'A project of one’s own'
  await page.getByRole('tab', { name: tFeature('tabs.milestones') }).click()
  await panel.getByRole('button', { name: tFeature('decide.approve') }).click()
  await inDialog(tFeature('decide.approveSend')).click()
  await expect(toast).toContainText(tFeature('decide.approvedToast'))
  expect(await first()).not.toBe(chosen)
  await page.reload()
  await expect(card(name)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('tab', { name: tFeature('tabs.milestones') })).toHaveAttribute('aria-selected', 'true')
})

test('a request for changes needs a reason, and the milestone is in progress again', async ({ page }) => {
  const client = await visitAsClient(page)
  const { openTab, project, dialog, inDialog, tFeature, t, panel, card: projectCard } = client
  await openTab('milestones', project)
  await expect(projectCard('A project of one’s own')).toContainText(tFeature('attention.awaiting', { count: 1 }))
  const card = panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name: DELIVERED }) })
  await card.getByRole('button', { name: tFeature('decide.requestChanges') }).click()
  await inDialog(tFeature('decide.changesSend')).click()
  const field = dialog.getByLabel(tFeature('decide.changesComment'))
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(t('fields.message-required'))
  await field.fill('The load test lacks the evening peak.')
  await inDialog(tFeature('decide.changesSend')).click()
  await expect(card).toContainText('The load test lacks the evening peak.')
  await expect(card).toContainText(tFeature('milestones.status.in-progress'))
  await expect(card).toBeFocused()
  // Its day is past, and that is nobody’s fault now.
  await expect(card).toContainText(/Changes asked for on .+, was due .+/)
  await expect(card).not.toContainText(tFeature('milestones.overdue', { date: '' }).trim())
  await expect(projectCard('A project of one’s own')).not.toContainText(tFeature('attention.awaiting', { count: 1 }))
  await expect(projectCard('A project of one’s own')).not.toContainText(tFeature('attention.overdue', { count: 1 }))
})

test('a milestone decided elsewhere meanwhile says so, and the reason stays', async ({ page, faults }) => {
  faults.allow(/status of 409/)
  const { openTab, project, dialog, inDialog, tFeature, panel } = await visitAsClient(page)
  await openTab('milestones', project)
  const path = `/api/client/projects/${project}/milestones`
  const milestones = (await (await page.request.get(path)).json()) as { id: string; title: string }[]
  const { id } = expectDefined(milestones.find(({ title }) => title === DELIVERED))
  await page.request.post(`${path}/${id}/approval`, { data: {} })
  await panel.getByRole('button', { name: tFeature('decide.requestChanges') }).click()
  await dialog.getByLabel(tFeature('decide.changesComment')).fill('Too late?')
  await inDialog(tFeature('decide.changesSend')).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByLabel(tFeature('decide.changesComment'))).toHaveValue('Too late?')
})

test('a document is uploaded, downloaded unchanged, and deleted', async ({ page }) => {
  const { openTab, project, dialog, inDialog, tFeature, panel, toast } = await visitAsClient(page)
  await openTab('resources', project)
  await expect(panel).toContainText(tFeature('documents.none'))
  const file = pdf('Abnahme größer.pdf')
  await page.setInputFiles('input[type=file]', file)
  await expect(panel.getByRole('list', { name: tFeature('upload.list') })).toContainText(tFeature('upload.done'))
  const row = panel.getByRole('listitem').filter({ hasText: tFeature('documents.byYou') })
  await expect(row).toContainText(file.name)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('link', { name: tFeature('documents.download') }).click(),
  ])
  expect(download.suggestedFilename()).toBe(file.name)
  expect(await readFile(expectDefined(await download.path()))).toEqual(file.buffer)

  await row.getByRole('button', { name: tFeature('documents.remove', { title: file.name }) }).click()
  await expect(dialog).toContainText(tFeature('documents.removeText', { owner: 'Mara Lindholm' }))
  await inDialog(tFeature('documents.removeYes')).click()
  await expect(toast).toContainText(tFeature('documents.removed'))
  await expect(panel).toContainText(tFeature('documents.none'))
})

test('an expired link is replaced before it is followed', async ({ page }) => {
  const { openTab, project, tFeature, panel } = await visitAsClient(page)
  await openTab('resources', project)
  await page.setInputFiles('input[type=file]', pdf('plan.pdf'))
  const link = panel.getByRole('link', { name: tFeature('documents.download') })
  const before = await link.getAttribute('href')
  await page.clock.setFixedTime(Date.now() + DOCUMENT_LINK_MS)
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.url()).not.toContain(before)
})

test('a file that is not accepted gets a reason, before or after sending', async ({ page, faults }) => {
  faults.allow(/status of 415/)
  const { openTab, project, tFeature, panel } = await visitAsClient(page)
  await openTab('resources', project)
  const uploads = panel.getByRole('list', { name: tFeature('upload.list') })
  await page.setInputFiles('input[type=file]', [
    { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') },
    { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    pdf('large.pdf', DOCUMENT_MAX_BYTES + 1),
    { name: 'pretends.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ, a program') },
  ])
  const row = (name: string) => uploads.getByRole('listitem').filter({ hasText: name })
  await expect(row('page.html')).toContainText(tFeature('upload.wrongType'))
  await expect(row('empty.pdf')).toContainText(tFeature('fields.file-empty'))
  await expect(row('large.pdf')).toContainText('10 MB')
  await expect(row('pretends.pdf')).toContainText('This file cannot be accepted')
  await expect(panel).toContainText(tFeature('documents.none'))
  await row('page.html').getByRole('button').click()
  await expect(row('page.html')).toHaveCount(0)
})

test('an upload shows its progress, continues on another tab, and can be cancelled and retried', async ({ page }) => {
  const { openTab, project, tFeature, panel, tab } = await visitAsClient(page)
  await openTab('resources', project)
  const calls = await hold(page, '**/documents?*')
  await page.setInputFiles('input[type=file]', pdf('plan.pdf'))
  const uploads = panel.getByRole('list', { name: tFeature('upload.list') })
  await expect(
    uploads.getByRole('progressbar', { name: tFeature('upload.progress', { name: 'plan.pdf' }) }),
  ).toBeVisible()
  await tab('team').click()
  await tab('resources').click()
  await uploads.getByRole('button', { name: tFeature('upload.stop', { name: 'plan.pdf' }) }).click()
  await expect(uploads).toContainText(tFeature('upload.stopped'))
  await expect(panel).toContainText(tFeature('documents.none'))
  await calls.release().catch(() => {})
  await uploads.getByRole('button', { name: tFeature('upload.againOf', { name: 'plan.pdf' }) }).click()
  await expect(uploads).toContainText(tFeature('upload.done'))
})
