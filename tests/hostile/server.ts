/**
 * Serves the hostile pages in a thread of its own, so that making them does not disturb the measurement: `/<number>` is the
 * page with that number, `/<number>?file=…` what belongs to it, and the home page of `company-<number>.com` is as well.
 */

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort } from 'node:worker_threads'
import { expectDefined } from '#tests/builders/defined.ts'
import { hostilePages } from './all.ts'

const answers = Object.values(hostilePages)

const server = createServer((request, response) => {
  request.socket.on('error', () => {})
  const number = (/^\/(\d+)/.exec(expectDefined(request.url)) ?? /company-(\d+)/.exec(request.headers.host ?? ''))?.[1]
  const answer = number === undefined ? undefined : answers[Number(number)]
  if (answer) answer(request, response)
  else response.writeHead(404).end()
})
server.listen(0, '127.0.0.1', () => expectDefined(parentPort).postMessage((server.address() as AddressInfo).port))
