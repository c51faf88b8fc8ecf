import { chromium } from '@playwright/test'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
await page.route('**/assets/*', (r) => r.abort())
await page.goto('http://localhost:23555/chat', { waitUntil: 'commit' }); await page.waitForTimeout(500)
console.log(await page.evaluate(() => [...document.querySelectorAll('body *')].filter((e) => e.checkVisibility() && getComputedStyle(e).fontFamily.startsWith('ui-mono')).map((e) => e.outerHTML.slice(0, 120))))
console.log(await page.evaluate(() => [...document.querySelectorAll('body *')].filter((e) => e.checkVisibility()).map((e) => e.tagName + '.' + e.getAttribute('class')).join(' | ')))
await browser.close()
