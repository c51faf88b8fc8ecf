/** Sites with other languages and features than the sample's, built and served as their owners would. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { parse, stringify } from 'yaml'
import { expectDefined } from '#tests/builders/defined.ts'
import { inspect, pdfTools } from '#tests/builders/formats/pdf.ts'
import { mailFilesIn } from '#tests/builders/mail-files.ts'
import { ownerFolder } from '#tests/builders/owners/owner-folder.ts'
import { copyOfTheProject, startTheProject } from '#tests/builders/project.ts'

const readAt =
  (address: string) =>
  async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(address + path, { headers, redirect: 'manual' })
    return { status: response.status, language: response.headers.get('Content-Language'), text: await response.text() }
  }

test('a site in English alone, with nearly everything off, has no trace of the rest', async () => {
  const folder = copyOfTheProject()
  const off = [
    'testimonials',
    'services',
    'caseStudies',
    'writing',
    'chat',
    'resumeByMail',
    'portal',
    'hints',
    'figures',
  ]
  const CONTENT_DIR = await ownerFolder(['en'], {
    features: Object.fromEntries(off.map((feature) => [feature, false])),
    sections: ['work', 'about', 'contact'],
    accent: { light: '#8a1c4a', dark: '#ff9ac2' },
    typeface: 'serif',
    resumeLayout: 'one-page',
  })
  // The oldest job is no more than a title and a company.
  const jobsFile = join(CONTENT_DIR, 'work.yaml')
  const jobs = parse(await readFile(jobsFile, 'utf8')) as Record<string, Record<string, unknown>>
  const [oldest, { company, title, start, end }] = expectDefined(Object.entries(jobs).at(-1))
  await writeFile(jobsFile, stringify({ ...jobs, [oldest]: { company, title, start, end } }))
  const { address } = await startTheProject(folder, { CONTENT_DIR })
  const read = readAt(address)

  const home = await read('/', { 'Accept-Language': 'de,ja;q=0.9' })
  expect([home.status, home.language]).toEqual([200, 'en'])
  expect(home.text).not.toMatch(
    /hreflang|lng=|\/projects|\/writing|\/chat|client-portal|testimonials|<details class="relative"/i,
  )
  expect((await read('/imprint')).status).toBe(404)
  expect(home.text).not.toContain('imprint')
  expect(home.text).toContain('light-dark(#8a1c4a')
  expect(home.text.indexOf('experience-section')).toBeLessThan(home.text.indexOf('about-section'))
  const [, bare = ''] = home.text.split(`id="job-${oldest}"`)
  expect(bare.slice(0, bare.indexOf('</li>'))).not.toContain('<details')
  expect(bare).not.toBe('')
  if (pdfTools) {
    const file = new Uint8Array(await (await fetch(`${address}/resume.pdf`)).arrayBuffer())
    expect((await inspect(file)).pages).toBe(1)
  }

  const pages = [
    '/writing',
    '/writing/removed-answer-cache',
    '/writing/tags/method',
    '/projects',
    '/case-study/epic-ai-platform',
    '/chat',
    '/client-portal',
    '/audit/x',
    '/?lng=de',
  ]
  const files = [
    '/writing.xml',
    '/writing.md',
    '/feed.xml',
    '/projects.md',
    '/chat.md',
    '/index.md?lng=de',
    '/manifest.de.webmanifest',
  ]
  const calls = ['/api/chat', '/api/client/projects', '/api/download-resume', '/api/fit', '/api/analyze-performance']
  for (const path of [...pages, ...files, ...calls]) expect([path, (await read(path)).status]).toEqual([path, 404])

  const { text: sitemap } = await read('/sitemap.xml')
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, one]) => new URL(one ?? '').pathname)).toEqual([
    '/',
    '/skills',
  ])
  expect(sitemap).not.toContain('xhtml:link')
  expect((await read('/llms.txt')).text).not.toMatch(/lng=|projects|chat\.md|Feed/)
  expect((await read('/index.md')).text).not.toMatch(/lng=|\/projects|\/chat/)
  expect((await read('/privacy.md')).text).not.toMatch(
    /assistant prepare|the language that you choose|a device tell|\bchat\b|what was noticed|answers a question/,
  )
  const { paths } = JSON.parse((await read('/api/openapi.json')).text) as { paths: Record<string, object> }
  expect(Object.keys(paths).filter((path) => /chat|client\/|fit|audits|register/.test(path))).toEqual([])
  // The owner's figures tell of visits from before, too.
  const others = Object.entries(paths).filter(([, calls]) => JSON.stringify(calls).includes('"ja"'))
  expect(others.map(([path]) => path)).toEqual(['/api/admin/visits'])

  const assets = join(folder, 'dist/client/assets')
  const code = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(code.map((name) => readFile(join(assets, name), 'utf8')))
  expect(texts.filter((text) => /Kundenportal|お客様ポータル|Espace client/.test(text))).toEqual([])
  const searched = texts.filter((_, i) => code[i]?.startsWith('search-entries-')).join('')
  expect(searched).toContain('/#experience')
  expect(searched).not.toMatch(/group:.(?:projects|services|background|testimonials|answers)\b/)
  expect(searched).not.toMatch(/href:.\/(?:projects|case-study|chat|client-portal|#testimonials|#education)/)
})

test('a site in German and Japanese has these two languages everywhere', async () => {
  const folder = copyOfTheProject()
  const CONTENT_DIR = await ownerFolder(['de', 'ja'], { assistant: 'Tove' })
  // A job that nobody has translated yet.
  const jobs = join(CONTENT_DIR, 'ja/work.yaml')
  const untranslated = (await readFile(jobs, 'utf8')).replace(/^ {2}title: .*\n/m, '')
  await writeFile(jobs, untranslated)
  // And an article that is in Japanese only, with a picture.
  const article = `---
title: 夜の記録
summary: 夜のあいだに何を記録し、朝に何を残すか。
language: ja
published: 2025-02-03
---

記録は短いほどよい。

![手書きの記録が並ぶ机](desk.png)
`
  await writeFile(join(CONTENT_DIR, 'writing/night-notes.md'), article)
  await mkdir(join(CONTENT_DIR, 'pictures'))
  const background = { r: 20, g: 60, b: 90 }
  await sharp({ create: { width: 1000, height: 500, channels: 3, background } })
    .png()
    .toFile(join(CONTENT_DIR, 'pictures/desk.png'))
  // And a project whose solution is more than a paragraph, which nobody has translated yet.
  const project = 'projects/mlops-transformation.yaml'
  const edit = async (file: string, solution: string | undefined) => {
    const values = parse(await readFile(join(CONTENT_DIR, file), 'utf8')) as object
    await writeFile(join(CONTENT_DIR, file), stringify({ ...values, solution }))
  }
  await edit(
    project,
    'In zwei Schritten, wie [notiert](https://example.com/):\n\n1. **messen**, `p99` zuerst\n2. <b>umziehen</b> [?](javascript:alert(1))',
  )
  await edit(`ja/${project}`, undefined)
  const imprint = 'Mara Lindholm\nStrandweg 1\n1000 Kopenhagen\n\nUSt-IdNr.: <DK 1>\n'
  await writeFile(join(CONTENT_DIR, 'imprint.yaml'), stringify({ text: imprint }))
  const { address, dataDir } = await startTheProject(folder, { CONTENT_DIR })
  const read = readAt(address)

  const home = await read('/', { 'Accept-Language': 'en,fr' })
  expect(home.text).toContain('<a href="/imprint" class="quiet py-3">Impressum</a>')
  expect((await read('/imprint')).text).toContain(
    'Mara Lindholm\nStrandweg 1\n1000 Kopenhagen\n\nUSt-IdNr.: &lt;DK 1&gt;',
  )
  const imprintInJapanese = (await read('/imprint?lng=ja')).text
  expect(imprintInJapanese).toContain('運営者情報</h1>')
  expect(imprintInJapanese).toMatch(/<p[^>]* lang="de">Mara Lindholm/)
  expect((await read('/imprint.md')).text).toContain('# Impressum\n\nMara Lindholm  \nStrandweg 1  \n1000 Kopenhagen')
  expect((await read('/llms.txt')).text).toContain('/imprint.md')
  expect((await read('/sitemap.xml')).text).not.toContain('/imprint')
  expect([home.status, home.language]).toEqual([200, 'de'])
  expect([...home.text.matchAll(/hreflang="([\w-]+)"/gi)].map(([, tag]) => tag)).toEqual([
    ...['x-default', 'de', 'ja'],
    ...['de', 'ja'],
    ...['de', 'ja'],
  ])
  expect((await read('/', { 'Accept-Language': 'ja' })).language).toBe('ja')
  expect((await read('/?lng=en')).status).toBe(404)
  expect(home.text).not.toContain('Teile dieser Website')
  const japanese = (await read('/?lng=ja')).text
  expect(japanese).toContain('このサイトの一部はドイツ語のみです。')
  expect(japanese.match(/<h3[^>]* lang="de"/g)).toHaveLength(1)
  // Tools are written once, for readers of all languages.
  expect(japanese).toMatch(/<li lang="de">Kubernetes<\/li>/)
  expect(home.text).toContain('<li>Kubernetes</li>')
  expect((await read('/index.md?lng=ja')).text).toContain('このサイトの一部はドイツ語のみです。')

  const written =
    '<p class="prose">In zwei Schritten, wie <a href="https://example.com/" class="link">notiert</a>:</p>' +
    '<ol class="prose mt-3"><li>1. <strong>messen</strong>, <code>p99</code> zuerst</li><li>2. &#x3C;b>umziehen&#x3C;/b> ?</li></ol>'
  const study = '/case-study/mlops-transformation'
  expect((await read(study)).text).toContain(`/solution">${written}</div>`)
  expect((await read(`${study}?lng=ja`)).text).toContain(`<div lang="de">${written}</div>`)
  expect((await read(`${study}.md`)).text).toContain('1. **messen**, `p99` zuerst\n')
  expect((await read('/resume.json')).text).not.toContain('**messen**')

  const german = (await read('/writing/night-notes')).text
  expect(german).toContain('Dieser Artikel ist nicht übersetzt. Sie lesen ihn auf Japanisch.')
  expect(german).toMatch(/<h1 lang="ja"[^>]*>(?:<span[^>]*>)?夜の記録(?:<\/span>)?<\/h1>/)
  expect(german).toMatch(/<div lang="ja" data-article="ja\/night-notes"/)
  expect(german).toContain('<link rel="canonical" href="http://localhost:3000/writing/night-notes?lng=ja">')
  expect(german).not.toMatch(/<link rel="alternate" hreflang/)
  const own = (await read('/writing/night-notes?lng=ja')).text
  expect(own).not.toContain('翻訳されていません')
  expect((await read('/writing')).text).toMatch(/<article[^>]* lang="ja"><h2[^>]*><a[^>]*>夜の記録/)
  expect((await read('/writing.xml')).text).toContain('<dc:language>ja</dc:language>')
  const sources = [...own.matchAll(/srcSet="([^"]+)"/gi)].map(([, set = '']) =>
    set.split(', ').map((one) => one.split(' ')),
  )
  expect(sources.map((set) => set.map(([, width]) => width))).toEqual([
    ['480w', '800w', '1000w'],
    ['480w', '800w', '1000w'],
  ])
  for (const [i, type] of ['image/avif', 'image/webp'].entries()) {
    for (const [src = '', width = ''] of sources[i] ?? []) {
      const response = await fetch(address + src)
      expect([src, response.headers.get('Content-Type')]).toEqual([src, type])
      const size = await sharp(new Uint8Array(await response.arrayBuffer())).metadata()
      expect(`${size.width}w`).toBe(width)
    }
  }

  const { text: sitemap } = await read('/sitemap.xml')
  expect(new Set([...sitemap.matchAll(/hreflang="([\w-]+)"/g)].map(([, tag]) => tag))).toEqual(
    new Set(['x-default', 'de', 'ja']),
  )
  const places = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, one = '']) => one)
  expect(places.filter((one) => one.includes('night-notes'))).toEqual([
    'http://localhost:3000/writing/night-notes?lng=ja',
  ])
  expect((await read('/manifest.webmanifest')).text).toContain('"lang":"de"')
  expect((await read('/manifest.en.webmanifest')).status).toBe(404)
  expect((await read('/llms.txt')).text).toContain('add `?lng=` with `ja`')
  expect((await read('/chat')).text).toContain('Fragen Sie Tove, die digitale Assistenz dieser Website')
  expect((await read('/chat?lng=ja')).text).toContain('アシスタントTove')
  for (const path of ['/', '/chat', '/chat.md', '/chat?lng=ja', '/llms.txt'])
    expect([path, (await read(path)).text.match(/\bIda\b/)]).toEqual([path, null])
  expect((await read('/feed.xml')).text).toContain('xml:lang="de"')
  expect((await read('/resume.txt')).text).toMatch(/Berufserfahrung|BERUFSERFAHRUNG/)
  const { paths } = JSON.parse((await read('/api/openapi.json')).text) as { paths: Record<string, object> }
  expect(JSON.stringify(paths['/api/chat'])).toContain('"enum":["de","ja"]')

  const asked = await fetch(`${address}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'ja' },
    body: JSON.stringify({ firstName: 'A', lastName: 'B', email: 'a@b.example', subject: 'X', message: 'Y' }),
  })
  expect(asked.status).toBe(200)
  const outbox = join(dataDir, 'outbox')
  await vi.waitFor(async () => expect(await mailFilesIn(outbox)).toHaveLength(2), { timeout: 10_000 })
  const mails = await Promise.all(
    (await mailFilesIn(outbox)).map(async (file) => PostalMime.parse(await readFile(join(outbox, file)))),
  )
  const mailTo = (address: string) => mails.find(({ to }) => to?.[0]?.address === address)
  const languageOf = (mail: (typeof mails)[number] | undefined) =>
    mail?.headers.find(({ key }) => key === 'content-language')?.value
  const [receipt, notice] = ['a@b.example', 'hello@mara-lindholm.example'].map(mailTo)
  expect(receipt?.text).toMatch(/メッセージ/)
  expect(notice?.text).toMatch(/Sprache der Seite: Japanisch/)
  expect([receipt, notice].map(languageOf)).toEqual(['ja', 'de'])

  const answer = async (message: string) => {
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ message })
    return (await (await fetch(`${address}/api/chat`, { method: 'POST', headers, body })).json()) as {
      language: string
      response: string
    }
  }
  // The pages have no English; whoever asks in it is answered in it.
  const inEnglish = await answer('Where does she live and what does she do?')
  expect(inEnglish.language).toBe('en')
  expect(inEnglish.response).toMatch(/\bbased in\b/)
  expect((await answer('どこに住んでいますか？')).language).toBe('ja')
})
