import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
const out: Record<string, string[]> = {}
const med = (v: number[]) => v.toSorted((a, b) => a - b)[v.length >> 1]!
const rows: Record<string, number[][]> = {}
for (let i = 0; i < Number(process.env.N ?? 4); i++) for (const url of process.argv.slice(2)) {
  const chrome = await launch({ chromePath: '/usr/bin/chromium', chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
  const r = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json', onlyCategories: ['performance'] })
  const l = r!.lhr
  const trace = (r as any).artifacts.Trace.traceEvents
  const nav = trace.find((e: any) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.startsWith('http://'))
  const tasks = trace.filter((e: any) => e.name === 'RunTask' && e.pid === nav.pid && e.tid === nav.tid && e.dur > 300 && e.ts > nav.ts && e.ts < nav.ts + 1500000)
  const within = (e: any, name: string) => trace.filter((x: any) => x.name === name && x.pid === e.pid && x.tid === e.tid && x.ts >= e.ts && x.ts < e.ts + e.dur).reduce((s: number, x: any) => s + (x.dur ?? 0), 0) / 1000
  const commit = tasks.find((e: any) => within(e, 'DocumentLoader::CommitNavigation') > 0)
  const lay = tasks.toSorted((a: any, b: any) => within(b, 'Layout') - within(a, 'Layout'))[0]
  ;(rows[url] ??= []).push([l.audits['total-blocking-time']!.numericValue!, l.audits['first-contentful-paint']!.numericValue!, l.audits['largest-contentful-paint']!.numericValue!, commit.dur / 1000, within(commit, 'LocalWindowProxy::Initialize'), lay.dur / 1000, within(lay, 'Layout'), within(lay, 'UpdateLayoutTree')].map((v) => Math.round(v)))
  chrome.kill()
}
for (const [url, v] of Object.entries(rows)) { console.log(url, 'tbt fcp lcp commit init laytask layout style'); for (const x of v) console.log('   ', x.join(' ')); console.log('  med', v[0]!.map((_, i) => med(v.map((x) => x[i]!))).join(' ')) }
