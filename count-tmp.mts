import { chromium } from '@playwright/test'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
await page.route('**/assets/*', (r) => r.abort())
await page.goto('http://localhost:23555/', { waitUntil: 'commit' })
await page.waitForTimeout(500)
console.log(await page.evaluate(() => {
  const all = [...document.querySelectorAll('body *')]
  const shown = all.filter((e) => e.checkVisibility({ contentVisibilityAuto: true }))
  const boxes = all.filter((e) => e.checkVisibility())
  const per: Record<string, number> = {}
  for (const e of boxes) { const top = e.closest('header,#main-content>div>*,#main-content section,footer,aside')?.tagName + '#' + (e.closest('section')?.id ?? ''); per[top] = (per[top] ?? 0) + 1 }
  return { all: all.length, boxes: boxes.length, shown: shown.length, per, waits: document.documentElement.dataset, styleLen: [...document.querySelectorAll('style')].map((s) => s.textContent!.length), rules: [...document.styleSheets].map((s) => { try { return s.cssRules.length } catch { return -1 } }) }
}))
await browser.close()
