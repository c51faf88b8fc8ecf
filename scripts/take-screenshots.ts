/**
 * `npm run screenshots`: takes screenshots of every page, overlay and state at three widths, in both themes and in the most
 * different languages (long words, no spaces), with a contact sheet, in `screenshots/`.
 * Arguments select scenes by name; LANGUAGES, WIDTHS and THEMES the rest.
 */

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { required } from '#server/required.ts'
import { freePort } from '#tests/servers/ports.ts'
import { startSite } from '#tests/servers/site-process.ts'
import { OFFLINE_PATH } from '#web/platform/offline/cached-pages.ts'
import { findJourneyBrowser } from './ensure-browser.ts'
import { accountScenes } from './screenshots/account-scenes.ts'
import { chatScenes } from './screenshots/chat-scenes.ts'
import type { Scene, Viewer } from './screenshots/scene.ts'
import { fillSite } from './screenshots/site-content.ts'
import { visitorScenes } from './screenshots/visitor-scenes.ts'

const listed = (name: string, all: string) => (process.env[name] ?? all).split(' ')
const languages = listed('LANGUAGES', 'en de ja')
const widths = listed('WIDTHS', '360 768 1440').map(Number)
const named = listed('THEMES', 'light dark')
const themes = (['light', 'dark'] as const).filter((theme) => named.includes(theme))
const chosen = process.argv.slice(2)
const folder = join(import.meta.dirname, '..', 'screenshots')

/** Typical window heights of phones, tablets and desktops. */
const heights: Record<number, number> = { 360: 800, 768: 1024, 1440: 900 }
/** Time for entrance animations to end, but not for late elements to appear. */
const REST_MS = 900

/** Timeout of a scene. */
const DEADLINE_MS = 15_000

const people = {
  client: { email: 'client@example.com', password: 'to be looked at only' },
  newcomer: { email: 'newcomer@example.com', password: 'to be looked at as well' },
  owner: { email: 'owner@example.com', password: 'to be looked at only, too' },
}

type Account = keyof typeof people

/** @returns the browser state of a signed-in user. */
async function signIn(browser: Browser, origin: string, who: Account) {
  const context = await browser.newContext()
  const response = await context.request.post(`${origin}/api/auth/login`, { data: people[who] })
  if (!response.ok()) throw new Error(`${who} cannot sign in: ${response.status()} ${await response.text()}`)
  const storageState = await context.storageState()
  await context.close()
  return storageState
}

interface Shot {
  scene: Scene
  language: string
  file: string
}

/** Scrolls through the page once and back, so that lazy elements appear. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((next) => setTimeout(next, 60))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** A new browser context for each scene, so that state such as an open chat does not carry over. */
async function take(browser: Browser, visitor: BrowserContextOptions, origin: string, { scene, language, file }: Shot) {
  const context = await browser.newContext(visitor)
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(DEADLINE_MS)
    await scene.before?.(page)
    const address = new URL(scene.path, origin)
    address.searchParams.set('lng', language)
    await page.goto(address.href)
    // The offline page is never hydrated.
    if (scene.path !== OFFLINE_PATH) await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0)
    if (!scene.isOverlay) await readThrough(page)
    await scene.act?.(page)
    await page.waitForTimeout(REST_MS)
    await page.screenshot({ path: join(folder, file), fullPage: !scene.isOverlay })
  } finally {
    await context.close()
  }
}

async function takeAll(browser: Browser, origin: string, scenes: Scene[]): Promise<string[]> {
  const files: string[] = []
  const wanted = scenes.filter(({ name }) => chosen.length === 0 || chosen.includes(name))
  for (const who of ['visitor', 'client', 'newcomer', 'owner'] satisfies Viewer[]) {
    const theirs = wanted.filter(({ as = 'visitor' }) => as === who)
    if (theirs.length === 0) continue
    const account = who === 'visitor' ? {} : { storageState: await signIn(browser, origin, who) }
    for (const width of widths) {
      for (const theme of themes) {
        const viewport = { width, height: heights[width] ?? 900 }
        const visitor: BrowserContextOptions = { viewport, colorScheme: theme, serviceWorkers: 'block', ...account }
        for (const scene of theirs) {
          await Promise.all(
            languages.map(async (language) => {
              const file = `${scene.name}.${width}.${theme}.${language}.png`
              // A failed scene is reported, and the others continue.
              await take(browser, visitor, origin, { scene, language, file }).then(
                () => files.push(file),
                (error: Error) => console.error(`${file}: ${error.message}`),
              )
            }),
          )
        }
      }
    }
  }
  return files
}

const sheet = (files: string[]) => `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>body{font:14px system-ui;display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:1rem;margin:1rem}
img{width:100%;max-height:24rem;object-fit:cover;object-position:top;border:1px solid #ccc}figure{margin:0}</style>
${files.map((file) => `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${file}</figcaption></figure>`).join('\n')}
`

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const port = await freePort()
const origin = `http://localhost:${port}`
const site = await startSite({
  PORT: String(port),
  SITE_URL: origin,
  // Allows an audit of this site.
  AUDIT_ALLOW: new URL(origin).host,
  DEMO: 'true',
  DEMO_CLIENT_EMAIL: people.client.email,
  DEMO_CLIENT_PASSWORD: people.client.password,
  ADMIN_EMAIL: people.owner.email,
  ADMIN_PASSWORD: people.owner.password,
})
const browser = await chromium.launch({
  executablePath: required(findJourneyBrowser()),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--hide-scrollbars'],
})
try {
  const audit = await fillSite(origin, people.newcomer)
  const scenes = [...visitorScenes(audit), ...chatScenes, ...accountScenes]
  const files = await takeAll(browser, origin, scenes)
  await writeFile(join(folder, 'index.html'), sheet(files))
  console.log(`${files.length} screenshots, all on ${join(folder, 'index.html')}`)
} finally {
  await browser.close()
  await site.stop()
}
