import { expect, onTestFinished, test } from 'vitest'
import { createGuard } from '#server/integrations/public-address.ts'
import { createSafeFetch } from '#server/integrations/safe-fetch.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import {
  type AuditSite,
  brokenSite,
  endlessSite,
  fastSite,
  hostileSite,
  hugeSite,
  redirectingSite,
  serveSite,
  slowSite,
} from '#tests/servers/audit-sites.ts'
import { AuditFailed } from './auditor.ts'
import { createLightAuditor } from './light.ts'

async function started(site: Promise<AuditSite>): Promise<AuditSite> {
  const ready = await site
  onTestFinished(() => ready.stop())
  return ready
}

function audit(site: AuditSite, others: AuditSite[] = []) {
  const fetch = createSafeFetch(createGuard([site, ...others].map(({ place }) => place)), 'test agent')
  const auditor = createLightAuditor({ visitors: fetch, own: fetch })
  return auditor.measure(site.url, { signal: new AbortController().signal, onProgress: () => {} })
}

test('a fast, a slow and a huge site are ranked in this order', async () => {
  const sites = [await started(fastSite()), await started(slowSite()), await started(hugeSite())]
  const [fast, slow, huge] = (await Promise.all(sites.map((site) => audit(site)))).map(({ score }) => score)
  expect(fast).toBeGreaterThan(90)
  expect(slow).toBeLessThan(expectDefined(fast) - 10)
  expect(huge).toBeLessThan(expectDefined(slow) - 10)
})

test('the problems of a slow site are found with their savings', async () => {
  const { findings, vitals, requests } = await audit(await started(slowSite()))
  expect(findings.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['server-response', 'compression', 'render-blocking', 'caching', 'image-dimensions']),
  )
  const saving = expectDefined(findings.find(({ id }) => id === 'compression'))
  expect(saving.savingBytes).toBeGreaterThan(200_000)
  const times = findings.map(({ savingMs = 0 }) => savingMs)
  expect(times).toEqual([...times].sort((a, b) => b - a))
  expect(vitals.ttfb).toBeGreaterThanOrEqual(800)
  expect(requests).toBe(4)
})

test('a fast site has no findings', async () => {
  expect((await audit(await started(fastSite()))).findings).toEqual([])
})

test('metrics that need a browser are named, but not given', async () => {
  const { vitals, notMeasured } = await audit(await started(fastSite()))
  expect(Object.keys(vitals)).toEqual(['ttfb'])
  expect(notMeasured).toEqual(expect.arrayContaining(['fcp', 'lcp', 'cls', 'tbt', 'inp']))
})

test('a redirect is followed, and counts', async () => {
  const target = await started(fastSite())
  const { url, findings } = await audit(await started(redirectingSite(target.url)), [target])
  expect(url).toBe(target.url)
  expect(findings).toEqual([{ id: 'redirects', savingMs: 300 }])
})

test('a broken site and one without a page fail alike', async () => {
  const picture = serveSite((_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end())
  for (const site of [brokenSite(), picture]) {
    await expect(audit(await started(site))).rejects.toThrow(new AuditFailed('There is no page.'))
  }
})

test('files at private addresses are not fetched', async () => {
  const inside = await started(serveSite((_, response) => response.end('inside')))
  const hostile = await started(hostileSite([inside.url, 'http://169.254.169.254/']))
  expect(await audit(hostile)).toMatchObject({ isPartial: true, requests: 1 })
  expect(inside.connections()).toBe(0)
})

test('a page that never finishes is measured within ten seconds, without the missing parts', async () => {
  const startedAt = performance.now()
  expect(await audit(await started(endlessSite()))).toMatchObject({ isPartial: true, requests: 1 })
  expect(performance.now() - startedAt).toBeLessThan(10_000)
})

test('a page with a hundred thousand open tags is read up to the limit', async () => {
  const deep = `${'<a>'.repeat(200_000)}${'</b>'.repeat(100_000)}`
  const site = await started(
    serveSite((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(deep)),
  )
  const { isPartial, findings } = await audit(site)
  expect(isPartial).toBe(true)
  expect(findings.map(({ id }) => id)).toContain('dom-size')
})
