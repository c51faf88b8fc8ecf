import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildPages } from '#tests/builders/pages.ts'
import { buildApp } from '#tests/servers/app.ts'
import { createPageAnswers } from './page-answers.ts'
import { pagesFirst } from './static-fast-path.ts'

/** A server with the short way and one without. */
async function setUp() {
  const { app, services } = await buildApp('sqlite')
  const listener = getRequestListener(app.fetch)
  const answers = createPageAnswers(services.env, buildPages())
  const servers = [createServer(pagesFirst(answers, services.metrics, listener)), createServer(listener)]
  const ports = await Promise.all(
    servers.map(async (server) => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      onTestFinished(() => void server.close())
      return (server.address() as AddressInfo).port
    }),
  )
  return { short: expectDefined(ports[0]), long: expectDefined(ports[1]) }
}

async function ask(port: number, method: string, path: string, headers: Record<string, string>) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', method, path, headers, agent: false }, resolve).on('error', reject).end()
  })
  const told = Object.entries(response.headers).filter(([name]) => !['date', 'x-request-id'].includes(name))
  const body = (await buffer(response)).toString('latin1').replace(/"requestId":"[^"]+"/, '')
  return { status: response.statusCode, headers: Object.fromEntries(told), body }
}

test('the fast path answers pages and files like the app', async () => {
  const { short, long } = await setUp()
  const paths = [
    '/',
    '/?lng=de',
    '/?lng=de&lng=fr',
    '/?x=1&lng=%64e',
    '/?lng=',
    '/about',
    '/about/',
    '/about/?a=b',
    '/nothing',
  ]
  const others = [
    '/assets/app-4f2a.js',
    '/favicon.svg',
    '/favicon.svg?v=1',
    '/api/contact',
    '/api/none',
    '//about',
    '/%61bout',
  ]
  const headers: Record<string, string>[] = [
    {},
    { 'Accept-Encoding': 'gzip, br' },
    { 'Accept-Encoding': 'gzip', 'Accept-Language': 'fr;q=0.5, ja' },
    { Cookie: 'a=b; i18next=zh-CN', 'Accept-Language': 'de' },
    { Cookie: 'xi18next=zh; i18next=%64e' },
    { Cookie: 'i18next="de"' },
    { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
    { Accept: 'text/markdown, text/html;q=0.9', 'Accept-Language': 'fr' },
    { Accept: 'text/html, Text/Markdown;q=0.9' },
  ]
  for (const path of [...paths, ...others]) {
    for (const sent of headers) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(short, method, path, sent)
        expect(answer, JSON.stringify([method, path, sent])).toEqual(await ask(long, method, path, sent))
        const { etag } = answer.headers
        if (method === 'GET' && etag) {
          const again = { ...sent, 'If-None-Match': etag as string }
          expect(await ask(short, 'GET', path, again)).toEqual(await ask(long, 'GET', path, again))
        }
      }
    }
    expect(await ask(short, 'POST', path, {}).then(({ status }) => status)).toBe(
      (await ask(long, 'POST', path, {})).status,
    )
  }
})
