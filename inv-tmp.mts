import { chromium, devices } from '@playwright/test'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
const context = await browser.newContext({ ...devices['Moto G4'] })
const page = await context.newPage()
await browser.startTracing(page, { path: '/tmp/w/t.json', categories: ['-*', 'toplevel', 'blink', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking', 'disabled-by-default-devtools.timeline.stack', 'blink.user_timing', 'loading', 'fonts', 'disabled-by-default-blink.debug.layout', 'disabled-by-default-blink.debug.layout.trees'].filter((c) => !c.includes('trees')) })
await page.goto(process.argv[2]!)
await page.waitForTimeout(1500)
await browser.stopTracing()
await browser.close()
const ev = JSON.parse((await import('node:fs')).readFileSync('/tmp/w/t.json', 'utf8')).traceEvents
const nav = ev.filter((e: any) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.startsWith('http')).at(-1)
const main = ev.filter((e: any) => e.pid === nav.pid && e.tid === nav.tid && e.ts > nav.ts && e.ts < nav.ts + 1400000).sort((a: any, b: any) => a.ts - b.ts)
const lay = main.filter((e: any) => e.name === 'Layout').sort((a: any, b: any) => b.dur - a.dur)[0]
for (const e of main.filter((e: any) => (process.env.ALL || (e.ts > lay.ts - 30000 && e.ts < lay.ts + lay.dur + 3000)) && e.name !== 'RunTask')) {
  if (process.env.ALL ? false : e.dur !== undefined && e.dur < 300) continue
  if (/Profile|ThreadControl|SimpleWatcher|MojoMessage/.test(e.name)) continue
  console.log(((e.ts - nav.ts) / 1000).toFixed(1), e.name, e.dur ? (e.dur / 1000).toFixed(1) : '', JSON.stringify(e.args).slice(0, 260))
}
