import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { BASELINE, buildJpeg, jpegSegment } from '#tests/builders/formats/jpeg.ts'
import { buildDocx, buildZip } from '#tests/builders/formats/zip.ts'
import { buildPortal, pdf, upload } from '#tests/builders/portal.ts'
import { expectError } from '#tests/servers/requests.ts'

const text = (content: string) => new TextEncoder().encode(content)

function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.byteLength)
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(64))), chunk('IEND', Buffer.alloc(0))]
  return new Uint8Array(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]))
}

const nothing = (size: number) => Buffer.alloc(size)

test('files that match their name are accepted', async () => {
  const { site, browser, project } = await buildPortal('sqlite')
  const files: [name: string, bytes: Uint8Array<ArrayBuffer>, type: string][] = [
    ['a.pdf', pdf(), 'application/pdf'],
    ['A.PDF', pdf(), 'application/pdf'],
    ['a.png', png(40, 30), 'image/png'],
    ['a.docx', buildDocx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.txt', text('Plain words, 简单的话.'), 'text/plain'],
    ['a.md', text('# Words'), 'text/plain'],
    ['a.csv', text('a,b\n1,2\n'), 'text/csv'],
  ]
  for (const [name, bytes, type] of files) {
    const response = await upload(site, browser, project.path, name, bytes)
    expect(await response.json(), name).toMatchObject({ document: { title: name, mediaType: type } })
  }
})

/** What cameras and programs write before the size. */
const exif = jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0MM\0*'), Buffer.alloc(60_000)]))
const profile = Array.from({ length: 20 }, () => jpegSegment(0xe2, Buffer.alloc(65_000, 7)))
const tables = [jpegSegment(0xdb, Buffer.alloc(65)), jpegSegment(0xc4, Buffer.alloc(29))]
const PROGRESSIVE = 0xc2
const remark = jpegSegment(0xfe, Buffer.alloc(0))

test('photographs are measured behind whatever cameras and programs write before the size', async () => {
  const { site, browser, project } = await buildPortal('sqlite')
  const before: [name: string, parts: Uint8Array[], coding?: number][] = [
    ['nothing', []],
    ['a preview', [jpegSegment(0xe0, Buffer.from('JFIF\0')), exif]],
    ['a colour profile of a megabyte', [exif, ...profile, ...tables]],
    ['fill bytes and stray ones', [Buffer.alloc(300, 0xff), remark, Buffer.alloc(30), remark]],
    ['progressive', [exif, ...tables], PROGRESSIVE],
  ]
  for (const [name, parts, coding = BASELINE] of before) {
    const good = await upload(site, browser, project.path, 'a.jpg', buildJpeg(4000, 3000, parts, coding))
    expect(await good.json(), name).toMatchObject({ document: { mediaType: 'image/jpeg' } })
    const giant = await upload(site, browser, project.path, 'a.jpeg', buildJpeg(10_000, 6000, parts, coding))
    expect(giant.status, name).toBe(415)
  }
})

test('a photograph whose size stands behind more segments than any has, or nowhere, is rejected', async () => {
  const { site, browser, project } = await buildPortal('sqlite')
  const files: [name: string, bytes: Uint8Array<ArrayBuffer>][] = [
    ['thousands of segments', buildJpeg(40, 30, Array<Buffer>(5000).fill(remark))],
    ['no size', buildJpeg(40, 30).subarray(0, 2)],
    ['half a size', buildJpeg(40, 30).subarray(0, 9)],
    ['pixels before a size', buildJpeg(40, 30, [jpegSegment(0xda, Buffer.alloc(10))])],
    ['a segment that ends beyond the file', buildJpeg(40, 30, [Buffer.from([0xff, 0xe1, 0xff, 0xff])])],
    ['no height', buildJpeg(40, 0)],
  ]
  for (const [name, bytes] of files) {
    const response = await upload(site, browser, project.path, 'a.jpg', bytes)
    expect((await response.json()) as object, name).toMatchObject({ error: 'file-refused' })
  }
})

test('files that a browser would run, with a wrong name, or that unpack to too much are rejected', async () => {
  const { site, browser, project } = await buildPortal('sqlite')
  const script = '<script>alert(1)</script>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`
  const files: [name: string, bytes: Uint8Array<ArrayBuffer>][] = [
    ['page.pdf', text(`<!doctype html>${script}`)],
    ['page.html', text(`<!doctype html>${script}`)],
    ['page.txt', text(` \n<html>${script}`)],
    ['page.txt', text(`\ufeff<html>${script}`)],
    ['image.svg', text(svg)],
    ['image.png', text(svg)],
    ['image.txt', text(svg)],
    ['image.csv', text(`<?xml version="1.0"?>${svg}`)],
    ['script.js', text('alert(1)')],
    ['script.txt', text('#!/bin/sh\nrm -rf /')],
    ['plan.pdf.exe', pdf()],
    ['plan', pdf()],
    ['plan.txt', pdf()],
    ['words.pdf', text('Plain words')],
    ['words.txt', text('a\x00b')],
    ['words.txt', new Uint8Array([0xff, 0xfe, 0x41, 0x00])],
    ['program.txt', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
    ['giant.png', png(50_000, 50_000)],
    ['broken.png', png(40, 30).subarray(0, 12)],
    ['archive.zip', buildZip([{ name: 'a.txt', content: 'a' }])],
    ['archive.docx', buildZip([{ name: 'a.txt', content: 'a' }])],
    ['bomb.docx', buildDocx([{ name: 'word/media/a', content: nothing(101 * 1024 * 1024) }])],
    ['sum.docx', buildDocx([0, 1, 2].map((i) => ({ name: `word/${i}`, content: nothing(40 * 1024 * 1024) })))],
    ['liar.docx', buildDocx([{ name: 'word/media/a', content: nothing(20 * 1024 * 1024), saidSize: 10 }])],
    ['climber.docx', buildDocx([{ name: '../../etc/passwd', content: 'x' }])],
    ['many.docx', buildDocx(Array.from({ length: 5001 }, (_, i) => ({ name: `word/${i}`, content: '' })))],
    ['cut.docx', buildDocx().subarray(0, -30)],
  ]
  for (const [name, bytes] of files) {
    const response = await upload(site, browser, project.path, name, bytes)
    expect((await response.clone().json()) as object, name).toMatchObject({ error: 'file-refused' })
    await expectError(response, 'file-refused')
  }
  expect(await (await browser.get(`${project.path}/documents`)).json()).toEqual([])
})

test('a name that is a path, breaks a line, or hides its extension is rejected', async () => {
  const { site, browser, project } = await buildPortal('sqlite')
  const names = [
    '../a.pdf',
    '..',
    'a/b.pdf',
    'a\\b.pdf',
    'a\r\nSet-Cookie: x=y.pdf',
    'a\0.pdf',
    'fdp.\u202Etxt',
    '',
    ' ',
  ]
  for (const name of [...names, `${'x'.repeat(197)}.pdf`]) {
    const { fields } = await expectError(await upload(site, browser, project.path, name, pdf()), 'invalid-input')
    expect(Object.keys(fields ?? {}), name).toEqual(['name'])
  }
  const { fields } = await expectError(await upload(site, browser, project.path, 'a.pdf', ''), 'invalid-input')
  expect(Object.keys(fields ?? {})).toEqual(['file'])
  expect((await upload(site, browser, project.path, `${'x'.repeat(196)}.pdf`, pdf())).status).toBe(200)
})

test('a name with quotes and the like stays within its header', async () => {
  const { site, browser, project } = await buildPortal('sqlite')
  const name = `a";\u00A0filename="b.html' %41.pdf`
  const response = await upload(site, browser, project.path, name, pdf())
  const { document } = (await response.json()) as { document: { fileUrl: string } }
  const header = (await browser.get(document.fileUrl)).headers.get('Content-Disposition') ?? ''
  expect(header).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%~!-]+$/)
  expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(name)
})
