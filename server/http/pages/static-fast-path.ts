/**
 * Answers existing pages and files from the socket, without the app. It
 * gives the same answers as the app at several times the rate (`bench/pages-per-second.ts`).
 */
import type { RequestListener } from 'node:http'
import type { Metrics } from '#server/observability/metrics.ts'
import type { PageAnswers } from './page-answers.ts'

const namesMarkdown = /markdown/i

/** @param next handles every other request. */
export function pagesFirst(answers: PageAnswers, metrics: Metrics, next: RequestListener): RequestListener {
  return (request, response) => {
    const { method, url = '/', headers } = request
    if (method !== 'GET' && method !== 'HEAD') return next(request, response)
    // The client may prefer Markdown: see `features/markdown`.
    if (headers.accept !== undefined && namesMarkdown.test(headers.accept)) return next(request, response)
    const start = performance.now()
    const mark = url.indexOf('?')
    const found = answers.find({
      path: mark === -1 ? url : url.slice(0, mark),
      query: mark === -1 ? '' : url.slice(mark + 1),
      cookie: headers.cookie,
      acceptLanguage: headers['accept-language'],
      acceptEncoding: headers['accept-encoding'],
      ifNoneMatch: headers['if-none-match'],
    })
    if (!found) return next(request, response)
    // A connection of HTTP/1.1 stays open without being told to: 48 bytes an answer, 430 for the home page and its files.
    if (response.shouldKeepAlive) response.removeHeader('Connection')
    response.writeHead(found.status, found.headers)
    response.end(method === 'HEAD' ? undefined : (found.body ?? undefined))
    metrics.observe(method, '/*', found.status, (performance.now() - start) / 1000)
  }
}
