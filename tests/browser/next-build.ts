/** The site under test as if it were built anew while somebody reads: the same pages, with another service worker. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SITE_URL } from './environment.ts'

export async function serveBuilds() {
  let build = 1
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${SITE_URL}${request.url}`, {
      headers: { 'Accept-Encoding': 'identity', Cookie: request.headers.cookie ?? '' },
      redirect: 'manual',
    })
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !/^(?:content-length|etag)$/.test(name)))
    let body = Buffer.from(await answer.arrayBuffer())
    if (request.url === '/sw.js') body = Buffer.from(`${body}\n// build ${build}`)
    if (headers['content-type']?.startsWith('text/html'))
      body = Buffer.from(`${body}`.replace('<head>', `<head><meta name="build" content="${build}">`))
    response.writeHead(answer.status, headers).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    next: () => void build++,
    stop: () => void server.close(),
  }
}
