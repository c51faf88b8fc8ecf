/** Pages that are harmless themselves, and whose files are not. */

import { gzipSync } from 'node:zlib'
import { expectDefined } from '#tests/builders/defined.ts'
import {
  drip,
  endless,
  fill,
  HEAD,
  type HostileAnswer,
  type HostilePages,
  MB,
  many,
  page,
  redirect,
} from './answers.ts'

/** A page with as many style sheets as are looked at, each with this answer. */
const withFiles = (file: HostileAnswer): HostileAnswer => {
  const home = page(() => many(30, (index) => `<link rel=stylesheet href="?file=${index}">`))
  return (request, response) => (expectDefined(request.url).includes('?file') ? file : home)(request, response)
}
const style = (body: () => Buffer | string, headers: Record<string, string> = {}) =>
  page(body, { 'content-type': 'text/css', ...headers })

export const files: HostilePages = {
  'style sheets of 2 MB': withFiles(style(() => fill('.a{color:red}', 2 * MB))),
  'style sheets that do not compress': withFiles(style(() => many(50_000, (index) => Math.sin(index).toString(36)))),
  'style sheets that are bombs': withFiles(style(() => gzipSync(Buffer.alloc(8 * MB)), { 'content-encoding': 'gzip' })),
  'style sheets that drip': withFiles(drip(`${HEAD}\r\n`, 'a')),
  'style sheets that never end': withFiles(endless(`${HEAD}\r\n`, () => fill('a', 65_536))),
  'style sheets after endless hints': withFiles(
    endless('', () => fill('HTTP/1.1 103 A\r\nLink: </a>\r\n\r\n', 65_536)),
  ),
  'style sheets that lead in a circle': withFiles(({ url, socket }) => void socket.end(redirect(expectDefined(url)))),
}
