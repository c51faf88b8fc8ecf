// where the blocking time is: tasks of lighthouse
import { launch } from '/work/main/node_modules/chrome-launcher/dist/index.js'
import lighthouse from '/work/main/node_modules/lighthouse/core/index.js'
const chrome = await launch({ chromePath: '/usr/bin/chromium', chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
const r = await lighthouse(process.argv[2]!, { port: chrome.port, logLevel: 'error', output: 'json', onlyCategories: ['performance'] })
const l = r!.lhr
console.log('tbt', l.audits['total-blocking-time']!.numericValue, 'fcp', l.audits['first-contentful-paint']!.numericValue, 'tti', l.audits['interactive']?.numericValue, 'bench', l.environment.benchmarkIndex)
for (const t of (l.audits['long-tasks']!.details as any)?.items ?? []) console.log('long', t.url.slice(0,80), Math.round(t.startTime), Math.round(t.duration))
const trace = (r as any).artifacts.Trace.traceEvents
const main = trace.filter((e: any) => e.name === 'RunTask' && e.dur > 8000)
const start = trace.find((e: any) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.startsWith('http://localhost'))?.ts ?? 0
const pid = trace.find((e: any) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.startsWith('http://localhost'))
for (const e of main.filter((e: any) => e.pid === pid.pid && e.tid === pid.tid)) {
  const inside = trace.filter((x: any) => x.pid === e.pid && x.tid === e.tid && x.ts >= e.ts && x.ts + (x.dur ?? 0) <= e.ts + e.dur && x !== e && x.dur > 1000)
  console.log('task', ((e.ts - start) / 1000).toFixed(0), (e.dur / 1000).toFixed(1), inside.slice(0, 14).map((x: any) => x.name + ' ' + (x.dur / 1000).toFixed(1)).join(', '))
}
chrome.kill()
