/** Measurements of websites in journeys: results made for them, and a server whose answer the journey tells bit by bit. */

import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import type { Audit, AuditRequest } from '#contract/audit/audit.ts'
import type { Language } from '#contract/language.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { asEvent, visitChat, type Way } from './chat.ts'

const vital = (
  id: Audit['analysis']['vitals'][number]['id'],
  value: number,
  rating: 'good' | 'needs-improvement' | 'poor',
) => ({
  id,
  value,
  rating,
})

/** A dot of one pixel. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** A slow page as a browser measures it. */
export const slowResult = (language: Language = 'en', analysis: Partial<Audit['analysis']> = {}): Audit => ({
  id: '3f1a9d0e-6f0f-4d57-8f3e-0c9a2b7d1e55',
  success: true,
  message: 'Measured.',
  analysis: {
    url: 'https://www.slow.example/',
    score: 38,
    kind: 'browser',
    measuredAt: Date.now() - 180_000,
    ageMs: 180_000,
    vitals: [
      vital('fcp', 2900, 'needs-improvement'),
      vital('lcp', 6200, 'poor'),
      vital('cls', 0.02, 'good'),
      vital('tbt', 840, 'poor'),
    ],
    bytes: 4_300_000,
    requests: 96,
    isPartial: true,
    notMeasured: ['inp', 'fid'],
    screenshot: PICTURE,
    own: { score: 99, vitals: [vital('lcp', 1100, 'good')], measuredAt: Date.now() },
    ...analysis,
  },
  insights: {
    summary: 'www.slow.example scores 38 out of 100.',
    recommendations: ['Let the page paint first: defer the scripts.'],
    businessImpact: 'Visitors wait.',
    fixes: [
      { id: 'render-blocking', title: 'Let the page paint first', text: 'Defer the scripts.', savingMs: 1800 },
      { id: 'images', title: 'Send lighter images', text: 'As AVIF.', savingMs: 900, savingBytes: 2_100_000 },
      { id: 'caching', title: 'Let browsers keep files', text: 'For a year.' },
    ],
    note: 'Runs vary.',
  },
  language,
})

export const fastResult = (language: Language = 'en'): Audit => {
  const slow = slowResult(language, { url: 'https://fast.example/', score: 97, vitals: [vital('lcp', 900, 'good')] })
  const summary = 'fast.example scores 97 out of 100.'
  return { ...slow, insights: { ...slow.insights, summary, fixes: [], recommendations: [] } }
}

/** As it is measured without a browser. */
export const lightResult = (language: Language = 'en'): Audit => {
  const { screenshot: _, own: __, ...analysis } = slowResult(language).analysis
  const vitals = [vital('ttfb', 430, 'good')]
  const notMeasured: Audit['analysis']['notMeasured'] = ['fcp', 'lcp', 'cls', 'tbt', 'speed-index', 'inp', 'fid']
  return { ...slowResult(language), analysis: { ...analysis, kind: 'light', score: 71, vitals, notMeasured } }
}

/** Answers every measurement like this from now on. @returns what was asked. */
export async function measureAs(page: Page, result: Audit): Promise<AuditRequest[]> {
  const asked: AuditRequest[] = []
  await page.unroute('**/api/analyze-performance')
  await page.route('**/api/analyze-performance', (route) => {
    asked.push(route.request().postDataJSON())
    return route.fulfill({ contentType: 'text/event-stream', body: asEvent('done', result) })
  })
  return asked
}

/** Measurements go to a server of the journey's own from now on. */
export async function tellMeasurement(page: Page) {
  let response: ServerResponse | undefined
  let begun = () => {}
  let gone = () => {}
  const asked = new Promise<void>((resolve) => {
    begun = resolve
  })
  const left = new Promise<void>((resolve) => {
    gone = resolve
  })
  const server = createServer((request, answer) => {
    request.resume()
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    answer.flushHeaders()
    answer.on('close', gone)
    response = answer
    begun()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await page.route('**/api/analyze-performance', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }))
  return {
    async tell(event: 'progress' | 'done', data: object) {
      await asked
      expectDefined(response).write(asEvent(event, data))
    },
    /** Ends the connection in the middle. */
    async breakOff() {
      await asked
      expectDefined(response).destroy()
    },
    /** Resolves when the visitor's browser has closed the connection. */
    left,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The chat with its form for a website's address open. */
export async function openAuditForm(page: Page, way?: Way) {
  const chat = await visitChat(page, way)
  const { panel, tFeature } = chat
  await chat.openTools()
  await chat.button(tFeature('audit.offer')).click()
  return {
    ...chat,
    ...auditParts(chat),
    card: panel.locator('.audit-result'),
  }
}

export const auditParts = ({ panel, tFeature }: Pick<Awaited<ReturnType<typeof visitChat>>, 'panel' | 'tFeature'>) => ({
  address: panel.getByRole('textbox', { name: tFeature('audit.label') }),
  measure: panel.getByRole('button', { name: tFeature('audit.submit'), exact: true }),
  stop: panel.getByRole('button', { name: tFeature('audit.stop') }),
  message: panel.getByRole('textbox', { name: tFeature('input.label') }),
})
