import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { PortalDocument } from '#contract/portal/documents.ts'
import { writeDraft } from '#server/integrations/files/draft.ts'
import { deleteOrphanedFiles } from '#server/projects/orphaned-files.ts'
import { openBrowser, registered } from '#tests/builders/accounts.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { buildOther, buildPortal, pdf, upload, uploaded } from '#tests/builders/portal.ts'
import type { TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'

const MINUTE = 60_000
const MAX_BYTES = 10 * 1024 * 1024

/** Files kept or still arriving, and what the database knows of them. */
async function remains({ services }: TestApp) {
  const listed = (folder: string) => {
    try {
      return readdirSync(join(services.env.DATA_DIR, folder))
    } catch {
      return []
    }
  }
  const rows = await services.db.selectFrom('documents').select('id').execute()
  const strays = await services.db.selectFrom('stray_files').select('file_key').execute()
  return { uploads: listed('uploads'), files: listed('files'), rows: rows.length, strays: strays.length }
}
const NOTHING = { uploads: [], files: [], rows: 0, strays: 0 }

describe.each(engines)('documents on %s', (engine) => {
  test('an upload is listed, reported to the owner, and downloads unchanged', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const document = await uploaded(site, browser, project.path, 'Übersicht 概要.pdf', pdf('as it was'))
    expect(document).toMatchObject({
      title: 'Übersicht 概要.pdf',
      mediaType: 'application/pdf',
      fileSize: pdf('as it was').byteLength,
      uploadedBy: 'client',
      uploadedAt: site.clock.now(),
      updatedAt: site.clock.now(),
    })
    expect(await (await browser.get(`${project.path}/documents`)).json()).toMatchObject([{ id: document.id }])
    const response = await browser.get(document.fileUrl)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(pdf('as it was'))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Ubersicht-.pdf"; filename*=UTF-8\'\'%C3%9Cbersicht%20%E6%A6%82%E8%A6%81.pdf',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-length': String(document.fileSize),
    })
    expect(await site.outbox.deliverDue()).toBe(1)
    expect(site.mailServer.mails[0]?.parsed.subject).toBe(
      '[localhost:3000] Ada Lovelace uploaded a document to A bridge',
    )
    expect(await (await browser.get(`${project.path}/activity`)).json()).toMatchObject([
      { kind: 'document', about: 'Übersicht 概要.pdf', by: 'Ada Lovelace' },
      { kind: 'milestone-completed' },
    ])
    expect(await remains(site)).toMatchObject({ uploads: [], rows: 1, strays: 0 })
  })

  test('a link works for ten minutes, for its client, and unaltered', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const other = await buildOther(site)
    const document = await uploaded(site, browser, project.path)
    const second = await uploaded(site, browser, project.path, 'second.pdf')
    const link = new URL(document.fileUrl, 'http://x')
    await expectError(await openBrowser(site).get(document.fileUrl), 'not-signed-in')
    await expectError(await other.browser.get(document.fileUrl), 'not-found')
    await expectError(await browser.get(link.pathname), 'malformed-request')
    const changed = (changes: Record<string, string>, path = link.pathname) =>
      `${path}?${new URLSearchParams({ ...Object.fromEntries(link.searchParams), ...changes })}`
    for (const forged of [
      changed({ expires: String(Number(link.searchParams.get('expires')) + 1) }),
      changed({ expires: '9999999999999' }),
      changed({ signature: 'x' }),
      changed({ signature: `${link.searchParams.get('signature')}A` }),
      changed({}, link.pathname.replace(document.id, second.id)),
    ]) {
      await expectError(await browser.get(forged), 'not-found')
    }
    site.clock.advance(10 * MINUTE - 1)
    expect((await browser.get(document.fileUrl)).status).toBe(200)
    site.clock.advance(1)
    await expectError(await browser.get(document.fileUrl), 'document-link-expired')
    const renewed = await browser.get(`${project.path}/documents/${document.id}/link`)
    const { fileUrl, expiresAt } = (await renewed.json()) as { fileUrl: string; expiresAt: number }
    expect(expiresAt).toBe(site.clock.now() + 10 * MINUTE)
    expect((await browser.get(fileUrl)).status).toBe(200)
  })

  test('a range request gets a part', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const content = pdf('0123456789')
    const { fileUrl } = await uploaded(site, browser, project.path, 'a.pdf', content)
    const part = async (Range: string) => {
      const response = await browser.get(fileUrl, { headers: { Range } })
      const text = await response.text()
      return [response.status, text, response.headers.get('Content-Range')]
    }
    const size = content.byteLength
    expect(await part('bytes=0-3')).toEqual([206, '%PDF', `bytes 0-3/${size}`])
    expect(await part('bytes=-6')).toEqual([206, '%%EOF\n', `bytes ${size - 6}-${size - 1}/${size}`])
    expect(await part(`bytes=${size - 1}-9999`)).toEqual([206, '\n', `bytes ${size - 1}-${size - 1}/${size}`])
    for (const none of ['bytes=5-2', `bytes=${size}-`, 'bytes=0-1,3-4', 'lines=0-1', 'bytes=-']) {
      expect((await part(none))[0], none).toBe(200)
    }
    const head = await browser.send('HEAD', fileUrl)
    expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, String(size), ''])
  })

  test('its client deletes it with its file; the owner’s documents stay', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const document = await uploaded(site, browser, project.path)
    const mine = await uploaded(site, browser, project.path, 'owners.pdf')
    await site.services.db.updateTable('documents').set({ uploaded_by: 'owner' }).where('id', '=', mine.id).execute()
    const remove = (id: string) => browser.send('DELETE', `${project.path}/documents/${id}`)
    expect(await (await remove(document.id)).json()).toEqual({ success: true })
    await expectError(await remove(document.id), 'not-found')
    await expectError(await remove(mine.id), 'not-found')
    await expectError(await browser.get(document.fileUrl), 'not-found')
    const kept = await remains(site)
    expect([kept.files.length, kept.rows, kept.strays]).toEqual([1, 1, 0])
  })

  test('10 MB are accepted, one byte more is not, compressed or not', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const full = Buffer.alloc(MAX_BYTES, 'a')
    const more = Buffer.alloc(MAX_BYTES + 1, 'a')
    const send = (body: BodyInit, headers = {}) => upload(site, browser, project.path, 'a.txt', body, headers)
    const pieces = (bytes: Buffer) =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.byteLength; at += 65_536) controller.enqueue(bytes.subarray(at, at + 65_536))
          controller.close()
        },
      })
    await expectError(await send(more), 'too-large')
    await expectError(await send(pieces(more)), 'too-large')
    await expectError(await send(new Uint8Array(gzipSync(more)), { 'Content-Encoding': 'gzip' }), 'too-large')
    await expectError(await send('x', { 'Content-Length': String(MAX_BYTES + 1) }), 'too-large')
    await expectError(await send('x', { 'Content-Encoding': 'gzip' }), 'malformed-request')
    await expectError(await send('x', { 'Content-Encoding': 'zstd' }), 'unsupported-type')
    expect(await remains(site)).toEqual(NOTHING)
    expect((await send(pieces(full))).status).toBe(200)
    expect((await send(new Uint8Array(gzipSync(full)), { 'Content-Encoding': 'gzip' })).status).toBe(200)
  })

  test('one client’s uploads are limited to 200 MB in all, also when concurrent', async () => {
    const { site, browser, project, user } = await buildPortal(engine)
    const { id } = await uploaded(site, browser, project.path)
    const left = pdf().byteLength * 2
    const file_size = 200 * 1024 * 1024 - left
    await site.services.db.updateTable('documents').set({ file_size }).where('id', '=', id).execute()
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, i) => upload(site, browser, project.path, `${i}.pdf`, pdf())),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 413, 413, 413, 413])
    await expectError(await upload(site, browser, project.path, 'x.pdf', pdf()), 'quota-exceeded')
    const kept = await remains(site)
    expect([kept.files.length, kept.rows, kept.strays, kept.uploads.length]).toEqual([3, 3, 0, 0])
    expect(user.email).toBe('ada@example.com')
  })

  test('an aborted upload leaves nothing behind', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const server = createServer(getRequestListener(site.app.fetch))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(
      `POST ${project.path}/documents?name=a.pdf HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Length: 900000\r\n\r\n`,
    )
    socket.write(pdf('half'))
    await new Promise((resolve) => server.once('request', resolve))
    socket.destroy()
    const brokenOff = () => site.logLines.filter(({ status }) => status === 499).length
    await eventually(() => expect(brokenOff()).toBe(1))
    expect(await remains(site)).toEqual(NOTHING)
    expect(await site.outbox.deliverDue()).toBe(0)
  })

  test('a stalled upload ends after ten seconds, any after five minutes', async () => {
    const { site, browser, project } = await buildPortal(engine)
    /** @param most pieces are sent, then nothing more. @returns how long the site waited, in its own time. */
    const waitedFor = async (most: number) => {
      const begin = site.clock.now()
      let sent = 0
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (sent++ < most) controller.enqueue(pdf())
          return new Promise((resolve) => setTimeout(resolve, sent < most ? 1 : 60_000).unref())
        },
      })
      const passing = setInterval(() => site.clock.advance(500), 2)
      onTestFinished(() => clearInterval(passing))
      await expectError(await upload(site, browser, project.path, 'a.pdf', body), 'upload-stalled')
      clearInterval(passing)
      return site.clock.now() - begin
    }
    expect(await waitedFor(1)).toBeGreaterThanOrEqual(10_000)
    expect(await waitedFor(Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(5 * MINUTE)
    expect(await remains(site)).toEqual(NOTHING)
  })

  test('an orphaned file, as after a kill, is removed when its time has come', async () => {
    const { site } = await buildPortal(engine)
    const { db, clock, files } = site.services
    async function* bytes() {
      yield pdf()
    }
    const written = await writeDraft(join(site.services.env.DATA_DIR, 'uploads'), bytes())
    await files.save('left-behind', written)
    await written.close()
    await db
      .insertInto('stray_files')
      .values({ file_key: 'left-behind', due_at: clock.now() + MINUTE })
      .execute()
    await deleteOrphanedFiles(site.services)
    expect(await remains(site)).toMatchObject({ files: ['left-behind'], strays: 1 })
    site.clock.advance(MINUTE)
    await deleteOrphanedFiles(site.services)
    expect(await remains(site)).toEqual(NOTHING)
  })

  test('two clients may have a document of the same name', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const other = await buildOther(site)
    await uploaded(site, browser, project.path, 'a.pdf', pdf('one'))
    await uploaded(site, other.browser, other.project.path, 'a.pdf', pdf('two'))
    const [theirs] = (await (await other.browser.get(`${other.project.path}/documents`)).json()) as PortalDocument[]
    expect(await (await other.browser.get(expectDefined(theirs).fileUrl)).text()).toContain('two')
  })

  test('deleting the account deletes the client’s texts and documents, and leaves the project to the owner', async () => {
    const { site, browser, project } = await buildPortal(engine)
    await uploaded(site, browser, project.path)
    await browser.post(`${project.path}/messages`, { text: 'Hello' })
    await browser.post(`${project.path}/milestones/${project.delivered}/approval`, { comment: 'Fine' })
    const data = await (await browser.get('/api/auth/data')).json()
    expect(data).toMatchObject({
      portal: { projects: [{ name: 'A bridge', messages: [{ text: 'Hello' }], documents: [{ title: 'plan.pdf' }] }] },
    })
    const decisions = data.portal.projects[0].milestones.flatMap(
      (milestone: { decisions?: object[] }) => milestone.decisions,
    )
    expect(decisions).toContainEqual(expect.objectContaining({ comment: 'Fine' }))
    expect((await browser.post('/api/auth/delete-account', { password: 'a horse of its own' })).status).toBe(200)
    const { db } = site.services
    expect(await db.selectFrom('projects').select(['name', 'client_id']).execute()).toEqual([
      { name: 'A bridge', client_id: null },
    ])
    expect(await db.selectFrom('project_messages').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('milestone_decisions').select(['kind', 'comment', 'decided_by']).execute()).toEqual([
      { kind: 'approved', comment: '', decided_by: '' },
    ])
    await deleteOrphanedFiles(site.services)
    expect(await remains(site)).toEqual(NOTHING)
    expect((await registered(site, { email: 'new@example.com' })).user.email).toBe('new@example.com')
  })
})
