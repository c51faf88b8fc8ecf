/** The site of the files in `content/owner`, no matter who wrote them: all other tests stand on the sample (decision 44). */
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { measureSite } from '#contract/seo/seo.ts'
import { root, startTheProject } from './builders/project.ts'
import { readWholeSite } from './builders/whole-site.ts'
import { fastFolder } from './servers/fast-folder.ts'

const OWNER = { email: 'owner@example.org', password: 'an owner of many words' }

test('it starts, its pages and files are whole, and search engines find no fault', async () => {
  const DATA_DIR = await mkdtemp(join(fastFolder(), 'this-site-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }))
  // Builds it where it is older than its sources.
  const { address } = await startTheProject(root, {
    DATA_DIR,
    CONTENT_DIR: process.env.THIS_SITES_CONTENT_DIR ?? '',
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
  })

  const site = await readWholeSite(address)
  expect(site.filter(({ status }) => status >= 500).map(({ path }) => path)).toEqual([])
  for (const { path, type, body, texts } of site) {
    const broken = texts.filter((text) => /\b(?:undefined|NaN)\b|\[object |^\s*…\s*$/.test(text))
    expect([path, broken]).toEqual([path, []])
    if (type.includes('html')) expect([path, body.match(/<h1[ >]/g)?.length]).toEqual([path, 1])
  }

  const post = (path: string, body: object, headers = {}) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const signedIn = await post('/api/auth/login', OWNER)
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0])
  const measured = await post('/api/admin/seo/measurements', {}, { Cookie: cookie.join('; ') })
  const { checks } = z.parse(measureSite.reply, await measured.json()).measurement
  for (const id of ['addresses', 'structured-data', 'sitemap', 'links'] as const)
    expect([id, checks[id].faults]).toEqual([id, []])
})
