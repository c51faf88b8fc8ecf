import { chromium } from '@playwright/test'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
await page.route('**/assets/*', (r) => r.abort())
for (const path of process.argv.slice(2)) {
await page.goto('http://localhost:23555' + path, { waitUntil: 'commit' })
await page.waitForTimeout(500)
console.log(path, await page.evaluate(() => {
  const all = [...document.querySelectorAll('body *')]
  const boxes = all.filter((e) => e.checkVisibility() && e.getBoundingClientRect().height)
  const per: Record<string, number> = {}
  const below = boxes.filter((e) => e.getBoundingClientRect().top > innerHeight)
  const name = (e: Element) => e.tagName + '.' + (e.getAttribute('class') ?? '').slice(0, 40) + '#' + e.id
  const tops = below.filter((e) => !below.includes(e.parentElement!)).map((e) => name(e) + ' in ' + name(e.parentElement!) + ' ' + e.querySelectorAll('*').length)
  return { all: all.length, boxes: boxes.length, below: below.length, tops: tops.slice(0, 30), fonts: [...new Set(boxes.filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent!.trim())).map((e) => { const s = getComputedStyle(e); return s.fontFamily.slice(0, 14) + ' ' + s.fontSize + ' ' + s.fontWeight }))] }
}))
}
await browser.close()
