import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { URL_MAX } from '#contract/audit/page-address.ts'
import { started } from '#tests/builders/audits.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { serveSite } from '#tests/servers/audit-sites.ts'
import { AuditFailed } from './auditor.ts'
import { createPagespeedAuditor } from './pagespeed.ts'

const lighthouseResult = {
  finalDisplayedUrl: 'https://one.test/',
  categories: { performance: { score: 0.42 } },
  audits: {
    'largest-contentful-paint': { score: 0.1, numericValue: 5123.4 },
    'cumulative-layout-shift': { score: 1, numericValue: 0.01234 },
    'total-byte-weight': { score: 0.5, numericValue: 2_000_000 },
    'render-blocking-resources': { score: 0, metricSavings: { LCP: 900, FCP: 1200 } },
    'modern-image-formats': { score: 0, details: { overallSavingsBytes: 500_000 } },
    'uses-text-compression': { score: 1, details: { overallSavingsBytes: 10 } },
  },
}

async function measure(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const google = await started(serveSite(answer))
  const auditor = createPagespeedAuditor('the key', google.url)
  const options = { signal: new AbortController().signal, onProgress: () => {} }
  return { google, result: auditor.measure('https://one.test/?a=b', options) }
}

test('the result of PageSpeed Insights is read, with field data', async () => {
  const loadingExperience = { metrics: { INTERACTION_TO_NEXT_PAINT: { percentile: 180 } } }
  const { google, result } = await measure((_, response) =>
    response.end(JSON.stringify({ lighthouseResult, loadingExperience })),
  )
  expect(await result).toEqual({
    url: 'https://one.test/',
    score: 42,
    vitals: { lcp: 5123, cls: 0.012, inp: 180 },
    notMeasured: ['fid'],
    bytes: 2_000_000,
    isPartial: false,
    findings: [
      { id: 'render-blocking', savingMs: 1200 },
      { id: 'images', savingBytes: 500_000 },
      { id: 'page-weight' },
    ],
  })
  const query = new URL(expectDefined(google.paths[0]), google.url).searchParams
  expect(Object.fromEntries(query)).toEqual({
    url: 'https://one.test/?a=b',
    key: 'the key',
    category: 'performance',
    strategy: 'mobile',
  })
})

test('figures of the whole site are not shown as the page’s', async () => {
  const loadingExperience = { origin_fallback: true, metrics: { INTERACTION_TO_NEXT_PAINT: { percentile: 180 } } }
  const { result } = await measure((_, response) =>
    response.end(JSON.stringify({ lighthouseResult, loadingExperience })),
  )
  expect(await result).toMatchObject({ notMeasured: ['inp', 'fid'] })
})

test('an endless answer is a failed audit', async () => {
  const piece = Buffer.alloc(64 * 1024, '[')
  const { result } = await measure((_, response) => {
    const more = () => {
      while (response.writable && response.write(piece));
      if (response.writable) response.once('drain', more)
    }
    more()
  })
  await expect(result).rejects.toThrow(AuditFailed)
})

test('an address of megabytes is cut', async () => {
  const finalDisplayedUrl = `https://one.test/${'a'.repeat(3000)}`
  const { result } = await measure((_, response) =>
    response.end(JSON.stringify({ lighthouseResult: { ...lighthouseResult, finalDisplayedUrl } })),
  )
  const { url } = await result
  expect(url).toHaveLength(URL_MAX)
})

test.each([
  ['a refusal', 429, '{"error":{"code":429}}'],
  ['no JSON', 200, '<html>'],
  [
    'a page that could not be loaded',
    200,
    JSON.stringify({ lighthouseResult: { ...lighthouseResult, runtimeError: { code: 'NO_FCP' } } }),
  ],
])('%s is a failed audit that does not name the key', async (_, status, body) => {
  const { result } = await measure((_request, response) => response.writeHead(status).end(body))
  const error = await result.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(AuditFailed)
  expect(String(error)).not.toContain('key')
})
