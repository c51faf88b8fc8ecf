import { readFile } from 'node:fs/promises'
import { DOCUMENT_LINK_MS, DOCUMENT_MAX_BYTES } from '../../contract/portal-documents.ts'
import { visitAsClient } from './portal.ts'
import { expect, hold, test } from './site.ts'

const DELIVERED = 'Answers with citations'
const pdf = (name: string, size = 2000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 'a'), Buffer.from('\n%%EOF\n')]),
})

test('a delivered milestone is approved after a question', async ({ page }) => {
  const { openTab, project, dialog, inDialog, say, panel, toast } = await visitAsClient(page)
  await openTab('milestones', project)
  const card = panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name: DELIVERED }) })
  await card.getByRole('button', { name: say('decide.approve') }).click()
  await expect(dialog).toContainText(say('decide.approveTitle', { milestone: DELIVERED }))
  await dialog.getByLabel(say('decide.approveComment')).fill('Well done.')
  await inDialog(say('cancel')).click()
  await expect(card).toContainText(say('milestones.awaits'))
  await card.getByRole('button', { name: say('decide.approve') }).click()
  await expect(dialog.getByLabel(say('decide.approveComment'))).toHaveValue('Well done.')
  await inDialog(say('decide.approveSend')).click()
  await expect(toast).toContainText(say('decide.approvedToast'))
  await expect(card).toContainText('Well done.')
  await expect(card).not.toContainText(say('milestones.awaits'))
  await page.reload()
  await expect(card).toContainText('Ada Lovelace')
})

test('changes are asked for with a reason, and the milestone is in progress again', async ({ page }) => {
  const client = await visitAsClient(page)
  const { openTab, project, dialog, inDialog, say, t, panel, card: projectCard } = client
  await openTab('milestones', project)
  await expect(projectCard('A project of one’s own')).toContainText(say('attention.awaiting', { count: 1 }))
  const card = panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name: DELIVERED }) })
  await card.getByRole('button', { name: say('decide.requestChanges') }).click()
  await inDialog(say('decide.changesSend')).click()
  const field = dialog.getByLabel(say('decide.changesComment'))
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(t('fields.message-required'))
  await field.fill('The load test lacks the evening peak.')
  await inDialog(say('decide.changesSend')).click()
  await expect(card).toContainText('The load test lacks the evening peak.')
  await expect(card).toContainText(say('milestones.status.in-progress'))
  await expect(card).toBeFocused()
  // Its day is past, and that is nobody’s fault now.
  await expect(card).toContainText(/Changes asked for on .+, was due .+/)
  await expect(card).not.toContainText(say('milestones.overdue', { date: '' }).trim())
  await expect(projectCard('A project of one’s own')).not.toContainText(say('attention.awaiting', { count: 1 }))
  await expect(projectCard('A project of one’s own')).not.toContainText(say('attention.overdue', { count: 1 }))
})

test('a milestone that was decided elsewhere meanwhile says so, and the reason is kept', async ({ page, faults }) => {
  faults.allow(/status of 409/)
  const { openTab, project, dialog, inDialog, say, panel } = await visitAsClient(page)
  await openTab('milestones', project)
  const path = `/api/client/projects/${project}/milestones`
  const milestones = (await (await page.request.get(path)).json()) as { id: string; title: string }[]
  const { id } = milestones.find(({ title }) => title === DELIVERED)!
  await page.request.post(`${path}/${id}/approval`, { data: {} })
  await panel.getByRole('button', { name: say('decide.requestChanges') }).click()
  await dialog.getByLabel(say('decide.changesComment')).fill('Too late?')
  await inDialog(say('decide.changesSend')).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByLabel(say('decide.changesComment'))).toHaveValue('Too late?')
})

test('a document is uploaded, downloaded as it was, and deleted', async ({ page }) => {
  const { openTab, project, dialog, inDialog, say, panel, toast } = await visitAsClient(page)
  await openTab('resources', project)
  await expect(panel).toContainText(say('documents.none'))
  const file = pdf('Abnahme größer.pdf')
  await page.setInputFiles('input[type=file]', file)
  await expect(panel.getByRole('list', { name: say('upload.list') })).toContainText(say('upload.done'))
  const row = panel.getByRole('listitem').filter({ hasText: say('documents.byYou') })
  await expect(row).toContainText(file.name)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('link', { name: say('documents.download') }).click(),
  ])
  expect(download.suggestedFilename()).toBe(file.name)
  expect(await readFile((await download.path())!)).toEqual(file.buffer)

  await row.getByRole('button', { name: say('documents.remove', { title: file.name }) }).click()
  await expect(dialog).toContainText(say('documents.removeText', { owner: 'Mara Lindholm' }))
  await inDialog(say('documents.removeYes')).click()
  await expect(toast).toContainText(say('documents.removed'))
  await expect(panel).toContainText(say('documents.none'))
})

test('a link that is too old is replaced before it is followed', async ({ page }) => {
  const { openTab, project, say, panel } = await visitAsClient(page)
  await openTab('resources', project)
  await page.setInputFiles('input[type=file]', pdf('plan.pdf'))
  const link = panel.getByRole('link', { name: say('documents.download') })
  const before = await link.getAttribute('href')
  await page.clock.setFixedTime(Date.now() + DOCUMENT_LINK_MS)
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.url()).not.toContain(before)
})

test('what cannot be taken is refused with a reason, before it is sent or after', async ({ page, faults }) => {
  faults.allow(/status of 415/)
  const { openTab, project, say, panel } = await visitAsClient(page)
  await openTab('resources', project)
  const uploads = panel.getByRole('list', { name: say('upload.list') })
  await page.setInputFiles('input[type=file]', [
    { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') },
    { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    pdf('large.pdf', DOCUMENT_MAX_BYTES + 1),
    { name: 'pretends.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ, a program') },
  ])
  const row = (name: string) => uploads.getByRole('listitem').filter({ hasText: name })
  await expect(row('page.html')).toContainText(say('upload.wrongType'))
  await expect(row('empty.pdf')).toContainText(say('fields.file-empty'))
  await expect(row('large.pdf')).toContainText('10 MB')
  await expect(row('pretends.pdf')).toContainText('This file cannot be accepted')
  await expect(panel).toContainText(say('documents.none'))
  await row('page.html').getByRole('button').click()
  await expect(row('page.html')).toHaveCount(0)
})

test('an upload shows how far it is, goes on on another tab, and can be stopped and tried again', async ({ page }) => {
  const { openTab, project, say, panel, tab } = await visitAsClient(page)
  await openTab('resources', project)
  const calls = await hold(page, '**/documents?*')
  await page.setInputFiles('input[type=file]', pdf('plan.pdf'))
  const uploads = panel.getByRole('list', { name: say('upload.list') })
  await expect(uploads.getByRole('progressbar', { name: say('upload.progress', { name: 'plan.pdf' }) })).toBeVisible()
  await tab('team').click()
  await tab('resources').click()
  await uploads.getByRole('button', { name: say('upload.stop', { name: 'plan.pdf' }) }).click()
  await expect(uploads).toContainText(say('upload.stopped'))
  await expect(panel).toContainText(say('documents.none'))
  await calls.release().catch(() => {})
  await uploads.getByRole('button', { name: say('upload.againOf', { name: 'plan.pdf' }) }).click()
  await expect(uploads).toContainText(say('upload.done'))
})
