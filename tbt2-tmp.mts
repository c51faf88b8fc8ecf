import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
const chrome = await launch({ chromePath: '/usr/bin/chromium', chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
const r = await lighthouse(process.argv[2]!, { port: chrome.port, logLevel: 'error', output: 'json', onlyCategories: ['performance'] })
const l = r!.lhr
console.log('tbt', l.audits['total-blocking-time']!.numericValue, 'fcp', l.audits['first-contentful-paint']!.numericValue, 'lcp', l.audits['largest-contentful-paint']!.numericValue)
for (const t of (l.audits['long-tasks']!.details as any)?.items ?? []) console.log('long', t.url.slice(0,80), Math.round(t.startTime), Math.round(t.duration))
const trace = (r as any).artifacts.Trace.traceEvents
const pid = trace.find((e: any) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.startsWith('http://'))
const start = pid.ts
for (const e of trace.filter((e: any) => e.name === 'RunTask' && e.pid === pid.pid && e.tid === pid.tid && e.dur > 300 && e.ts > start && e.ts < start + 170000)) {
  const inside = trace.filter((x: any) => x.pid === e.pid && x.tid === e.tid && x.ts >= e.ts && x.ts + (x.dur ?? 0) <= e.ts + e.dur && x !== e && (x.dur > 700 || /^(ParseHTML|Layout|UpdateLayoutTree|ScheduleStyle|InvalidateLayout|FireAnim|BeginMain)/.test(x.name)))
  console.log('task', ((e.ts - start) / 1000).toFixed(0), (e.dur / 1000).toFixed(1), inside.slice(0, 14).map((x: any) => x.name + ' ' + (x.dur / 1000).toFixed(1) + (x.args?.beginData ? ' ' + x.args.beginData.startLine + '-' + x.args.endData?.endLine : '')).join(', '))
}
const g = (r as any).artifacts; chrome.kill()
