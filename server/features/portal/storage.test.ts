import { describe, expect, test } from 'vitest'
import { deleteOrphanedFiles } from '#server/projects/orphaned-files.ts'
import { buildPortal, pdf, upload, uploaded } from '#tests/builders/portal.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'
import { buildStorage } from '#tests/servers/s3.ts'

describe.each(engines)('documents in S3 storage, with %s', (engine) => {
  test('are stored, read whole and in parts, and deleted there', async () => {
    const storage = await buildStorage()
    const { site, browser, project } = await buildPortal(engine, storage.settings)
    const document = await uploaded(site, browser, project.path, 'a.pdf', pdf('in the cloud'))
    expect([...storage.objects.values()].map(String)).toEqual([new TextDecoder().decode(pdf('in the cloud'))])
    expect(await (await browser.get(document.fileUrl)).text()).toContain('in the cloud')
    expect(await (await browser.get(document.fileUrl, { headers: { Range: 'bytes=1-3' } })).text()).toBe('PDF')
    expect((await browser.send('DELETE', `${project.path}/documents/${document.id}`)).status).toBe(200)
    expect(storage.objects.size).toBe(0)
    expect(storage.refused).toEqual([])
  })

  test('unavailable storage is reported, and files that it stored all the same are removed later', async () => {
    const storage = await buildStorage()
    const { site, browser, project } = await buildPortal(engine, storage.settings)
    const document = await uploaded(site, browser, project.path)
    storage.status = 503
    await expectError(await upload(site, browser, project.path, 'b.pdf', pdf()), 'unavailable')
    await expectError(await browser.get(document.fileUrl), 'unavailable')
    // Gone from the list at once; from the storage when it is back.
    expect((await browser.send('DELETE', `${project.path}/documents/${document.id}`)).status).toBe(200)
    expect(await (await browser.get(`${project.path}/documents`)).json()).toEqual([])
    expect(storage.objects.size).toBe(1)
    storage.status = undefined
    await deleteOrphanedFiles(site.services)
    expect(storage.objects.size).toBe(0)
    expect(await site.services.db.selectFrom('stray_files').selectAll().execute()).toEqual([])
  })

  test('a wrong key is rejected, and nothing is stored', async () => {
    const storage = await buildStorage()
    const settings = { ...storage.settings, S3_SECRET_ACCESS_KEY: 'not the secret of storage' }
    const { site, browser, project } = await buildPortal(engine, settings)
    await expectError(await upload(site, browser, project.path, 'b.pdf', pdf()), 'unavailable')
    expect(storage.refused[0]).toBe('a wrong signature')
    expect(await (await browser.get(`${project.path}/documents`)).json()).toEqual([])
  })
})
